import LayoutEngine

/// Several pages at one place, of which one is shown. The others keep their state and their scroll offsets, are not
/// measured, and have no views.
struct Pages<Content: Layout>: _PrimitiveLayout {
  let shown: Int
  let content: Content

  init(shown: Int, @LayoutBuilder content: () -> Content) {
    self.shown = shown
    self.content = content()
  }

  func _lower(_ lowering: _Lowering) { lowering.container(PagesRule(shown: shown), content) }
}

/// A page that fills its room: one element, whatever is on it.
struct Page<Content: Layout>: Layout {
  let content: Content

  init(@LayoutBuilder content: () -> Content) { self.content = content() }

  var body: some Layout {
    // A box of its own, so that the page is one child of the pages.
    VStack(spacing: nil) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
