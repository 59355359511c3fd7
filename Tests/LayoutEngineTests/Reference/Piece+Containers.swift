import LayoutTrees
import LayoutEngine

extension Proposal {
  /// The proposal with nothing proposed along `axes`.
  func open(along axes: Axis.Set) -> Proposal {
    Proposal(
      width: axes.contains(Axis.Set.horizontal) ? nil : width, height: axes.contains(Axis.Set.vertical) ? nil : height)
  }
}

/// 6.1.
final class ReaderPiece: Piece {
  private let children: [Piece]

  init(_ spot: Spot, _ children: [Piece]) {
    self.children = children
    super.init(spot)
  }

  override func response(_ proposal: Proposal) -> Size { LeafPiece.color(proposal) }
  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    children.map { Place(piece: $0, proposal: Proposal(size), origin: .zero) }
  }
}

/// 6.2: one content, which is a stack where there are several.
final class ScrollPiece: Piece {
  private let axes: Axis.Set
  private let content: Piece

  init(_ spot: Spot, _ axes: Axis.Set, _ content: Piece) {
    self.axes = axes
    self.content = content
    super.init(spot)
  }

  override func response(_ proposal: Proposal) -> Size {
    var size = content.size(proposal.open(along: axes))
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }
  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    [Place(piece: content, proposal: proposal.open(along: axes), origin: .zero)]
  }
  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? { merged(guide, proposal) }
}

/// 6.3.
final class FittingPiece: Piece {
  private let axes: Axis.Set
  private let children: [Piece]

  init(_ spot: Spot, _ axes: Axis.Set, _ children: [Piece]) {
    self.axes = axes
    self.children = children
    super.init(spot)
  }

  private func chosen(_ proposal: Proposal) -> Piece {
    children.first { child in
      let size = child.size(proposal.open(along: axes))
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(Axis.Set(axis)) || size[axis] <= proposal[axis] ?? .infinity
      }
    } ?? children[children.count - 1]
  }

  override func response(_ proposal: Proposal) -> Size { chosen(proposal).size(proposal) }
  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    [Place(piece: chosen(proposal), proposal: proposal, origin: .zero)]
  }
  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? {
    chosen(proposal).explicitGuide(guide, proposal)
  }
  override var spacing: SpacingPreference { children.reduce(into: SpacingPreference()) { $0.formUnion($1.spacing) } }
}

/// 7.1: a vertical lazy grid of flexible and fixed tracks.
final class TrackPiece: Piece {
  private let tracks: [GridTrack]
  private let gap: Double
  private let place: TreeDescription.Place
  private let children: [Piece]

  init(_ spot: Spot, _ tracks: [GridTrack], _ gap: Double?, _ place: TreeDescription.Place, _ children: [Piece]) {
    self.tracks = tracks
    self.gap = gap ?? 8
    self.place = place
    self.children = children
    super.init(spot)
  }

  private func gap(after index: Int) -> Double {
    index == tracks.count - 1 ? 0 : tracks[index].spacing.isNaN ? 8 : tracks[index].spacing
  }

  /// a and b.
  private func widths(_ width: Double) -> [Double] {
    var available = width
    var waiting = 0.0
    for (index, track) in tracks.enumerated() {
      available -= gap(after: index)
      if case .fixed(let length) = track.extent { available -= length } else { waiting += 1 }
    }
    return tracks.map { track in
      switch track.extent {
      case .fixed(let length): return length
      case .flexible(let least, let most), .adaptive(let least, let most):
        let length = max(least, min(available / waiting, most))
        available -= length
        waiting -= 1
        return length
      }
    }
  }

  private func breadth(_ widths: [Double]) -> Double {
    widths.enumerated().reduce(0) { $0 + $1.element + gap(after: $1.offset) }
  }

  /// e.
  private func heights(_ widths: [Double]) -> [Double] {
    stride(from: 0, to: children.count, by: tracks.count).map { start in
      (start..<min(start + tracks.count, children.count)).reduce(0) {
        max($0, children[$1].size(Proposal(width: widths[$1 - start], height: nil)).height)
      }
    }
  }

  /// c.
  override func response(_ proposal: Proposal) -> Size {
    let widths = widths(proposal.width ?? 10)
    let heights = heights(widths)
    return Size(width: breadth(widths), height: heights.reduce(0, +) + gap * Double(max(0, heights.count - 1)))
  }

  /// d.
  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    let widths = widths(size.width)
    let heights = heights(widths)
    let room = max(0, size.width - breadth(widths))
    let inset =
      place.horizontal.standard(Size(width: room, height: 0))
    return children.enumerated().map { index, child in
      let (row, column) = (index / tracks.count, index % tracks.count)
      let box = Size(width: widths[column], height: heights[row])
      let track = tracks[column]
      let left = widths[..<column].enumerated().reduce(inset) { $0 + $1.element + gap(after: $1.offset) }
      let top = heights[..<row].reduce(0) { $0 + $1 + gap }
      let innerProposal = Proposal(box)
      return Place(
        piece: child, proposal: innerProposal,
        origin: Point(
          x: left + track.horizontal.standard(box) - child.value(track.horizontal, innerProposal),
          y: top + track.vertical.standard(box) - child.value(track.vertical, innerProposal)))
    }
  }

  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? { merged(guide, proposal) }
  override var spacing: SpacingPreference { children.reduce(into: SpacingPreference()) { $0.formUnion($1.spacing) } }
}
