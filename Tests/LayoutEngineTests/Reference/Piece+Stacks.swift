import LayoutTrees
import LayoutEngine

/// 0.4: a stack of one child, which is that child.
final class OnlyPiece: Piece {
  private let child: Piece

  init(_ spot: Spot, _ child: Piece) {
    self.child = child
    super.init(spot)
  }

  override func response(_ proposal: Proposal) -> Size { child.size(proposal) }
  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    [Place(piece: child, proposal: proposal, origin: .zero)]
  }
  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? { child.explicitGuide(guide, proposal) }
  override var priority: Double { child.priority }
  override var spacing: SpacingPreference { child.spacing }
  override var isBareSpacer: Bool { child.isBareSpacer }
}

/// 1: HStack and VStack of several children.
final class StackPiece: Piece {
  private let axis: Axis
  private let gap: Double?
  private let guide: GuideKey
  private let children: [Piece]

  init(_ spot: Spot, _ axis: Axis, _ gap: Double?, _ guide: GuideKey, _ children: [Piece]) {
    self.axis = axis
    self.gap = gap
    self.guide = guide
    self.children = children
    super.init(spot)
  }

  /// 1.1.
  private func gap(before index: Int) -> Double {
    if index == 0 { return 0 }
    return gap
      ?? SpacingPreference.distance(
        children[index - 1].spacing.end(axis, isMirrored), children[index].spacing.start(axis, isMirrored))
  }

  /// The proposals of the children, by 1.2 and 1.3.
  private func proposals(_ proposal: Proposal) -> [Proposal] {
    func innerProposal(_ major: Double?) -> Proposal {
      var innerProposal = proposal
      innerProposal[axis] = major
      return innerProposal
    }
    guard let major = proposal[axis] else { return children.map { _ in proposal } }
    let least = children.map { $0.size(innerProposal(0))[axis] }
    let flexibility = children.indices.map { index in
      let most = children[index].size(innerProposal(.infinity))[axis]
      return most == least[index] ? 0 : most - least[index]
    }
    let order = children.indices.sorted { one, other in
      if children[one].priority != children[other].priority { return children[one].priority > children[other].priority }
      if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
      if flexibility[one] == .infinity, least[one] != least[other] { return least[one] > least[other] }
      return one < other
    }
    var result = [Proposal](repeating: proposal, count: children.count)
    var rest = major - children.indices.reduce(0) { $0 + gap(before: $1) }
    var waiting = order[...]
    while let first = waiting.first {
      var group = Array(waiting.prefix { children[$0].priority == children[first].priority })
      waiting = waiting.dropFirst(group.count)
      let kept = waiting.reduce(0) { $0 + least[$1] }
      while let next = group.first {
        let own = innerProposal(max(0, (rest - kept) / Double(group.count)))
        result[next] = own
        let left = rest - children[next].size(own)[axis]
        if !left.isNaN { rest = left }
        group.removeFirst()
      }
    }
    return result
  }

  /// 1.5 to 1.7.
  private func arrange(_ proposal: Proposal) -> (size: Size, places: [Place]) {
    var lower = 0.0
    var upper = 0.0
    var major = 0.0
    var places: [Place] = []
    for (index, (child, innerProposal)) in zip(children, proposals(proposal)).enumerated() {
      let size = child.size(innerProposal)
      let line = child.value(guide, innerProposal)
      // 1.10: what is infinite makes the stack infinite, wherever its guide lies.
      if line.isFinite {
        lower = min(lower, -line)
        upper = max(upper, size[axis.crossed] - line)
      } else if size[axis.crossed] == .infinity {
        upper = .infinity
      }
      major += gap(before: index)
      var origin = Point.zero
      origin[axis] = major
      origin[axis.crossed] = -line
      places.append(Place(piece: child, proposal: innerProposal, origin: origin))
      major += size[axis]
    }
    for index in places.indices { places[index].origin[axis.crossed] -= lower }
    var size = Size.zero
    size[axis] = major
    size[axis.crossed] = upper - lower
    return (size, places)
  }

  override func response(_ proposal: Proposal) -> Size { arrange(proposal).size }

  /// 1.8.
  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    var again = proposal
    if again[axis.crossed] == nil { again[axis.crossed] = size[axis.crossed] }
    return arrange(again).places
  }

  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? { merged(guide, proposal) }

  /// 9.4.
  override var spacing: SpacingPreference {
    var all = children.reduce(into: SpacingPreference()) { $0.formUnion($1.spacing) }
    let ends = isMirrored && axis == .horizontal ? Array(children.reversed()) : children
    if let first = ends.first?.spacing, let last = ends.last?.spacing {
      if axis == .vertical { (all.top, all.bottom) = (first.top, last.bottom) }
      if axis == .horizontal { (all.left, all.right) = (first.left, last.right) }
    }
    return all
  }
}

/// 3: ZStack of several children.
final class DepthPiece: Piece {
  private let place: TreeDescription.Place
  private let children: [Piece]

  init(_ spot: Spot, _ place: TreeDescription.Place, _ children: [Piece]) {
    self.place = place
    self.children = children
    super.init(spot)
  }

  private func corner(_ child: Piece, _ proposal: Proposal) -> Point {
    Point(x: child.value(place.horizontal, proposal), y: child.value(place.vertical, proposal))
  }

  private func extent(_ proposal: Proposal) -> (start: Point, end: Point) {
    let highest = children.map(\.priority).max() ?? 0
    var start = Point(x: -.infinity, y: -.infinity)
    var end = start
    for child in children where child.priority == highest {
      let size = child.size(proposal)
      let own = corner(child, proposal)
      start = Point(x: max(start.x, own.x), y: max(start.y, own.y))
      end = Point(x: max(end.x, size.width - own.x), y: max(end.y, size.height - own.y))
      if !size.width.isFinite { end.x = .infinity }
      if !size.height.isFinite { end.y = .infinity }
    }
    return (start, end)
  }

  override func response(_ proposal: Proposal) -> Size {
    let (start, end) = extent(proposal)
    return Size(
      width: end.x == .infinity ? .infinity : start.x + end.x, height: end.y == .infinity ? .infinity : start.y + end.y)
  }

  override func places(_ proposal: Proposal, _ size: Size) -> [Place] {
    let own = Proposal(size)
    let start = extent(own).start
    return children.map { child in
      let corner = corner(child, own)
      return Place(piece: child, proposal: own, origin: Point(x: start.x - corner.x, y: start.y - corner.y))
    }
  }

  override func explicit(_ guide: GuideKey, _ proposal: Proposal) -> Double? { merged(guide, proposal) }
  override var spacing: SpacingPreference { children.reduce(into: SpacingPreference()) { $0.formUnion($1.spacing) } }
}
