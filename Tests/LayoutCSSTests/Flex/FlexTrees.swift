@testable import LayoutCSS

/// Trees of flex containers for the tests of this folder.
enum FlexTrees {
  static func flex(_ children: [CSSBox] = [], _ edit: (inout CSSStyle) -> Void = { _ in }) -> CSSBox {
    var style = CSSStyle()
    edit(&style)
    return CSSBox(style, children: children)
  }

  /// An item with its flexibility.
  static func item(
    grow: Double = 0, shrink: Double = 1, basis: CSSLength = .auto, _ edit: (inout CSSStyle) -> Void = { _ in }
  ) -> CSSBox {
    GridTrees.item {
      $0.flexGrow = grow
      $0.flexShrink = shrink
      $0.flexBasis = basis
      edit(&$0)
    }
  }

  static func widths(_ root: CSSBox) -> [Double] { GridTrees.frames(root).map { $0[2] } }
  static func lefts(_ root: CSSBox, isRightToLeft: Bool = false) -> [Double] {
    GridTrees.frames(root, isRightToLeft: isRightToLeft).map { $0[0] }
  }
}
