package import LayoutEngine

/// Random trees from a source of numbers: every kind of node and modifier, small enough that a failure can be read.
package struct RandomTree<Numbers: NumberSource> {
  package var random: Numbers
  /// The rules of custom containers.
  let rules: [RuleDescription]
  private var nextID = 1
  private var room = 0
  /// The rest of the elements of a plain tree; overlays and backgrounds are not counted.
  var plainRoom = 0

  package init(_ random: Numbers, rules: [RuleDescription]) {
    self.random = random
    self.rules = rules
  }

  /// A tree of at most `nodes` elements.
  package mutating func tree(nodes: Int) -> TreeDescription {
    room = nodes
    return element(depth: 0, in: .vStack(nil, .center))
  }

  /// An element with what is below it, at most `nodes` of them.
  mutating func branch(nodes: Int, in parent: TreeDescription.Kind) -> TreeDescription {
    room = nodes
    return element(depth: 2, in: parent)
  }

  private mutating func element(depth: Int, in parent: TreeDescription.Kind) -> TreeDescription {
    room -= 1
    let kind = kind(depth: depth, in: parent)
    var tree = TreeDescription(kind)
    tree.id = nextID
    nextID += 1
    if kind.isContainer {
      for _ in 0..<random.pick([0, 1, 1, 2, 2, 3, 3, 4]) where room > 0 {
        tree.children.append(element(depth: depth + 1, in: kind))
      }
    }
    if kind.takesModifiers {
      for _ in 0..<random.pick([0, 0, 0, 0, 1, 1, 1, 2, 3]) { tree.modifiers.append(modifier(depth: depth)) }
    }
    return tree
  }

  private mutating func kind(depth: Int, in parent: TreeDescription.Kind) -> TreeDescription.Kind {
    if case .grid = parent, !random.once(in: 4) { return gridRow() }
    if depth == 0 || (depth < 5 && room > 0 && random.once(in: 2)) { return container(depth: depth) }
    return leaf()
  }

  package mutating func leaf() -> TreeDescription.Kind {
    switch random.int(0...11) {
    case 0...3: return .fixed(random.length(), random.length())
    case 4, 5: return .color
    case 6:
      let least = Size(width: random.length(40), height: random.length(40))
      let ideal = Size(width: least.width + random.length(30), height: least.height + random.length(30))
      let isOpen = random.once(in: 2)
      let most = Size(
        width: isOpen ? .infinity : ideal.width + random.length(50), height: ideal.height + random.length(50))
      return .range(TreeDescription.Range(min: least, ideal: ideal, max: most))
    case 7, 8: return .text(text(), lineLimit: random.once(in: 4) ? random.int(1...3) : nil)
    case 9: return .measured(.area(Double(random.int(100...4000))))
    case 10: return .spacer(random.once(in: 2) ? nil : random.length(30))
    default: return .divider(random.once(in: 2) ? 1 : 2)
    }
  }

  private mutating func container(depth: Int) -> TreeDescription.Kind {
    let place = place()
    switch random.int(0...17) {
    case 0...3: return .hStack(spacing(), place)
    case 4...7: return .vStack(spacing(), place)
    case 8, 9: return .zStack(place)
    case 10: return depth == 0 ? .zStack(place) : .group
    case 11: return .geometryReader
    case 12: return .scrollView(random.pick([.horizontal, .vertical, .both]))
    case 13: return .viewThatFits(random.pick([.horizontal, .vertical, .both]))
    case 14: return .grid(spacing(), spacing(), place)
    case 15: return random.once(in: 2) ? .lazyVStack(spacing(), place) : .lazyHStack(spacing(), place)
    case 16: return random.once(in: 2) ? .lazyVGrid(tracks(), spacing(), place) : .lazyHGrid(tracks(), spacing(), place)
    default: return .custom(random.pick(rules))
    }
  }

  private mutating func gridRow() -> TreeDescription.Kind {
    .gridRow(random.once(in: 3) ? random.pick([.top, .bottom, .firstTextBaseline, .lastTextBaseline]) : nil)
  }

  private mutating func tracks() -> [GridTrack] {
    (0..<random.int(1...3)).map { _ in
      let place = place()
      let extent: GridTrack.Extent
      switch random.int(0...3) {
      case 0: extent = .fixed(random.length(60))
      case 1: extent = .adaptive(min: Double(random.int(10...60)), max: random.once(in: 2) ? .infinity : 80)
      default: extent = .flexible(min: 10, max: random.once(in: 2) ? .infinity : 60)
      }
      return GridTrack(
        extent, spacing: random.once(in: 3) ? random.length(12) : .nan, horizontal: place.horizontal,
        vertical: place.vertical)
    }
  }

  private mutating func text() -> String {
    let words = ["", "a", "of", "and", "frame", "layout", "direction", "unspecified"]
    let count = random.int(0...6)
    return (0..<count).map { _ in random.pick(words) }.joined(separator: random.once(in: 5) ? "\n" : " ")
  }

  private mutating func spacing() -> Double? { random.pick([nil, 0, 4, 10, -3]) }

  package mutating func place() -> TreeDescription.Place {
    guard random.once(in: 2) else { return .center }
    return TreeDescription.Place(
      horizontal: random.pick([.leading, .horizontalCenter, .trailing, .customColumn]),
      vertical: random.pick([.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, .customLine]))
  }

  package mutating func modifier(depth: Int) -> TreeDescription.Modifier {
    switch random.int(0...23) {
    case 0, 1: return .frame(random.maybe(), random.maybe(), place())
    case 2, 3: return .flexibleFrame(bounds(), bounds(), place())
    case 4, 5:
      return .percentFrame(random.maybe(100), random.maybe(100), random.pick([.horizontal, .vertical, .both]), place())
    case 6, 7:
      let insets = EdgeInsets(
        top: random.length(20), leading: random.length(20) - 3, bottom: random.length(20), trailing: random.length(20))
      return .padding(random.once(in: 2) ? EdgeInsets(all: 8) : insets)
    case 8: return .fixedSize(random.pick([.horizontal, .vertical, .both]))
    case 9: return .aspectRatio(random.once(in: 2) ? nil : random.pick([0.5, 1, 1.5, 3]), fill: random.once(in: 2))
    case 10: return .priority(random.pick([-1, 1, 2, 0]))
    case 11: return .offset(random.length(20) - 10, random.length(20) - 10)
    case 12: return .position(random.length(), random.length())
    case 13, 14: return .edges(edges())
    case 15: return attachment(depth: depth, isOverlay: true)
    case 16: return attachment(depth: depth, isOverlay: false)
    case 17:
      let guide = random.pick([
        .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
        GuideKey.customColumn, .customLine,
      ])
      return .guide(
        guide, constant: random.length(20), width: random.pick([0, 0.5, 1]), height: random.pick([0, 0.25]))
    case 18: return .direction(random.pick([.leftToRight, .rightToLeft]))
    case 19:
      return .containerRelative(
        random.pick([.horizontal, .vertical, .both]), count: random.int(1...4), span: random.int(1...2),
        spacing: random.pick([0, 6]), place())
    case 20: return .columns(random.int(1...3))
    case 21: return .anchor(random.pick([.topLeading, .center, .bottomTrailing, UnitPoint(x: 0.25, y: 0.5)]))
    case 22: return .unsized(random.pick([.horizontal, .vertical, .both]))
    default: return .columnAlignment(random.pick([.leading, .trailing, .customColumn]))
    }
  }

  private mutating func attachment(depth: Int, isOverlay: Bool) -> TreeDescription.Modifier {
    var stack = TreeDescription.content([])
    stack.id = nextID
    nextID += 1
    room -= 1
    for _ in 0..<random.int(1...2) { stack.children.append(element(depth: max(depth, 3) + 1, in: stack.kind)) }
    return .attachment(stack, isOverlay: isOverlay, place())
  }

  private mutating func bounds() -> TreeDescription.Bounds {
    var limits = [random.length(), random.length(), random.length()].sorted()
    if random.once(in: 3) { limits[2] = .infinity }
    return TreeDescription.Bounds(
      min: random.once(in: 2) ? limits[0] : nil, ideal: random.once(in: 3) ? limits[1] : nil,
      max: random.once(in: 2) ? limits[2] : nil)
  }

  private mutating func edges() -> TreeDescription.Edges {
    var edges = TreeDescription.Edges()
    if random.once(in: 3) { edges.top = random.length(30) }
    if random.once(in: 3) { edges.leading = random.length(30) }
    if random.once(in: 4) { edges.bottom = random.length(30) }
    if random.once(in: 4) { edges.trailing = random.length(30) }
    if random.once(in: 3) { edges.percent = [random.pick(ModifierRecord.Edge.allCases)] }
    if random.once(in: 4) { edges.centered = random.pick([.horizontal, .vertical, .both]) }
    return edges
  }

  /// A proposal for a root.
  package mutating func proposal() -> Proposal {
    Proposal(width: proposed(), height: proposed())
  }

  private mutating func proposed() -> Double? {
    random.pick([nil, 0, 50, 100, 100, 200, 320, 320.5, 400, .infinity, 1e308])
  }
}
