/// The properties of a box that its layout reads, with the initial values of CSS.
///
/// There are three differences, as in the test data: the display is `flex`, the position `relative`, and `boxSizing` is
/// `borderBox`.
public struct CSSStyle: Hashable, Sendable {
  /// How a box lays its content out, or whether it has a box at all.
  public enum Display: UInt8, Hashable, Sendable {
    /// Lines that share their room out.
    case flex
    /// Columns and rows.
    case grid
    /// A content that is measured.
    case block
    /// No box of its own: the children stand in its place.
    case contents
    /// Not shown.
    case none
  }
  /// Whether a box takes part in the flow of its container.
  public enum Position: UInt8, Hashable, Sendable {
    /// In the flow, moved by its inset.
    case relative
    /// Beside the flow, at its inset.
    case absolute
    /// In the flow; the inset is not read.
    case `static`
  }
  /// The axis of lines, and where they begin.
  public enum FlexDirection: UInt8, Hashable, Sendable {
    /// In the direction of texts.
    case row
    /// Against the direction of texts.
    case rowReverse
    /// Downwards.
    case column
    /// Upwards.
    case columnReverse

    package var isRow: Bool { self == .row || self == .rowReverse }
    package var isReverse: Bool { self == .rowReverse || self == .columnReverse }
  }
  /// Whether there is one line, or as many as the items need.
  public enum Wrap: UInt8, Hashable, Sendable {
    /// One line.
    case nowrap
    /// Lines one after the other.
    case wrap
    /// Lines one before the other.
    case wrapReverse
  }

  /// What happens to content that is larger than its box.
  public enum Overflow: UInt8, Hashable, Sendable {
    /// It is shown, and counts for the automatic minimum.
    case visible
    /// It is cut, and counts for the automatic minimum.
    case clip
    /// It is cut.
    case hidden
    /// It can be scrolled.
    case scroll
    /// It can be scrolled where it is larger.
    case auto

    /// Whether the box scrolls, so that its automatic minimum is zero.
    package var scrolls: Bool { rawValue >= Overflow.hidden.rawValue }
  }
  /// What a width and a height include.
  public enum BoxSizing: UInt8, Hashable, Sendable {
    /// The padding and the border.
    case borderBox
    /// The content alone.
    case contentBox
  }

  /// How the items of a grid without cells find theirs.
  public enum AutoFlow: UInt8, Hashable, Sendable {
    /// Row by row.
    case row
    /// Column by column.
    case column
    /// Row by row, with gaps filled by later items.
    case rowDense
    /// Column by column, with gaps filled by later items.
    case columnDense
  }

  package var display = Display.flex
  package var position = Position.relative
  package var boxSizing = BoxSizing.borderBox
  /// The direction of lines; `nil` inherits it.
  package var direction: LayoutDirection?
  /// The overflow as it is declared; layout reads `overflowX` and `overflowY`.
  package var overflow = CSSOverflow()

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

  private var marginEdges = CSSEdgesValue()
  private var paddingEdges = CSSEdgesValue()
  private var borderEdges = CSSEdgesValue()
  private var insetEdges = CSSEdgesValue()
  package var rowGap = CSSLength.zero
  package var columnGap = CSSLength.zero

  /// The properties of grids, which most boxes do not have.
  private var gridValues = CSSGridValues()

  package init() {}

  /// The style of an item without declarations: a content that is measured.
  static let item: CSSStyle = {
    var style = CSSStyle()
    style.display = .block
    return style
  }()

  package var margin: CSSEdges {
    get { marginEdges.edges ?? .zero }
    set { marginEdges = CSSEdgesValue(newValue, initial: .zero) }
  }
  package var padding: CSSEdges {
    get { paddingEdges.edges ?? .zero }
    set { paddingEdges = CSSEdgesValue(newValue, initial: .zero) }
  }
  package var border: CSSEdges {
    get { borderEdges.edges ?? .zero }
    set { borderEdges = CSSEdgesValue(newValue, initial: .zero) }
  }
  package var inset: CSSEdges {
    get { insetEdges.edges ?? .auto }
    set { insetEdges = CSSEdgesValue(newValue, initial: .auto) }
  }
  var hasMargin: Bool { marginEdges.edges != nil }
  var hasPadding: Bool { paddingEdges.edges != nil }
  var hasBorder: Bool { borderEdges.edges != nil }
  var hasInset: Bool { insetEdges.edges != nil }

  /// The tracks of a grid container.
  package var grid: CSSGridStyle {
    get { gridValues.container }
    set { gridValues.container = newValue }
  }
  /// The columns of a grid item.
  package var gridColumn: CSSGridPlacement {
    get { gridValues.column }
    set { gridValues.column = newValue }
  }
  /// The rows of a grid item.
  package var gridRow: CSSGridPlacement {
    get { gridValues.row }
    set { gridValues.row = newValue }
  }
  /// Whether the grid finds the cell of the box, of one column and one row.
  var hasAutomaticCell: Bool { gridValues.hasAutomaticCell }

  /// The overflow across, which follows from both declarations.
  package var overflowX: Overflow { overflow.used(overflow.x) }
  /// The overflow downwards, which follows from both declarations.
  package var overflowY: Overflow { overflow.used(overflow.y) }
}

/// The declared overflow of both axes.
package struct CSSOverflow: Hashable, Sendable {
  package var x = CSSStyle.Overflow.visible
  package var y = CSSStyle.Overflow.visible

  package init() {}

  /// The value of an axis: where one of them scrolls, `visible` is `auto` and `clip` is `hidden` (css-overflow-3, 3.1).
  func used(_ declared: CSSStyle.Overflow) -> CSSStyle.Overflow {
    guard x.scrolls || y.scrolls else { return declared }
    return switch declared {
    case .visible: .auto
    case .clip: .hidden
    case .hidden, .scroll, .auto: declared
    }
  }
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
