package import LayoutEngine

/// Random trees of the specification: six levels of nested stacks and their content.
extension RandomTree {
  private static var plainLevels: Int { 6 }

  /// A tree whose numbers are quarters, so that rounding does not decide whether a text has no room or next to none.
  package mutating func plainTree(nodes: Int) -> TreeDescription {
    plainRoom = nodes
    return plainElement(level: 1).mapNumbers(TreeDescription.quarter).numbered()
  }

  private mutating func plainElement(level: Int) -> TreeDescription {
    plainRoom -= 1
    let holds = level == 1 || level < Self.plainLevels && plainRoom > 0 && !random.once(in: 3)
    var tree = TreeDescription(holds ? plainContainer() : plainLeaf())
    if tree.kind.isContainer {
      let least = tree.kind.mayBeEmpty ? 0 : 1
      let count = max(least, random.pick([0, 1, 1, 2, 2, 2, 3, 3]))
      for position in 0..<count where position < least || plainRoom > 0 {
        tree.children.append(plainElement(level: level + 1))
      }
    }
    for _ in 0..<random.pick([0, 0, 0, 1, 1, 2]) { tree.modifiers.append(plainModifier()) }
    return tree
  }

  private mutating func plainContainer() -> TreeDescription.Kind {
    let spacing = random.pick([nil, nil, 0, 4, 10] as [Double?])
    switch random.int(0...11) {
    case 0...3: return .hStack(spacing, place())
    case 4...7: return .vStack(spacing, place())
    case 8: return .zStack(place())
    case 9: return .geometryReader
    case 10:
      return random.once(in: 2)
        ? .scrollView(random.pick([.horizontal, .vertical, .both])) : .viewThatFits(.both)
    default: return .lazyVGrid(plainTracks(), spacing, place())
    }
  }

  private mutating func plainTracks() -> [GridTrack] {
    (0..<random.int(1...3)).map { _ in
      let most = random.pick([Double.infinity, .infinity, 160])
      return GridTrack(
        random.once(in: 4)
          ? .fixed(Double(random.int(5...60))) : .flexible(min: Double(random.int(10...150)), max: most),
        spacing: random.once(in: 3) ? 5 : .nan, vertical: random.pick([.verticalCenter, .top]))
    }
  }

  private mutating func plainLeaf() -> TreeDescription.Kind {
    guard random.once(in: 3) else { return leaf() }
    return .text(random.pick(["sit bb sit", "a", "frame of a text"]), lineLimit: nil)
  }

  /// The content of an overlay or a background.
  private mutating func plainContent() -> TreeDescription { .content([TreeDescription(plainLeaf())]) }

  private mutating func plainModifier() -> TreeDescription.Modifier {
    while true {
      let modifier = modifier(depth: 9)
      switch modifier {
      case .frame, .flexibleFrame, .fixedSize, .priority, .offset, .position, .guide, .direction: return modifier
      case .padding(let insets) where insets.leading >= 0: return modifier
      // The shape of an element without breadth fills an infinite room.
      case .aspectRatio(let ratio, let fills) where ratio != nil || !fills: return modifier
      case .attachment(_, let isOverlay, let place):
        return .attachment(plainContent(), isOverlay: isOverlay, place)
      default: continue
      }
    }
  }

  /// A proposal for a root; never infinite, since such a root is never placed.
  package mutating func plainProposal() -> Proposal {
    Proposal(
      width: random.pick([nil, 0, 60, 129, 200, 390]), height: random.pick([nil, nil, 0, 90, 300]))
  }
}

extension TreeDescription.Kind {
  fileprivate var mayBeEmpty: Bool {
    switch self {
    case .hStack, .vStack, .zStack, .geometryReader: true
    default: false
    }
  }
}
