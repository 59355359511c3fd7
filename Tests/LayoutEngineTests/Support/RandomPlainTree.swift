import LayoutEngine

/// Random models of what the specification says: six levels of stacks in each other and what stands in them.
struct RandomPlainTree {
  var source: RandomTree
  private var room: Int

  init(seed: UInt64, nodes: Int) {
    source = RandomTree(seed: seed)
    room = nodes
  }

  private static var levels: Int { 6 }

  /// A tree whose numbers are quarters, so that rounding does not decide whether a text has no room or next to none.
  mutating func tree() -> Model { element(level: 1).mapNumbers { ($0 * 4).rounded() / 4 }.numbered() }

  private mutating func element(level: Int) -> Model {
    room -= 1
    let holds = level == 1 || level < Self.levels && room > 0 && !source.random.once(in: 3)
    var model = Model(holds ? container() : leaf())
    if model.kind.isContainer {
      let least = model.kind.mayBeEmpty ? 0 : 1
      let count = max(least, source.random.pick([0, 1, 1, 2, 2, 2, 3, 3]))
      for position in 0..<count where position < least || room > 0 { model.children.append(element(level: level + 1)) }
    }
    for _ in 0..<source.random.pick([0, 0, 0, 1, 1, 2]) { model.modifiers.append(modifier()) }
    return model
  }

  private mutating func container() -> Model.Kind {
    let spacing = source.random.pick([nil, nil, 0, 4, 10] as [Double?])
    switch source.random.int(0...11) {
    case 0...3: return .hStack(spacing, source.place())
    case 4...7: return .vStack(spacing, source.place())
    case 8: return .zStack(source.place())
    case 9: return .geometryReader
    case 10:
      return source.random.once(in: 2)
        ? .scrollView(source.random.pick([.horizontal, .vertical, .both])) : .viewThatFits(.both)
    default: return .lazyVGrid(tracks(), spacing, source.place())
    }
  }

  private mutating func tracks() -> [GridTrack] {
    (0..<source.random.int(1...3)).map { _ in
      let most = source.random.pick([Double.infinity, .infinity, 160])
      return GridTrack(
        source.random.once(in: 4)
          ? .fixed(Double(source.random.int(5...60))) : .flexible(min: Double(source.random.int(10...150)), max: most),
        spacing: source.random.once(in: 3) ? 5 : .nan, vertical: source.random.pick([.verticalCenter, .top]))
    }
  }

  private mutating func leaf() -> Model.Kind {
    guard source.random.once(in: 3) else { return source.leaf() }
    return .text(source.random.pick(["sit bb sit", "a", "frame of a text"]), lineLimit: nil)
  }

  /// What an overlay or a background holds.
  private mutating func content() -> Model { Model(.zStack(.center), [Model(leaf())]) }

  private mutating func modifier() -> Model.Modifier {
    while true {
      let modifier = source.modifier(depth: 9)
      switch modifier {
      case .frame, .flexibleFrame, .fixedSize, .priority, .offset, .position, .guide, .direction: return modifier
      case .padding(let insets) where insets.leading >= 0: return modifier
      // The shape of something that has no breadth fills a room without end.
      case .aspectRatio(let ratio, let fills) where ratio != nil || !fills: return modifier
      case .overlay(_, let place): return .overlay([content()], place)
      case .background(_, let place): return .background([content()], place)
      default: continue
      }
    }
  }

  /// What a root is offered: nothing infinite, which is never placed.
  mutating func proposal() -> Proposal {
    Proposal(
      width: source.random.pick([nil, 0, 60, 129, 200, 390]), height: source.random.pick([nil, nil, 0, 90, 300]))
  }
}

extension Model.Kind {
  fileprivate var mayBeEmpty: Bool {
    switch self {
    case .hStack, .vStack, .zStack, .geometryReader: true
    default: false
    }
  }
}
