import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

private protocol Tone: EnvironmentKey where Value == Double {}
extension Tone { static var defaultValue: Double { 1 } }
private enum FirstTone: Tone {}
private enum SecondTone: Tone {}

extension EnvironmentValues {
  fileprivate var first: Double {
    get { self[FirstTone.self] }
    set { self[FirstTone.self] = newValue }
  }

  fileprivate var second: Double {
    get { self[SecondTone.self] }
    set { self[SecondTone.self] = newValue }
  }

  fileprivate subscript(isSecond isSecond: Bool) -> Double {
    get { isSecond ? second : first }
    set { if isSecond { second = newValue } else { first = newValue } }
  }
}

private final class Log { var readers: [Int] = [] }

/// The value that a modifier sets.
@Observable private final class Slot { var value = 1.0 }

private struct FirstReader: Layout {
  let id: Int
  let log: Log
  @Environment(\.first) private var tone
  var body: some Layout {
    let _ = log.readers.append(id)
    Box(tone, 1)
  }
}

private struct SecondReader: Layout {
  let id: Int
  let log: Log
  @Environment(\.second) private var tone
  var body: some Layout {
    let _ = log.readers.append(id)
    Box(tone, 2)
  }
}

/// Sets the value of a model, for its inside.
private struct Saying: Layout {
  let slot: Slot
  let isSecond: Bool
  let inner: Bough
  let page: Page

  var body: some Layout {
    if isSecond {
      page.element(inner).environment(\.second, slot.value)
    } else {
      page.element(inner).environment(\.first, slot.value)
    }
  }
}

private indirect enum Bough {
  case reader(Int, isSecond: Bool)
  case saying(Int, isSecond: Bool, Bough)
  case stack([Bough])
}

/// A random tree of readers and of modifiers that set values, and the readers to evaluate after a change.
private final class Page {
  let log = Log()
  var slots: [Slot] = []
  private var readers = 0

  func piece(_ depth: Int, _ dice: inout Dice) -> Bough {
    switch depth == 0 ? 0 : Int.random(in: 0...4, using: &dice) {
    case 0:
      readers += 1
      return .reader(readers, isSecond: Bool.random(using: &dice))
    case 1, 2:
      slots.append(Slot())
      return .saying(slots.count - 1, isSecond: Bool.random(using: &dice), piece(depth - 1, &dice))
    default:
      return .stack((0..<Int.random(in: 1...3, using: &dice)).map { _ in piece(depth - 1, &dice) })
    }
  }

  func element(_ piece: Bough) -> AnyLayout {
    switch piece {
    case .reader(let id, let isSecond):
      isSecond ? AnyLayout(SecondReader(id: id, log: log)) : AnyLayout(FirstReader(id: id, log: log))
    case .saying(let slot, let isSecond, let inner):
      AnyLayout(Saying(slot: slots[slot], isSecond: isSecond, inner: inner, page: self))
    case .stack(let pieces):
      AnyLayout(VStack { ForEach(pieces.indices, id: \.self) { self.element(pieces[$0]) } })
    }
  }

  /// The readers whose value is another one: `changed` has, for both keys, whether the root's value is; `said` the slots.
  func affected(_ piece: Bough, _ changed: [Bool], _ said: Set<Int>) -> [Int] {
    switch piece {
    case .reader(let id, let isSecond): return changed[isSecond ? 1 : 0] ? [id] : []
    case .saying(let slot, let isSecond, let inner):
      var inside = changed
      inside[isSecond ? 1 : 0] = said.contains(slot)
      return affected(inner, inside, said)
    case .stack(let pieces): return pieces.flatMap { affected($0, changed, said) }
    }
  }
}

@Suite struct `The environment against a model` {
  /// What went wrong in one script of changes on a tree of this depth; `nil` where nothing did.
  private func fault(_ seed: UInt64, depth: Int) -> String? {
    var dice = Dice(seed)
    let page = Page()
    let piece = page.piece(depth, &dice)
    let root = LayoutRoot(size: Size(width: 500, height: 500))
    root.updateBody { page.element(piece) }
    for step in 0..<6 {
      page.log.readers = []
      var changed = [false, false]
      var said: Set<Int> = []
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        let value = Double(Int.random(in: 1...3, using: &dice))
        if page.slots.isEmpty || Bool.random(using: &dice) {
          let isSecond = Bool.random(using: &dice)
          // One change a key: there and back is no change, and not what is tried here.
          guard !changed[isSecond ? 1 : 0] else { continue }
          changed[isSecond ? 1 : 0] = root.environment[isSecond: isSecond] != value
          root.environment[isSecond: isSecond] = value
        } else {
          let slot = Int.random(in: 0..<page.slots.count, using: &dice)
          guard !said.contains(slot) else { continue }
          if page.slots[slot].value != value { said.insert(slot) }
          page.slots[slot].value = value
        }
      }
      let isDue = changed.contains(true) || !said.isEmpty
      root.layoutIfNeeded()
      let expected = page.affected(piece, changed, said).sorted()
      if page.log.readers.sorted() != expected {
        return "step \(step): \(page.log.readers.sorted()) were evaluated, not \(expected), in \(piece)"
      }
      if isDue, expected.isEmpty, root.counters.measures + root.counters.places > 0 {
        return "step \(step): nothing was affected, and \(root.counters.measures) nodes were measured in \(piece)"
      }
      let fresh = LayoutRoot(size: root.size, environment: root.environment)
      fresh.updateBody { page.element(piece) }
      if root.result.elements.map(\.frame) != fresh.result.elements.map(\.frame) {
        return "step \(step): the frames are not those of a new tree in \(piece)"
      }
    }
    return nil
  }

  /// Small trees first, so that the first fault is a small one.
  @Test(.promises("B23")) func `a change evaluates and measures its readers, and no others, on 600 random trees`() {
    for depth in 0...5 {
      for seed in 1...100 {
        if let fault = fault(UInt64(seed * 10 + depth), depth: depth) {
          Issue.record("seed \(seed), depth \(depth), \(fault)")
          return
        }
      }
    }
  }
}
