// For statements: a method of a screen that is a layout.

import LayoutReference

final class Screen: UIViewController, Layout {
  let fpsLabel = UILabel()
  let cardView = UIView()

  @LayoutBuilder var body: some Layout { myView.layout() }
  @LayoutBuilder var body1: some Layout { myView.layout() }
  @LayoutBuilder var body2: some Layout { cardView.layout() }

  func statements(childNode: LayoutNode) {
    // BLOCK
  }
}
