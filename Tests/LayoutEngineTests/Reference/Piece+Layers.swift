import LayoutTrees
import LayoutEngine

/// A layer around one box; by itself it changes nothing.
class LayerPiece: Piece {
  let inner: Piece

  init(_ spot: Spot, _ inner: Piece) {
    self.inner = inner
    super.init(spot)
  }

  func innerProposal(_ proposal: Proposal) -> Proposal { proposal }
  /// What the wrapped box is placed with, and where.
  func innerProposal(_ proposal: Proposal, placedAs size: Size) -> Proposal { innerProposal(proposal) }
  func origin(_ innerProposal: Proposal, _ size: Size) -> Point { .zero }

  override func response(_ proposal: Proposal) -> Size { inner.size(innerProposal(proposal)) }
  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    let innerProposal = innerProposal(proposal, placedAs: size)
    return [Place(piece: inner, proposal: innerProposal, origin: origin(innerProposal, size))]
  }
  /// 8.3.
  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? {
    let size = size(proposal)
    let innerProposal = innerProposal(proposal, placedAs: size)
    let origin = guideOrigin(innerProposal, size)
    return inner.explicitGuide(guide, innerProposal).map { $0 + (guide.isAcross ? origin.x : origin.y) }
  }
  func guideOrigin(_ innerProposal: Proposal, _ size: Size) -> Point { origin(innerProposal, size) }
  override var priority: Double { inner.priority }
  override var spacing: SpacingPreference { inner.spacing }
}

/// Layers without an effect on others: direction, overlays.
class QuietPiece: LayerPiece {
  override var isBareSpacer: Bool { inner.isBareSpacer }
}

/// 2.
final class FramePiece: LayerPiece {
  private let bounds: (width: TreeDescription.Bounds, height: TreeDescription.Bounds)
  private let isFixed: Bool
  private let place: TreeDescription.Place

  init(
    _ spot: Spot, _ inner: Piece, _ width: TreeDescription.Bounds, _ height: TreeDescription.Bounds, isFixed: Bool,
    _ place: TreeDescription.Place
  ) {
    func ordered(_ bounds: TreeDescription.Bounds) -> TreeDescription.Bounds {
      let ideal = bounds.ideal.map { max($0, bounds.min ?? 0) }
      return TreeDescription.Bounds(min: bounds.min, ideal: ideal, max: bounds.max.map { max($0, ideal ?? 0) })
    }
    bounds = isFixed ? (width, height) : (ordered(width), ordered(height))
    self.isFixed = isFixed
    self.place = place
    super.init(spot, inner)
  }

  private func bounds(_ axis: Axis) -> TreeDescription.Bounds { axis == .horizontal ? bounds.width : bounds.height }

  private func clamp(_ value: Double, _ bounds: TreeDescription.Bounds) -> Double {
    max(bounds.min ?? -.infinity, min(value, bounds.max ?? .infinity))
  }

  /// 2.1 and 2.3. A fixed length is written as an ideal.
  override func innerProposal(_ proposal: Proposal) -> Proposal {
    var innerProposal = proposal
    for axis in Axis.allCases {
      let own = bounds(axis)
      innerProposal[axis] = isFixed ? own.ideal ?? proposal[axis] : (proposal[axis] ?? own.ideal).map { clamp($0, own) }
    }
    return innerProposal
  }

  /// 2.1 and 2.4.
  override func response(_ proposal: Proposal) -> Size {
    let innerProposal = innerProposal(proposal)
    var size = inner.size(innerProposal)
    for axis in Axis.allCases {
      let own = bounds(axis)
      if isFixed {
        size[axis] = own.ideal ?? size[axis]
      } else if let proposed = proposal[axis], own.min != nil, own.max != nil {
        size[axis] = clamp(proposed, own)
      } else if proposal[axis] == nil, let ideal = own.ideal {
        size[axis] = ideal
      } else if own.min != nil, own.max != nil {
        size[axis] = clamp(size[axis], own)
      } else if let least = own.min {
        size[axis] = max(min(innerProposal[axis] ?? .infinity, size[axis]), least)
      } else if let most = own.max {
        size[axis] = min(max(innerProposal[axis] ?? -.infinity, size[axis]), most)
      }
    }
    return size
  }

  /// 2.6.
  override func innerProposal(_ proposal: Proposal, placedAs size: Size) -> Proposal {
    if isFixed { return innerProposal(proposal) }
    var innerProposal = Proposal(size)
    for axis in Axis.allCases {
      let own = bounds(axis)
      let isBetween = own.min ?? -.infinity < size[axis] && size[axis] < own.max ?? .infinity
      if own.ideal == nil, proposal[axis] == nil, isBetween { innerProposal[axis] = nil }
    }
    return innerProposal
  }

  /// 2.5.
  override func origin(_ innerProposal: Proposal, _ size: Size) -> Point {
    Point(
      x: place.horizontal.standard(size) - inner.value(place.horizontal, innerProposal),
      y: place.vertical.standard(size) - inner.value(place.vertical, innerProposal))
  }

  override var priority: Double { 0 }
  /// 9.3.
  override var spacing: SpacingPreference {
    var spacing = inner.spacing
    if inner.isBareSpacer { return spacing }
    if bounds.width != .none { (spacing.left, spacing.right) = (.nan, .nan) }
    if bounds.height != .none { (spacing.top, spacing.bottom) = (.nan, .nan) }
    return spacing
  }
}

/// 4.1.
final class PaddingPiece: LayerPiece {
  private let insets: EdgeInsets

  init(_ spot: Spot, _ inner: Piece, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(spot, inner)
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - (insets.leading + insets.trailing)) },
      height: proposal.height.map { max(0, $0 - (insets.top + insets.bottom)) })
  }
  override func response(_ proposal: Proposal) -> Size {
    let size = inner.size(innerProposal(proposal))
    return Size(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }
  override func origin(_ innerProposal: Proposal, _ size: Size) -> Point { Point(x: insets.leading, y: insets.top) }
  override var priority: Double { 0 }
  /// 9.3, 9.6.
  override var spacing: SpacingPreference {
    var spacing = inner.spacing
    if insets.top != 0 { spacing.top = .nan }
    if insets.bottom != 0 { spacing.bottom = .nan }
    if (isMirrored ? insets.trailing : insets.leading) != 0 { spacing.left = .nan }
    if (isMirrored ? insets.leading : insets.trailing) != 0 { spacing.right = .nan }
    return spacing
  }
}

/// 4.2.
final class IdealPiece: LayerPiece {
  private let axes: Axis.Set

  init(_ spot: Spot, _ inner: Piece, _ axes: Axis.Set) {
    self.axes = axes
    super.init(spot, inner)
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal { proposal.open(along: axes) }
}

/// 4.3.
final class RatioPiece: LayerPiece {
  private let ratio: Double?
  private let fills: Bool

  init(_ spot: Spot, _ inner: Piece, _ ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
    super.init(spot, inner)
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    if proposal == .unspecified { return proposal }
    var shape = ratio.map { Size(width: $0, height: 1) } ?? inner.size(.unspecified)
    if shape.width == shape.height { shape = Size(width: 1, height: 1) }
    let scales = Axis.allCases.compactMap { axis in
      proposal[axis].map { $0 / shape[axis] }.flatMap { $0.isNaN ? nil : $0 }
    }
    guard let scale = fills ? scales.max() : scales.min() else { return proposal }
    // A shape of no width or height is no reason to propose infinity where the proposal is finite.
    let isInfinite = proposal.width == .infinity || proposal.height == .infinity
    let most = isInfinite ? Double.infinity : Length.limit
    func side(_ length: Double) -> Double { length == 0 || scale == 0 ? 0 : min(most, length * scale) }
    return Proposal(width: side(shape.width), height: side(shape.height))
  }
  override var priority: Double { 0 }
}

/// 4.4.
final class PriorityPiece: LayerPiece {
  private let own: Double

  init(_ spot: Spot, _ inner: Piece, _ priority: Double) {
    own = priority
    super.init(spot, inner)
  }

  override var priority: Double { own }
}

/// 4.5.
final class MovedPiece: QuietPiece {
  private let move: Point

  init(_ spot: Spot, _ inner: Piece, _ move: Point) {
    self.move = move
    super.init(spot, inner)
  }

  override func origin(_ innerProposal: Proposal, _ size: Size) -> Point { move }
  override func guideOrigin(_ innerProposal: Proposal, _ size: Size) -> Point { .zero }
}

/// 4.6.
final class PositionPiece: LayerPiece {
  private let middle: Point

  init(_ spot: Spot, _ inner: Piece, _ middle: Point) {
    self.middle = middle
    super.init(spot, inner)
  }

  override func response(_ proposal: Proposal) -> Size {
    let size = inner.size(proposal)
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }
  override func innerProposal(_ proposal: Proposal, placedAs size: Size) -> Proposal { Proposal(size) }
  override func origin(_ innerProposal: Proposal, _ size: Size) -> Point {
    let own = inner.size(innerProposal)
    return Point(x: middle.x - own.width / 2, y: middle.y - own.height / 2)
  }
  override var priority: Double { 0 }
  override var spacing: SpacingPreference { SpacingPreference() }
}

/// 4.7.
final class AttachmentPiece: QuietPiece {
  private let content: Piece
  private let place: TreeDescription.Place

  init(_ spot: Spot, _ inner: Piece, _ content: Piece, _ place: TreeDescription.Place) {
    self.content = content
    self.place = place
    super.init(spot, inner)
  }

  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    let own = Proposal(size)
    let origin = Point(
      x: inner.value(place.horizontal, proposal) - content.value(place.horizontal, own),
      y: inner.value(place.vertical, proposal) - content.value(place.vertical, own))
    return super.places(proposal, size) + [Place(piece: content, proposal: own, origin: origin)]
  }
}

/// 4.8.
final class GuidePiece: LayerPiece {
  private let guide: GuideKey
  private let rule: (Size) -> Double

  init(_ spot: Spot, _ inner: Piece, _ guide: GuideKey, _ rule: @escaping (Size) -> Double) {
    self.guide = guide
    self.rule = rule
    super.init(spot, inner)
  }

  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? {
    guide == self.guide ? rule(inner.size(proposal)) : inner.explicitGuide(guide, proposal)
  }
}
