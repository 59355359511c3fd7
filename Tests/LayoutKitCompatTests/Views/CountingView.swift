import LayoutKitCompat

/// A native view, as a toolkit would have it: it counts what is done to it.
class CountingView: LayoutKitView {
  var frame = Rect.zero { didSet { frameSets += 1 } }
  var layoutRecord = ViewRecord()
  var userDirection = LayoutDirection.leftToRight
  var transformScale = 1.0
  var anchor = Point(x: 0.5, y: 0.5)
  private(set) weak var parent: CountingView?
  private(set) var children: [CountingView] = []

  var frameSets = 0
  var configurations = 0
  var insertions = 0
  /// What was done to the view, in order.
  var log: [String] = []
  var text = ""
  var presentation = ViewPresentation.identity

  init() {}

  init(width: Double, height: Double) { frame = Rect(x: 0, y: 0, width: width, height: height) }

  var parentView: (any LayoutKitView)? { parent }
  var childViews: [any LayoutKitView] { children }

  func insertChild(_ view: any LayoutKitView, at index: Int) {
    guard let view = view as? CountingView else { return }
    precondition(view.parent == nil)
    children.insert(view, at: index)
    view.parent = self
    insertions += 1
  }

  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  func resetTransform() {
    log.append("reset")
    transformScale = 1
    anchor = Point(x: 0.5, y: 0.5)
  }

  func present(_ presentation: ViewPresentation) { self.presentation = presentation }

  class func makeView(showing content: ViewContent?) -> any LayoutKitView { CountingView() }

  /// The view and everything in it, from back to front.
  var all: [CountingView] { [self] + children.flatMap(\.all) }

  /// The frames of the views inside.
  var frames: [Rect] { children.map(\.frame) }

  nonisolated static let recipe = ViewRecipe(
    CountingView.self, make: { CountingView() }, configure: { $0.configurations += 1 })
}

/// Another class of views.
final class OtherView: CountingView {
  nonisolated static let otherRecipe = ViewRecipe(
    OtherView.self, make: { OtherView() }, configure: { $0.configurations += 1 })
}

/// A square with a view, at the top leading corner.
func square(
  _ side: Double, id: String? = nil, _ recipe: ViewRecipe = CountingView.recipe, inside: (any MeasurableLayout)? = nil
) -> SizeLayout {
  SizeLayout(
    minWidth: side, maxWidth: side, minHeight: side, maxHeight: side, alignment: .topLeading, viewReuseId: id,
    sublayout: inside, view: recipe)
}

/// Layouts below each other.
func column(_ layouts: [any MeasurableLayout]) -> StackLayout {
  StackLayout(axis: .vertical, distribution: .leading, sublayouts: layouts)
}
