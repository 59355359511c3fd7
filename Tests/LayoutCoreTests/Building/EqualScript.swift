import HostSuite
import LayoutEngine
import LayoutTesting
import Observation

@testable import LayoutCore

private struct LawTone: EnvironmentKey { static let defaultValue = 3.0 }
private struct LawHue: EnvironmentKey { static let defaultValue = 2.0 }

extension EnvironmentValues {
  fileprivate var lawTone: Double {
    get { self[LawTone.self] }
    set { self[LawTone.self] = newValue }
  }

  fileprivate var lawHue: Double {
    get { self[LawHue.self] }
    set { self[LawHue.self] = newValue }
  }
}

@Observable private final class Slot { var value = 4.0 }

/// Plain data: compared by its bytes.
private struct PlainCard: Layout {
  let width: Double

  var body: some Layout {
    HStack {
      Box(width, 10)
      ToneBox()
      Text("xx")
    }
  }
}

/// Reads the environment.
private struct ToneBox: Layout, Equatable {
  @Environment(\.lawTone) private var tone
  var body: some Layout { Box(tone, 4) }
}

/// Plain data with a reader of the environment and one of sizes inside.
private struct ReaderCard: Layout {
  let height: Double

  var body: some Layout {
    EnvironmentReader { Box($0.lawHue, 3) }
    GeometryReader { Box($0.size.width / 2, 2) }.size(height: height)
  }
}

/// `Equatable` with a reference: reads a model.
private struct ModelCard: Layout, Equatable {
  let number: Int
  let slot: Slot

  static func == (one: ModelCard, other: ModelCard) -> Bool { one.number == other.number && one.slot === other.slot }

  var body: some Layout {
    VStack {
      Box(slot.value, Double(number))
      PlainCard(width: Double(number)).environment(\.lawHue, Double(number))
    }
  }
}

/// `Equatable` with state and a list.
private struct ListCard: Layout, Equatable {
  let rows: [EqualScript.Row]
  let inset: Double
  @State private var height = 5.0

  var body: some Layout {
    VStack {
      ForEach(rows) { PlainCard(width: $0.width) }.padding(inset)
      Box(8, height)
    }
  }
}

/// A list in a scroll view, which makes some of its rows.
private struct ScrolledCard: Layout, Equatable {
  let rows: [EqualScript.Row]

  var body: some Layout {
    LazyVStack { ForEach(rows) { PlainCard(width: $0.width) } }
  }
}

/// A series of changes of what a root shows, of its environment and of models.
struct EqualScript {
  struct Row: Hashable, Identifiable {
    var id: Int
    var width: Double
  }

  struct Section: Hashable, Identifiable {
    var id: Int
    var kind: Int
    var rows: [Row]
    var number = 1
    var inset = 0.0
    var tone: Double?
    var fontSize: Double?
    var isAcross = false
  }

  struct Turn {
    var sections: [Section] = []
    var rootTone = 3.0
    var direction = LayoutDirection.leftToRight
    var width = 120.0
    /// Which model changes, and to what.
    var slot: (number: Int, value: Double)?
    /// Whether a body is set, or only what was observed has changed.
    var setsBody = true
  }

  static let kinds = 7

  var turns: [Turn] = []

  init(seed: UInt64) {
    var source = PieceSource(seed: seed)
    var turn = Turn()
    for id in 0..<source.int(1...4) { turn.sections.append(Section(id, &source)) }
    turns.append(turn)
    for _ in 0..<5 {
      turn.slot = nil
      turn.setsBody = source.int(0...3) > 0
      for _ in 0..<source.int(0...2) { turn.edit(&source) }
      turns.append(turn)
    }
  }

  var isLazy: Bool { turns.contains { $0.sections.contains { $0.kind == 5 } } }

  /// Where a root that passes equal elements by shows something else than one that evaluates all, or than a new one.
  /// Adds up how many bodies both evaluated.
  func difference(_ bodies: inout (passing: Int, all: Int)) -> String? {
    let slots = (0..<3).map { _ in Slot() }
    let (passing, all) = (Self.root(), Self.root())
    for (number, turn) in turns.enumerated() {
      if let (slot, value) = turn.slot { slots[slot].value = value }
      for (root, _) in [passing, all] { turn.show(in: root, slots) }
      if turn.setsBody { all.root.invalidateLayout(for: .hierarchyChanged) }
      for (root, _) in [passing, all] { root.layoutIfNeeded() }
      bodies.passing += passing.root.counters.bodies
      bodies.all += all.root.counters.bodies
      let what = "turn \(number): \(turn)"
      if let difference = all.root.result.difference(from: passing.root.result) { return "\(what)\n\(difference)" }
      if all.host.picture != passing.host.picture { return "\(what)\n\(passing.host)\nwith all:\n\(all.host)" }
      _ = (passing.host.takeCounts(), all.host.takeCounts())
      if let violation = passing.host.violations.first { return "\(what): \(violation)" }
      let faults = passing.root.session.tree._checkInvariants()
      if !faults.isEmpty { return "\(what): \(faults)" }
      guard !isLazy else { continue }
      let fresh = Self.root()
      turn.show(in: fresh.root, slots, setsBody: true)
      fresh.root.layoutIfNeeded()
      if let difference = fresh.root.result.difference(from: passing.root.result) {
        return "\(what), a new one:\n\(difference)"
      }
      if fresh.host.picture != passing.host.picture { return "\(what)\n\(passing.host)\na new one:\n\(fresh.host)" }
    }
    return nil
  }

  private static func root() -> (root: LayoutRoot, host: CountingHost) {
    let (root, host) = (LayoutRoot(size: .zero, measurers: .tens), CountingHost())
    root.host = host
    return (root, host)
  }
}

extension EqualScript.Section {
  fileprivate init(_ id: Int, _ source: inout PieceSource) {
    self.id = id
    kind = source.int(0...EqualScript.kinds - 1)
    rows = (0..<source.int(0...4)).map { EqualScript.Row(id: $0, width: Double(source.int(1...3))) }
  }

  fileprivate mutating func edit(_ source: inout PieceSource) {
    switch source.int(0...8) {
    case 0: kind = source.int(0...EqualScript.kinds - 1)
    case 1: number = source.int(0...3)
    case 2: inset = Double(source.int(0...2))
    case 3: tone = source.pick([nil, 3, 5, 6])
    case 4: fontSize = source.pick([nil, 10, 20])
    case 5: isAcross.toggle()
    case 6:
      rows.insert(
        .init(id: (rows.map(\.id).max() ?? 0) + 1, width: Double(source.int(1...3))), at: source.int(0...rows.count))
    case 7 where !rows.isEmpty: rows.remove(at: source.int(0...rows.count - 1))
    default: if !rows.isEmpty { rows[source.int(0...rows.count - 1)].width = Double(source.int(1...5)) }
    }
  }

  @LayoutBuilder fileprivate func styled(_ slots: [Slot]) -> some Layout {
    let tone = tone
    let fontSize = fontSize
    switch (tone, fontSize) {
    case (nil, nil): content(slots)
    case (let tone?, nil): content(slots).environment(\.lawTone, tone)
    case (nil, let size?): content(slots).font(.system(size: size))
    case (let tone?, let size?): content(slots).font(.system(size: size)).environment(\.lawTone, tone)
    }
  }

  @LayoutBuilder private func content(_ slots: [Slot]) -> some Layout {
    switch kind {
    case 0:
      PlainCard(width: Double(number))
      ReaderCard(height: inset)
    case 1: ModelCard(number: number, slot: slots[number % slots.count]).padding(inset)
    case 2: ListCard(rows: rows, inset: inset)
    case 3:
      VStack {
        ForEach(rows) { row in
          HStack {
            Box(row.width, 3); ToneBox()
          }.padding(2)
        }
      }.padding(inset)
    case 4: ForEach(rows) { ModelCard(number: Int($0.width), slot: slots[Int($0.width) % slots.count]) }.padding(inset)
    case 5: ScrollView(isAcross ? .horizontal : .vertical) { ScrolledCard(rows: rows) }.size(height: 25)
    default: ForEach(rows) { row in AnyLayout(PlainCard(width: row.width)).background(.red) }
    }
  }
}

extension EqualScript.Turn {
  fileprivate mutating func edit(_ source: inout PieceSource) {
    // Without a body nothing else can come.
    switch source.int(0...(setsBody ? 9 : 4)) {
    case 0: rootTone = Double(source.int(3...5))
    case 1: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    case 2: width = source.pick([60, 120, 200])
    case 3, 4: slot = (source.int(0...2), Double(source.int(4...7)))
    case 5 where sections.count > 1: sections.shuffle(using: &source.dice)
    case 6: sections.insert(.init((sections.map(\.id).max() ?? 0) + 1, &source), at: source.int(0...sections.count))
    default:
      guard !sections.isEmpty else { return }
      let at = source.int(0...sections.count - 1)
      sections[at].edit(&source)
    }
  }

  fileprivate func show(in root: LayoutRoot, _ slots: [Slot], setsBody: Bool? = nil) {
    var environment = EnvironmentValues()
    environment.lawTone = rootTone
    environment.layoutDirection = direction
    root.environment = environment
    root.size = Size(width: width, height: 300)
    guard setsBody ?? self.setsBody else { return }
    root.setBody { VStack { ForEach(sections) { $0.styled(slots) } } }
  }
}
