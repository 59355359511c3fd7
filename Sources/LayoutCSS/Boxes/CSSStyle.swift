/// The properties of a box that its layout reads, with the initial values of CSS.
///
/// There are three differences, as in the test data: the display is `flex`, the position `relative`, and `boxSizing` is
/// `borderBox`.
public struct CSSStyle: Hashable, Sendable {
  public enum Display: UInt8, Hashable, Sendable { case flex, grid, block, contents, none }
  public enum Position: UInt8, Hashable, Sendable { case relative, absolute, `static` }
  package enum Direction: UInt8, Hashable, Sendable { case leftToRight, rightToLeft }
  public enum FlexDirection: UInt8, Hashable, Sendable {
    case row, rowReverse, column, columnReverse
    package var isRow: Bool { self == .row || self == .rowReverse }
    package var isReverse: Bool { self == .rowReverse || self == .columnReverse }
  }
  public enum Wrap: UInt8, Hashable, Sendable { case nowrap, wrap, wrapReverse }
  public enum Overflow: UInt8, Hashable, Sendable {
    case visible, clip, hidden, scroll, auto
    /// Whether the box scrolls, so that its automatic minimum is zero.
    package var scrolls: Bool { rawValue >= Overflow.hidden.rawValue }
  }
  public enum BoxSizing: UInt8, Hashable, Sendable { case borderBox, contentBox }
  public enum AutoFlow: UInt8, Hashable, Sendable { case row, column, rowDense, columnDense }

  package var display = Display.flex
  package var position = Position.relative
  package var boxSizing = BoxSizing.borderBox
  /// The direction of lines; `nil` inherits it.
  package var direction: Direction?
  package var overflowX = Overflow.visible
  package var overflowY = Overflow.visible

  package var flexDirection = FlexDirection.row
  package var flexWrap = Wrap.nowrap
  package var justifyContent = CSSAlignment.normal
  package var alignContent = CSSAlignment.normal
  package var justifyItems = CSSAlignment.normal
  package var alignItems = CSSAlignment.normal
  package var justifySelf = CSSAlignment.auto
  package var alignSelf = CSSAlignment.auto

  package var flexGrow = 0.0
  package var flexShrink = 1.0
  package var flexBasis = CSSLength.auto
  /// The place among the siblings; equal values keep the order of the tree.
  package var order = 0

  package var width = CSSLength.auto
  package var height = CSSLength.auto
  package var minWidth = CSSLength.auto
  package var minHeight = CSSLength.auto
  /// The maximum; `auto` is none.
  package var maxWidth = CSSLength.auto
  /// The maximum; `auto` is none.
  package var maxHeight = CSSLength.auto
  /// Width by height; `nil` is none.
  package var aspectRatio: Double?

  package var margin = CSSEdges.zero
  package var padding = CSSEdges.zero
  package var border = CSSEdges.zero
  package var inset = CSSEdges.auto
  package var rowGap = CSSLength.zero
  package var columnGap = CSSLength.zero

  /// The tracks of a grid container.
  package var grid = CSSGridStyle()
  /// The columns of a grid item.
  package var gridColumn = CSSGridPlacement()
  /// The rows of a grid item.
  package var gridRow = CSSGridPlacement()

  package init() {}
}

/// A value of `justify-*` and `align-*`.
public struct CSSAlignment: Hashable, Sendable {
  package enum Keyword: UInt8, Hashable, Sendable {
    /// Of `*-self` alone: the container's `*-items`.
    case auto
    case normal, stretch, start, end, flexStart, flexEnd, selfStart, selfEnd, center, left, right, baseline,
      lastBaseline, spaceBetween, spaceAround, spaceEvenly
  }
  /// What is done where the content overflows.
  package enum Overflow: UInt8, Hashable, Sendable { case none, safe, unsafe }

  package var keyword: Keyword
  package var overflow = Overflow.none

  package init(_ keyword: Keyword, _ overflow: Overflow = .none) {
    self.keyword = keyword
    self.overflow = overflow
  }

  /// Of an element alone: the way of its container.
  public static let auto = CSSAlignment(.auto)
  /// The way of a container without a value: mostly `stretch`.
  public static let normal = CSSAlignment(.normal)
}
