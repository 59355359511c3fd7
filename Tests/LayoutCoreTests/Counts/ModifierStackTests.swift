@testable import LayoutCore
import LayoutEngine
import TestPromises
import Testing

@Suite(.promises("L7")) struct `Modifiers on their way` {
  private static func record(_ number: Int) -> ModifierRecord { .offset(x: Double(number), y: 0) }

  private static func fill(_ stack: inout ModifierStack, _ numbers: Range<Int>) {
    for number in numbers { stack.push(record(number)) }
  }

  /// The number of each modifier, outermost first.
  private static func numbers(_ stack: borrowing ModifierStack) -> [Double] {
    var numbers: [Double] = []
    for position in 0..<stack.count { numbers.append(stack[position].p0) }
    return numbers
  }

  @Test(arguments: [0, 1, 16, 17, 40]) func `what was stored is all there again`(_ count: Int) {
    var stack = ModifierStack()
    Self.fill(&stack, 0..<count)
    let stored = stack.suffix(from: 0)
    #expect(stored.count == count)
    // Many are shared: all but the last one.
    #expect(stored.records.count == (count > 16 ? 1 : count))
    var other = ModifierStack()
    Self.fill(&other, 0..<3)
    other.restart(stored)
    other.push(Self.record(count))
    let longer = other.count
    #expect(longer == count + 1)
    other.gather()
    let (all, own) = (Self.numbers(other), Self.numbers(stack))
    #expect(all == (0...count).map(Double.init))
    #expect(own == (0..<count).map(Double.init))
  }

  @Test func `what is stored again and again shares its outer part`() {
    var stack = ModifierStack()
    Self.fill(&stack, 0..<20)
    for level in 1...3 {
      stack.restart(stack.suffix(from: 0))
      Self.fill(&stack, (20 * level)..<(20 * (level + 1)))
    }
    let stored = stack.suffix(from: 0)
    #expect(stored.records.count == 1)
    #expect(stored.outer?.modifiers.records.count == 20)
    stack.gather()
    let all = Self.numbers(stack)
    #expect(all == (0..<80).map(Double.init))
  }

  @Test func `a part is stored from its beginning`() {
    var stack = ModifierStack()
    Self.fill(&stack, 0..<30)
    let stored = stack.suffix(from: 28)
    #expect((0..<stored.count).map { stored[$0].p0 } == [28, 29])
    let rest = stack.suffix(from: 30)
    #expect(rest.count == 0)
  }

  @Test func `what a record cannot hold comes and goes with it`() throws {
    var stack = ModifierStack()
    stack.push(Self.record(0))
    stack.push(.decoration(.max), .decoration(Decoration(), innermost: .border))
    stack.push(Self.record(1))
    stack.push(.decoration(.max), .decoration(Decoration(), innermost: .shadow))
    let stored = stack.suffix(from: 2)
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
    var arePlain = [stack.arePlain]
    stack.pop()
    arePlain.append(stack.arePlain)
    stack.restart(stored)
    arePlain.append(stack.arePlain)
    stack.restart(PendingModifiers())
    arePlain.append(stack.arePlain)
    #expect(arePlain == [false, true, false, true])
    let count = stack.count
    #expect(count == 0)
  }
}
