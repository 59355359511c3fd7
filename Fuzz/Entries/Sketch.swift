import LayoutCore

/// A layout as a value that bytes describe and change: what kind of element, four numbers, eight bits, what is inside.
struct Sketch: Hashable {
  enum Kind: UInt8, CaseIterable, Hashable {
    // Leaves.
    case text, color, fixed, spacer, divider, shape, image, control, empty
    // Containers of any number.
    case vStack, hStack, zStack, grid, row, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, group, list, custom
    case fitting, scroll, feed, reader
    // Around one, or two.
    case either, overlay, background
    case frame, bounds, size, percent, padding, insets, offset, position, edges, centered, fixedSize, ratio, relative
    case priority, guide, columns, anchor, unsized, columnAlignment, identity, direction, font, lines, decoration, value
  }

  /// Names the element through edits.
  var id: Int
  var kind: Kind
  var numbers: [Double] = []
  /// Which numbers are given, which alignment, which axes.
  var bits: UInt8 = 0
  var inside: [Sketch] = []
  /// What a custom container does next where it keeps no promise.
  var whim: Whim?
}

extension Sketch.Kind {
  /// How many are inside.
  var room: ClosedRange<Int> {
    switch self {
    case .text, .color, .fixed, .spacer, .divider, .shape, .image, .control, .empty: 0...0
    case .vStack, .hStack, .zStack, .grid, .row, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .group, .list,
      .custom, .fitting, .scroll, .feed, .reader:
      0...7
    case .either, .overlay, .background: 2...2
    default: 1...1
    }
  }

  /// Whether two turns of it need not agree: a list that makes its rows as they are seen stands where it stood.
  var isLazyList: Bool { self == .feed }
}

extension Sketch {
  /// An element with others in it, of at most `count` in all.
  init(_ bytes: inout ByteSource, count: Int) {
    var room = count
    var next = 0
    self.init(&bytes, room: &room, next: &next, depth: 0)
  }

  private init(_ bytes: inout ByteSource, room: inout Int, next: inout Int, depth: Int) {
    room -= 1
    next += 1
    id = next
    var kind = Kind.allCases[bytes.int(Kind.allCases.count)]
    if depth >= Sketch.depthLimit || room <= 0 || bytes.isEmpty {
      kind = Kind.allCases[Int(kind.rawValue) % (Int(Kind.empty.rawValue) + 1)]
    }
    self.kind = kind
    bits = bytes.byte()
    numbers = (0..<4).map { _ in bytes.number() }
    let least = kind.room.lowerBound
    let most = kind.room.upperBound
    let count = least == most ? least : bytes.int(most + 1)
    for place in 0..<count where place < least || room > 0 {
      inside.append(Sketch(&bytes, room: &room, next: &next, depth: depth + 1))
    }
  }

  static let depthLimit = 24

  var count: Int { inside.reduce(1) { $0 + $1.count } }

  func contains(_ test: (Sketch) -> Bool) -> Bool { test(self) || inside.contains { $0.contains(test) } }

  /// Changes the element at `position` in document order.
  mutating func change(at position: Int, _ body: (inout Sketch) -> Void) {
    if position == 0 { return body(&self) }
    var position = position - 1
    for index in inside.indices {
      let count = inside[index].count
      if position < count { return inside[index].change(at: position, body) }
      position -= count
    }
  }

  /// One change somewhere: of a number, a kind, the order; something comes or goes.
  mutating func edit(_ bytes: inout ByteSource, next: inout Int) {
    let action = bytes.int(8)
    let position = bytes.int(max(1, min(count, 255)))
    let total = count
    change(at: position) { element in
      switch action {
      case 0: element.numbers[bytes.int(4)] = bytes.number()
      case 1: element.bits = bytes.byte()
      case 2:
        let kind = Kind.allCases[bytes.int(Kind.allCases.count)]
        if kind.room.contains(element.inside.count) { element.kind = kind }
      case 3, 4:
        guard element.inside.count < element.kind.room.upperBound, total < 60 else { return }
        var room = 4
        let new = Sketch(&bytes, room: &room, next: &next, depth: Sketch.depthLimit - 3)
        element.inside.insert(new, at: bytes.int(element.inside.count + 1))
      case 5:
        guard element.inside.count > element.kind.room.lowerBound else { return }
        element.inside.remove(at: bytes.int(element.inside.count))
      case 6:
        guard element.inside.count > 1 else { return }
        element.inside.swapAt(bytes.int(element.inside.count), bytes.int(element.inside.count))
      default:
        guard element.inside.count > 1 else { return }
        element.inside.append(element.inside.removeFirst())
      }
    }
  }
}

extension Sketch: CustomStringConvertible {
  /// One line an element.
  var description: String { lines(indent: "  ").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    ["\(indent)#\(id) \(kind) \(numbers) \(bits)"] + inside.flatMap { $0.lines(indent: indent + "  ") }
  }
}
