import LayoutCore

/// A lazy list in a scroll view, between two texts, and what happens to it turn by turn; a value that can be made smaller.
struct ListScript: Hashable {
  /// A row of a list. The row with the id `k` is `rows[k % rows.count]`.
  enum Row: Hashable {
    case box(Double, Double)
    case words(Int)
    case nothing
    case flexible
    case pair(Double, Double)
    case list(List)
    /// A body that leads to the whole list again.
    case endless
  }

  enum Kind: UInt8, CaseIterable, Hashable { case vStack, hStack, vGrid, hGrid }

  struct Track: Hashable {
    var kind: UInt8
    var low: Double
    var high: Double
    var spacing: Double?
  }

  struct List: Hashable {
    var kind: Kind
    var spacing: Double?
    var tracks: [Track] = []
    /// The scroll view's size; `nil` leaves it to what is around it.
    var width: Double?
    var height: Double?
    var padding = 0.0
    /// Whether a text and a second list stand in front of the rows, in one container.
    var isSplit = false
    var rows: [Row] = []
    var count = 0
  }

  enum Step: Hashable {
    case scroll(by: Double)
    case jump(to: Double)
    case show(Int, Double?)
    /// `at` is a share of the rows there are, of 255.
    case insert(Int, at: Int)
    case remove(Int, at: Int)
    case clear
    case restore
    case filter(Int)
    case shuffle(Int)
    case repeats(Int)
    case spacing(Double?)
    case scale(Double)
    case room(Double, Double)
    case window(Double?, Double?)
    case direction
    case kind(Kind)
    case again
  }

  var isTame = false
  var width = 100.0
  var height = 100.0
  /// Whether the list's proposal is unspecified.
  var isFixed = false
  var list = List(kind: .vStack)
  var steps: [Step] = []
}

extension ListScript {
  static let rowLimit = 2000
  /// Lists in each other.
  static let depthLimit = 3

  init(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let bits = source.byte()
    isTame = bits & 3 != 3
    isFixed = bits & 12 == 12
    source.isTame = isTame
    width = source.pick([100, 300, 0, 1, 50, 777, .infinity, source.number()])
    height = source.pick([600, 100, 0, 1, 50, 320, .infinity, source.number()])
    // Without end it goes to limits that take seconds.
    let isEndless = source.int(64) == 63
    list = List(&source, depth: 0, isEndless: isEndless)
    let most = isEndless ? 2 : list.depth > 1 ? 6 : 16
    while steps.count < most, !source.isEmpty { steps.append(Step(&source)) }
  }

  var isEndless: Bool { list.contains(.endless) }
}

extension ListScript.List {
  init(_ source: inout ByteSource, depth: Int, isEndless: Bool) {
    let bits = source.byte()
    kind = ListScript.Kind.allCases[Int(bits & 3)]
    isSplit = bits >> 2 & 7 == 7
    spacing = source.flip() ? source.pick([-10, -9, -100, 0, 8, -1, source.number()]) : nil
    if kind == .vGrid || kind == .hGrid {
      for _ in 0..<source.int(4) {
        tracks.append(
          ListScript.Track(
            kind: source.byte() % 3, low: source.number(), high: source.number(),
            spacing: source.flip() ? source.number() : nil))
      }
    }
    if bits & 32 == 0 {
      width = source.pick([100, 300, 50, 0, source.number()])
      height = source.pick([100, 600, 50, 0, source.number()])
    }
    if bits & 64 != 0 { padding = source.number() }
    for _ in 0...source.int(4) {
      let row: ListScript.Row =
        switch source.int(16) {
        case 0: .nothing
        case 1: .flexible
        case 2: .words(source.int(6))
        case 3: .pair(source.number(), source.number())
        case 4, 5:
          depth + 1 < ListScript.depthLimit
            ? .list(ListScript.List(&source, depth: depth + 1, isEndless: isEndless)) : .nothing
        case 6 where isEndless: .endless
        case 7, 8, 9: .box(source.pick([9, 10, 50, 300, 0]), source.pick([9, 10, 50, 720, 0, 1]))
        default: .box(source.number(), source.number())
        }
      rows.append(row)
    }
    let most = depth > 0 ? 12 : isEndless || self.depth > 1 ? 40 : ListScript.rowLimit
    count = (source.flip() ? source.int(24) : Int(source.byte()) * 8) % (most + 1)
  }

  /// Lists in each other, this one counted.
  var depth: Int {
    1 + (rows.map { if case .list(let list) = $0 { list.depth } else { 0 } }.max() ?? 0)
  }

  func contains(_ row: ListScript.Row) -> Bool {
    rows.contains { one in
      if case .list(let list) = one, list.contains(row) { return true }
      return one == row
    }
  }

  /// This one and those in its rows.
  var all: [ListScript.List] {
    [self] + rows.flatMap { if case .list(let list) = $0 { list.all } else { [ListScript.List]() } }
  }

  /// Whether the scroll view has a size of its own along both axes.
  var isBounded: Bool {
    [width, height].allSatisfy { length in length.map { $0 >= 0 && $0 < 1e9 } ?? false }
  }
}

extension ListScript.Step {
  init(_ source: inout ByteSource) {
    switch source.int(20) {
    case 0: self = .scroll(by: Double(source.byte()) - 128)
    case 1: self = .jump(to: Double(source.byte()) * Double(source.byte()))
    case 2: self = .jump(to: source.number())
    case 3: self = .show(Int(source.byte()), source.flip() ? Double(source.int(3)) / 2 : nil)
    case 4, 5: self = .insert(source.int(40) + 1, at: Int(source.byte()))
    case 6, 7: self = .remove(source.int(40) + 1, at: Int(source.byte()))
    case 8, 9: self = .clear
    case 10, 11: self = .restore
    case 12: self = .filter(source.int(9) + 1)
    case 13: self = .shuffle(Int(source.byte()))
    case 14: self = .repeats(source.int(5))
    case 15: self = .spacing(source.flip() ? source.pick([-10, -100, source.number()]) : nil)
    case 16: self = .scale(source.pick([0.5, 1, 2, 0, source.number()]))
    case 17:
      self =
        source.flip()
        ? .direction : .room(source.pick([100, 300, source.number()]), source.pick([600, source.number()]))
    case 18: self = .window(source.flip() ? source.number() : nil, source.flip() ? source.number() : nil)
    default: self = source.flip() ? .kind(ListScript.Kind.allCases[source.int(4)]) : .again
    }
  }
}
