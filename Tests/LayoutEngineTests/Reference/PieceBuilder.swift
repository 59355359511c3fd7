import LayoutTrees
import LayoutEngine

/// Makes boxes of the specification from a description.
struct PieceBuilder {
  /// What the specification gives a description.
  struct Result {
    /// The root's response.
    var size: Size
    /// By the paths of `LiveTree.frames`.
    var frames: [String: Rect]
    var isBeyondLimit: Bool
  }

  static func layout(_ turn: TreeScene) -> Result {
    let spot = Spot(path: "0", rightToLeft: turn.direction == .rightToLeft, reach: Reach())
    let root = piece(turn.tree, spot)
    var frames: [String: Rect] = [:]
    root.put(turn.proposal, at: .zero, &frames)
    frames[""] = nil
    return Result(size: root.size(turn.proposal), frames: frames, isBeyondLimit: spot.reach.isBeyond)
  }

  private static func piece(_ tree: TreeDescription, _ spot: Spot) -> Piece {
    layer(tree, tree.modifiers.count, spot)
  }

  /// The element in its first `count` modifiers, whose effects the inside inherits.
  private static func layer(_ tree: TreeDescription, _ count: Int, _ spot: Spot) -> Piece {
    guard count > 0 else { return core(tree, spot) }
    var own = spot
    own.path = "\(spot.path)@\(count)"
    var inside = spot
    let modifier = tree.modifiers[count - 1]
    if case .direction(let direction) = modifier { inside.rightToLeft = direction == .rightToLeft }
    let inner = layer(tree, count - 1, inside)
    switch modifier {
    case .frame(let width, let height, let place):
      return FramePiece(
        own, inner, TreeDescription.Bounds(ideal: width), TreeDescription.Bounds(ideal: height), isFixed: true, place)
    case .flexibleFrame(let width, let height, let place):
      return FramePiece(own, inner, width, height, isFixed: false, place)
    case .padding(let insets): return PaddingPiece(own, inner, insets)
    case .fixedSize(let axes): return IdealPiece(own, inner, axes)
    case .aspectRatio(let ratio, let fills): return RatioPiece(own, inner, ratio, fills: fills)
    case .priority(let priority): return PriorityPiece(own, inner, priority)
    case .offset(let x, let y): return MovedPiece(own, inner, Point(x: x, y: y))
    case .position(let x, let y): return PositionPiece(own, inner, Point(x: x, y: y))
    case .attachment(let content, let isOverlay, let place):
      return attachment(own, inner, content, place, isOverlay ? "o" : "b")
    case .guide(let guide, let constant, let width, let height, _):
      return GuidePiece(own, inner, guide) { constant + width * $0.width + height * $0.height }
    default: return QuietPiece(own, inner)
    }
  }

  private static func attachment(
    _ spot: Spot, _ inner: Piece, _ content: TreeDescription, _ place: TreeDescription.Place, _ mark: String
  ) -> Piece {
    var inside = spot
    inside.path += mark
    inside.isContent = true
    guard let only = content.onlyContent else { return AttachmentPiece(spot, inner, piece(content, inside), place) }
    inside.isContent = false
    var stack = inside
    stack.path += "*"
    return AttachmentPiece(spot, inner, OnlyPiece(stack, piece(only, inside)), place)
  }

  private static func core(_ tree: TreeDescription, _ spot: Spot) -> Piece {
    switch tree.kind {
    case .fixed(let width, let height): return LeafPiece(spot) { _ in Size(width: width, height: height) }
    case .range(let bounds): return LeafPiece(spot, LeafPiece.range(bounds))
    case .text(let text, let lineLimit, let measure): return TextPiece(spot, text, lineLimit, measure)
    case .measured(.area(let area, let ideal)):
      return LeafPiece(spot) { proposal in
        let width = max(proposal.width ?? ideal, 1)
        return Size(width: width, height: area / width)
      }
    case .spacer(let least): return SpacerPiece(spot, least)
    case .divider(let thickness): return LeafPiece(spot, LeafPiece.divider(thickness, spot.axis))
    case .hStack(let gap, let place): return stack(tree, spot, .horizontal, gap, place.vertical)
    case .vStack(let gap, let place): return stack(tree, spot, .vertical, gap, place.horizontal)
    case .zStack(let place):
      // 5.2, and 4.7: the stack around the content of an overlay leaves the axis as it is.
      let children = children(tree, spot, spot.isContent ? spot.axis : nil)
      return only(spot, children) ?? DepthPiece(spot, place, children)
    case .geometryReader: return ReaderPiece(spot, children(tree, spot, nil))
    case .viewThatFits(let axes): return FittingPiece(spot, axes, children(tree, spot, spot.axis))
    case .scrollView(let axes):
      let isStack = Self.count(tree) > 1
      let children = children(tree, spot, isStack ? .vertical : nil)
      let inside = Spot(path: "", rightToLeft: spot.rightToLeft, reach: spot.reach)
      let content = isStack ? StackPiece(inside, .vertical, nil, .horizontalCenter, children) : children[0]
      return ScrollPiece(spot, axes, content)
    case .lazyVGrid(let tracks, let gap, let place):
      return TrackPiece(spot, tracks, gap, place, children(tree, spot, nil))
    default: return LeafPiece(spot, LeafPiece.color)
    }
  }

  private static func stack(_ tree: TreeDescription, _ spot: Spot, _ axis: Axis, _ gap: Double?, _ guide: GuideKey)
    -> Piece
  {
    let children = children(tree, spot, axis)
    return only(spot, children) ?? StackPiece(spot, axis, gap, guide, children)
  }

  /// 0.4 and 0.5.
  private static func only(_ spot: Spot, _ children: [Piece]) -> Piece? {
    if children.isEmpty { return EmptyPiece(spot) }
    return children.count == 1 ? OnlyPiece(spot, children[0]) : nil
  }

  /// 0.4: groups are dissolved.
  private static func children(_ tree: TreeDescription, _ spot: Spot, _ axis: Axis?) -> [Piece] {
    tree.children.enumerated().flatMap { index, child in
      let inside = Spot(path: "\(spot.path).\(index)", rightToLeft: spot.rightToLeft, axis: axis, reach: spot.reach)
      return child.kind == .group ? children(child, inside, axis) : [piece(child, inside)]
    }
  }

  private static func count(_ tree: TreeDescription) -> Int {
    tree.children.reduce(0) { $0 + ($1.kind == .group ? count($1) : 1) }
  }
}
