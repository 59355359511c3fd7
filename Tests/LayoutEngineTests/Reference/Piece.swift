import LayoutTrees
import LayoutEngine

/// One box of the specification: a node without its modifiers, or one modifier's layer around its inside.
///
/// It is written from the specification alone and as plainly as that: everything is measured, nothing is known
/// beforehand.
class Piece {
  /// The place of a box inside, from the box's own leading top corner, and its proposal.
  struct Place {
    var piece: Piece
    var proposal: Proposal
    var origin: Point
  }

  let path: String
  /// Whether places are mirrored: the box runs from right to left.
  let isMirrored: Bool
  private let reach: Reach
  private var responses: [Proposal: Size] = [:]

  init(_ spot: Spot) {
    path = spot.path
    isMirrored = spot.rightToLeft
    reach = spot.reach
  }

  final func size(_ proposal: Proposal) -> Size {
    if let known = responses[proposal] { return known }
    let size = response(proposal)
    responses[proposal] = size
    reach.note(size)
    return size
  }

  func response(_ proposal: Proposal) -> Size { .zero }
  func places(_ proposal: Proposal, _ size: Size) -> [Place] { [] }
  func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? { nil }
  var priority: Double { 0 }
  var spacing: SpacingPreference { SpacingPreference() }
  /// Whether a frame around the box stands directly on a spacer.
  var isBareSpacer: Bool { false }

  /// A proposal with a finite response, by 1.10: nothing is placed with an infinite size.
  ///
  /// Where the response is infinite, the ideal is proposed: on the axes on which the response is, then also on those on
  /// which the proposal is, then on both.
  final func finite(_ proposal: Proposal) -> Proposal {
    var finite = proposal
    for step in 1...3 {
      let size = size(finite)
      if size.isFinite { break }
      for axis in Axis.allCases where step == 3 || !size[axis].isFinite || step == 2 && proposal[axis] == .infinity {
        finite[axis] = nil
      }
    }
    return finite
  }

  /// The explicit value of a guide of a placed box: that of the ideal where the response is infinite.
  final func explicitGuide(_ guide: GuideKey, _ proposal: Proposal) -> Double? {
    explicit(guide, finite(proposal)).flatMap { $0.isFinite ? $0 : nil }
  }

  final func value(_ guide: GuideKey, _ proposal: Proposal) -> Double {
    explicitGuide(guide, proposal) ?? guide.standard(size(proposal))
  }

  final func put(_ proposal: Proposal, at origin: Point, _ frames: inout [String: Rect]) {
    let own = size(proposal)
    frames[path] = Rect(origin: origin, size: own)
    for place in places(proposal, own) {
      let innerProposal = place.piece.finite(place.proposal)
      let x = place.origin.x.isFinite ? place.origin.x : 0
      let y = place.origin.y.isFinite ? place.origin.y : 0
      let mirrored = isMirrored ? own.width - x - place.piece.size(innerProposal).width : x
      place.piece.put(innerProposal, at: origin + Point(x: mirrored, y: y), &frames)
    }
  }

  /// 8.4: what containers make of the explicit guides of what they hold.
  final func merged(_ guide: GuideKey, _ proposal: Proposal) -> Double? {
    guard guide.rawValue > GuideKey.bottom.rawValue else { return nil }
    let values = places(proposal, size(proposal)).compactMap { place in
      place.piece.explicitGuide(guide, place.proposal).map {
        $0 + (guide.isAcross ? place.origin.x : place.origin.y)
      }
    }
    guard !values.isEmpty else { return nil }
    switch guide {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }
}

/// The properties that a box inherits.
struct Spot {
  var path: String
  var rightToLeft = false
  /// The axis of the nearest stack.
  var axis: Axis?
  /// Whether the box is the stack around what lies over or behind another one.
  var isContent = false
  let reach: Reach
}

/// Whether some box responded with a finite length that is no shorter than `Length.limit`, where the engine's lengths
/// end.
final class Reach {
  private(set) var isBeyond = false

  func note(_ size: Size) {
    for axis in Axis.allCases where size[axis] >= Length.limit && size[axis] < .infinity { isBeyond = true }
  }
}

extension GuideKey {
  /// 8.1, and the defaults of the custom ones (`LiveTree`).
  func standard(_ size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .custom(0, .horizontal), .custom(0, .vertical): 0
    case .custom(1, .horizontal): size.width / 2
    case .custom(2, .horizontal): size.width
    case .custom(1, .vertical): size.height / 2
    default: size.height
    }
  }
}

extension Proposal {
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension SpacingPreference {
  /// 9.2.
  static func distance(_ first: Double, _ second: Double) -> Double {
    switch (first.isNaN, second.isNaN) {
    case (true, true): 8
    case (true, false): second
    case (false, true): first
    case (false, false): max(first, second)
    }
  }

  func start(_ axis: Axis, _ rightToLeft: Bool) -> Double { axis == .vertical ? top : rightToLeft ? right : left }
  func end(_ axis: Axis, _ rightToLeft: Bool) -> Double { axis == .vertical ? bottom : rightToLeft ? left : right }
}
