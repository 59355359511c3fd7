@testable import LayoutCore
import LayoutEngine
import TestPromises
import Testing

@Suite(.promises("L7")) struct `Modifiers on their way` {
  private static func record(_ number: Int) -> ModifierRecord { .offset(x: Double(number), y: 0) }

  private static func fill(_ stack: ModifierStack, _ numbers: Range<Int>) {
    for number in numbers { stack.push(record(number)) }
  }

  /// The number of each modifier, outermost first.
  private static func numbers(_ stack: ModifierStack) -> [Double] {
    var numbers: [Double] = []
    for position in 0..<stack.count { numbers.append(stack[position].p0) }
    return numbers
  }

  @Test(arguments: [0, 1, 16, 17, 40]) func `what was stored is all there again`(_ count: Int) {
    let stack = ModifierStack()
    Self.fill(stack, 0..<count)
    let stored = stack.suffix(from: 0)
    #expect(stored?.count == (count == 0 ? nil : count))
    // Many are shared: all but the last one.
    #expect(stored?.records.count == (count == 0 ? nil : count > 16 ? 1 : count))
    let other = ModifierStack()
    Self.fill(other, 0..<3)
    other.restart(stored)
    other.push(Self.record(count))
    let longer = other.count
    #expect(longer == count + 1)
    other.gather()
    let (all, own) = (Self.numbers(other), Self.numbers(stack))
    #expect(all == (0...count).map(Double.init))
    #expect(own == (0..<count).map(Double.init))
  }

  @Test func `what is stored again and again shares its outer part`() throws {
    let stack = ModifierStack()
    Self.fill(stack, 0..<20)
    for level in 1...3 {
      stack.restart(stack.suffix(from: 0))
      Self.fill(stack, (20 * level)..<(20 * (level + 1)))
    }
    let stored = try #require(stack.suffix(from: 0))
    // What came since, and what the walk started from.
    #expect(stored.records.count == 20)
    #expect(stored.outer?.records.count == 20)
    #expect(stored.outer?.count == 60)
    stack.gather()
    let all = Self.numbers(stack)
    #expect(all == (0..<80).map(Double.init))
  }

  @Test(arguments: [1, 16, 17, 40]) func `what a walk started from is stored again as it is`(_ count: Int) throws {
    let stack = ModifierStack()
    Self.fill(stack, 0..<count)
    let first = try #require(stack.suffix(from: 0))
    stack.restart(first)
    #expect(stack.suffix(from: 0) === first)
    stack.push(Self.record(count))
    let second = try #require(stack.suffix(from: 0))
    #expect((second.outer === first) == (count > 16))
    #expect(second.records.count == (count == 1 ? 2 : 1))
    stack.pop()
    stack.gather()
    #expect(stack.suffix(from: 0) === first)
  }

  @Test(arguments: [1, 16, 17, 40]) func `what a walk started from is not shared once it changed`(_ count: Int) throws {
    let stack = ModifierStack()
    Self.fill(stack, 0..<count)
    let first = try #require(stack.suffix(from: 0))
    stack.restart(first)
    stack.replace(at: count - 1, by: Self.record(99))
    for number in 0..<2 {
      let stored = try #require(stack.suffix(from: 0))
      #expect(stored !== first)
      #expect(stored.count == count + number)
      let other = ModifierStack()
      other.restart(stored)
      other.gather()
      let all = Self.numbers(other)
      #expect(all == (0..<count - 1).map(Double.init) + [99, 100].prefix(1 + number))
      // No more than the last one, and what came since, is copied.
      if count > 16 { #expect(stored.records.count == 1) }
      stack.push(Self.record(100))
    }
    let own = Self.numbers(first.gathered)
    #expect(own == (0..<count).map(Double.init))
  }

  @Test func `a part is stored from its beginning`() throws {
    let stack = ModifierStack()
    Self.fill(stack, 0..<30)
    let stored = try #require(stack.suffix(from: 28))
    #expect((0..<stored.count).map { stored[$0].p0 } == [28, 29])
    #expect(stack.suffix(from: 30) == nil)
  }

  @Test func `what a record cannot hold comes and goes with it`() throws {
    let stack = ModifierStack()
    stack.push(Self.record(0))
    stack.push(.decoration(.max), .decoration(Decoration(), innermost: .border))
    stack.push(Self.record(1))
    stack.push(.decoration(.max), .decoration(Decoration(), innermost: .shadow))
    let stored = try #require(stack.suffix(from: 2))
    guard case .decoration(_, .shadow) = stored[payloadAt: 1] else {
      Issue.record("another payload")
      return
    }
    #expect(stored.payloads.count == 1)
    if case .some = stored[payloadAt: 0] { Issue.record("a payload of a plain record") }
    stack.pop()
    stack.pop()
    guard stack.count == 2, case .decoration(_, .border) = stack[payloadAt: 1] else {
      Issue.record("another payload")
      return
    }
    // The payload is of a modifier outside, and the one inside is a record alone.
    stack.push(Self.record(2))
    #expect([0, 1, 2].map { stack.arePlain(from: $0) } == [false, false, true])
    stack.pop()
    var arePlain = [stack.arePlain(from: 0)]
    stack.pop()
    arePlain.append(stack.arePlain(from: 0))
    stack.restart(stored)
    arePlain.append(stack.arePlain(from: 0))
    stack.restart(nil)
    arePlain.append(stack.arePlain(from: 0))
    #expect(arePlain == [false, true, false, true])
    let count = stack.count
    #expect(count == 0)
  }

  @Test(arguments: [3, 20]) func `a copy that is changed leaves what was stored as it is`(_ count: Int) throws {
    let stack = ModifierStack()
    stack.push(.decoration(.max), .decoration(Decoration(), innermost: .border))
    Self.fill(stack, 1..<count)
    let stored = try #require(stack.suffix(from: 0))
    let copy = stored.copy
    #expect(copy.count == count)
    copy.replacePayload(at: 0, by: .decoration(Decoration(), innermost: .shadow))
    guard case .decoration(_, .border) = stored.gathered[payloadAt: 0],
      case .decoration(_, .shadow) = copy[payloadAt: 0]
    else {
      Issue.record("another payload")
      return
    }
    // What others share stays shared.
    #expect(stored.records.count == (count > 16 ? 1 : count))
    #expect((stored.gathered === stored) == (count <= 16))
  }
}
