#if canImport(AppKit)
  import AppKit
  import Layout
  import Testing

  @testable import LayoutApple
  @testable import Plants

  /// Examples/Apple on a Mac in the stand-ins' metrics, clicked and in time. What holds in any metrics is in its own tests.
  @MainActor
  @Suite(.serialized)
  struct MacFrameTests {
    let window: NSWindow

    init() {
      window = NSWindow(contentViewController: GardenController(garden: .sample))
      window.makeKeyAndOrderFront(nil)
    }

    @Test("A click on a row shows its plant beside the list, and one on another row another form")
    func choose() throws {
      try click(row: 1)
      let field = try #require(views(NSTextField.self).filter(\.isEditable).first)
      #expect(field.stringValue == "Fern")
      #expect(field.frame == CGRect(x: 336, y: 20, width: 364, height: 22))
      let indicator = try #require(views(NSLevelIndicator.self).first)
      #expect(indicator.frame == CGRect(x: 281, y: 132, width: 419, height: 18))
      try click(row: 0)
      let other = try #require(views(NSTextField.self).filter(\.isEditable).first)
      #expect(other !== field && other.stringValue == "Aloe")
    }

    @Test("Water rises by an animation of 0.4 seconds")
    func water() throws {
      try click(row: 1)
      let level = try #require(views(PathView.self).last)
      #expect(level.frame == CGRect(x: 0, y: 0, width: 210, height: 12))
      try #require(views(NSButton.self).first { $0.title == "Water now" }).performClick(nil)
      window.layoutIfNeeded()
      var widths: [CGFloat] = []
      for time in [20, 20.2, 20.4, 20.6] {
        TestClock.frame(at: time)
        window.layoutIfNeeded()
        widths.append(level.frame.width)
      }
      #expect(widths == [210, 314, 419, 419])
    }

    private func click(row: Int) throws {
      let names = views(BoxView.self).filter { $0.onPress != nil }
      let name = try #require(names.dropFirst(row).first)
      var around: NSView? = name
      while let view = around, !(view is LayoutContainer) { around = view.superview }
      for state in [NSGestureRecognizer.State.began, .ended] {
        around?.gestureRecognizers.first?.recognize(state, at: CGPoint(x: 1, y: 1), in: name)
      }
      window.layoutIfNeeded()
    }

    private func views<View: NSView>(_ type: View.Type) -> [View] {
      func inside(_ view: NSView) -> [NSView] { [view] + view.subviews.flatMap(inside) }
      return window.contentView.map(inside)?.compactMap { $0 as? View } ?? []
    }
  }
#endif
