/// A box of the tree that CSS lays out: a container, or an item with a content that is measured.
///
/// A box is used from one thread at a time. Its properties are read some hundred times an evaluation, so that their
/// accesses are not checked when the program runs; none of them overlaps another.
package final class CSSBox {
  /// The properties with what follows from them.
  @exclusivity(unchecked) private(set) var styled: CSSStyled
  /// The children in the order of the tree.
  @exclusivity(unchecked) package private(set) var children: [CSSBox]
  /// The number by which a leaf that measures several boxes knows this one.
  package let number: UInt32
  /// The content that is measured; `nil` where the content is the children, or nothing.
  @exclusivity(unchecked) package var leaf: (any CSSLeaf)?
  /// The box that holds this one.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: CSSBox?
  /// Whether lines go from right to left: the own direction, or that of the nearest ancestor.
  @exclusivity(unchecked) package private(set) var isRightToLeft = false

  /// The widths of a content that are the same with every height, and its height where that is the same in every width; else
  /// not numbers, and the content is measured.
  @exclusivity(unchecked) package private(set) var contentWidths = CSSWidths.unknown
  @exclusivity(unchecked) package private(set) var contentHeight = Double.nan
  /// The size of the border box of a rigid box that nothing stretches; else not numbers.
  @exclusivity(unchecked) private(set) var naturalWidth = Double.nan
  @exclusivity(unchecked) private(set) var naturalHeight = Double.nan

  /// Whether an item would reach beyond the limited grid, where the box was placed last as a grid.
  @exclusivity(unchecked) var isGridCut = false
  /// What the children are to the flow.
  @exclusivity(unchecked) var knownFlow = Flow.unknown

  /// The left edge of the border box, from the left edge of the parent's border box, in points.
  @exclusivity(unchecked) package var x = 0.0
  /// The top edge of the border box, from the top edge of the parent's border box, in points.
  @exclusivity(unchecked) package var y = 0.0
  /// The size of the border box in points.
  @exclusivity(unchecked) package var width = 0.0
  @exclusivity(unchecked) package var height = 0.0

  /// The padding and the border with which the box was placed last, in points.
  @exclusivity(unchecked) package internal(set) var insets = CSSInsets()
  /// The number of times that the places of the descendants were computed.
  @exclusivity(unchecked) package internal(set) var layouts: UInt64 = 0
  /// The number of the layout whose places are shown.
  @exclusivity(unchecked) var shownLayout: UInt64 = .max

  /// The place that an absolute box would have in the flow; its container sets it.
  var staticPosition: CSSStaticPosition {
    get { flowPlace?.position ?? CSSStaticPosition() }
    set { flowPlace = FlowPlace(newValue) }
  }
  /// That place, which few boxes have.
  @exclusivity(unchecked) private var flowPlace: FlowPlace?
  /// The values of earlier evaluations; `nil` where there are none.
  @exclusivity(unchecked) private(set) var stored: CSSStored?

  enum Flow: UInt8 {
    case unknown
    /// All children are in the flow, in the order of the tree.
    case plain
    case mixed
  }

  package convenience init(
    _ style: CSSStyle, leaf: (any CSSLeaf)? = nil, number: UInt32 = 0, children: [CSSBox] = []
  ) {
    self.init(CSSStyled(style), leaf: leaf, number: number, isRightToLeft: false, children: children)
  }

  init(
    _ styled: CSSStyled, leaf: (any CSSLeaf)?, number: UInt32, isRightToLeft: Bool, children: [CSSBox] = []
  ) {
    self.styled = styled.facing(isRightToLeft)
    self.leaf = leaf
    self.number = number
    self.isRightToLeft = isRightToLeft
    self.children = children
    for child in children { child.parent = self }
    readContent()
  }

  deinit { for child in children where child.parent === self { child.parent = nil } }

  /// The properties; after a change, `invalidate()` is called.
  package var style: CSSStyle {
    @inline(__always) _read { yield styled.style }
    set { restyle(CSSStyled(newValue, isRightToLeft: isRightToLeft)) }
  }

  /// What follows from the properties alone.
  var facts: CSSFacts { @inline(__always) _read { yield styled.facts } }

  /// Sets the properties with what follows from them.
  func restyle(_ new: CSSStyled) {
    styled = new.facing(isRightToLeft)
    readContent()
  }

  /// Sets the direction of lines.
  func face(_ isRightToLeft: Bool) {
    if self.isRightToLeft == isRightToLeft { return }
    self.isRightToLeft = isRightToLeft
    restyle(styled)
  }

  /// Sets the children, and drops what is stored here and on the path to the root.
  package func setChildren(_ new: [CSSBox]) {
    for child in children where child.parent === self { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    invalidate()
  }

  /// Sets the widths and the height of a content, where none of them depends on the others; else not numbers.
  package func setContent(_ widths: CSSWidths, height: Double) {
    if contentWidths.min.isSame(widths.min), contentWidths.max.isSame(widths.max), contentHeight.isSame(height) {
      return
    }
    contentWidths = widths
    contentHeight = height
    readContent()
  }

  /// Whether the widths and the height of the content are known.
  @inline(__always) var hasKnownContent: Bool { !contentHeight.isNaN }
  /// Whether points, or a content of one size, give both lengths of the border box, without a minimum or a maximum, and
  /// the flex basis is automatic.
  @inline(__always) var isRigid: Bool { !naturalWidth.isNaN }

  /// Works out the natural size.
  private func readContent() {
    let flags = facts.flags
    var (width, height) = (Double.nan, Double.nan)
    if flags.contains(.unbounded) {
      let widths = contentWidths
      width =
        !flags.contains(.plainWidth) ? facts.width : widths.min == widths.max ? widths.max + facts.insets.width : .nan
      height = !flags.contains(.plainHeight) ? facts.height : contentHeight + facts.insets.height
    }
    let isRigid = !width.isNaN && !height.isNaN
    naturalWidth = isRigid ? width : .nan
    naturalHeight = isRigid ? height : .nan
  }

  /// What is stored, to write into.
  var store: CSSStored {
    if let stored { return stored }
    let new = CSSStored()
    stored = new
    return new
  }

  /// Drops what is stored of this box.
  func drop() {
    stored = nil
    knownFlow = .unknown
  }

  /// Drops what is stored of this box and of its ancestors, as its style, its leaf or its children changed.
  ///
  /// Complexity: O(depth).
  package func invalidate() {
    var box: CSSBox? = self
    while let current = box {
      current.drop()
      box = current.parent
    }
  }
}

private final class FlowPlace {
  let position: CSSStaticPosition
  init(_ position: CSSStaticPosition) { self.position = position }
}

/// The place of an absolute box without insets, in the border box of its parent.
package struct CSSStaticPosition: Hashable, Sendable {
  package enum Edge: UInt8, Hashable, Sendable { case start, center, end }
  /// The point at which the margin box's edge (left, middle or right) stands.
  package var x = 0.0
  package var y = 0.0
  /// Which part of the margin box stands at `x`: `start` is the left edge.
  package var horizontal = Edge.start
  /// Which part of the margin box stands at `y`: `start` is the top edge.
  package var vertical = Edge.start

  /// The width of the area of a safe alignment, in which the margin box stands at `safeHorizontal` where it is wider; not
  /// a number where the alignment is not safe.
  package var safeWidth = Double.nan
  package var safeHeight = Double.nan
  /// The edge at which the inline axis of a safe alignment starts.
  package var safeHorizontal = Edge.start

  package init() {}
  package init(x: Double, y: Double, horizontal: Edge, vertical: Edge) {
    self.x = x
    self.y = y
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A content that is measured, such as a text or an element of another kind. Its sizes are those of the content box.
package protocol CSSLeaf: AnyObject {
  /// The min-content and the max-content width, in points.
  ///
  /// - Parameter height: The definite height of the content box; not a number where there is none.
  func widths(of box: CSSBox, height: Double) -> CSSWidths
  /// The max-content width alone, which is mostly all that is read.
  func maxWidth(of box: CSSBox, height: Double) -> Double
  /// The size in the given width of the content box. The baselines are from the top of the content.
  ///
  /// - Parameter height: The definite height of the content box; not a number where there is none.
  func size(of box: CSSBox, width: Double, height: Double) -> CSSResult
}

extension CSSLeaf {
  package func maxWidth(of box: CSSBox, height: Double) -> Double { widths(of: box, height: height).max }
}

/// A min-content and a max-content width in points.
package struct CSSWidths: Hashable, Sendable {
  package var min: Double
  package var max: Double
  package init(min: Double, max: Double) {
    self.min = min
    self.max = max
  }
  package static let zero = CSSWidths(min: 0, max: 0)
  package static let unknown = CSSWidths(min: .nan, max: .nan)
}
