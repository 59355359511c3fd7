import LayoutEngine
import Testing

/// Numbers as text, proposals, and the entry where raw numbers become lengths.
@Suite struct NumberTests {
  // With its type written out, the list takes the compiler milliseconds, not seconds.
  private static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (-1.25, "-1.25"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"),
    (0.05, "0.05"), (-0.0001, "0"), (0.9999, "1"), (100_000, "100000"), (.nan, "nan"), (.infinity, "inf"),
    (-.infinity, "-inf"), (Length.limit, "1099511627776"),
  ]

  @Test(arguments: numbers)
  func `a number has at most three decimals and none that are zero`(number: Double, text: String) {
    #expect(NumberText.string(number) == text)
  }

  @Test func `a proposal normalises what it is given`() {
    #expect(Proposal(width: -5, height: -0.0) == .zero)
    #expect(Proposal(width: .nan, height: -.nan) == .unspecified)
    #expect(Proposal(width: -.infinity, height: .infinity) == Proposal(width: 0, height: .infinity))
    #expect(Proposal(width: -0.0, height: nil).width?.sign == .plus)
    #expect(Proposal(width: 390, height: nil).description == "390x?")
  }

  @Test func `a proposal is equal to itself, unspecified axes included`() {
    let set: Set = [Proposal.unspecified, Proposal(width: .nan, height: nil), .zero, Proposal(.zero), .infinity]
    #expect(set.count == 3)
    var proposal = Proposal.zero
    proposal.width = nil
    #expect(proposal == Proposal(width: nil, height: 0))
    #expect(proposal.replacingUnspecified() == Size(width: 10, height: 0))
  }

  @Test(arguments: [
    (5.0, 5.0, Length.Fault.none), (-5, .nan, .negative), (.nan, .nan, .notANumber), (.infinity, .nan, .infinite),
    (-.infinity, .nan, .negative), (1e308, Length.limit, .beyondLimit), (-0.0, 0, .none),
  ])
  func `an extent is finite and not negative, or not given`(value: Double, expected: Double, fault: Length.Fault) {
    var found = Length.Fault.none
    #expect(isSame(Length.extent(value, &found), expected))
    #expect(found == fault)
  }

  @Test(arguments: [
    (5.0, 5.0, Length.Fault.none), (-5, 0, .negative), (.nan, .nan, .notANumber), (.infinity, .infinity, .none),
    (-.infinity, 0, .negative), (1e308, Length.limit, .beyondLimit),
  ])
  func `a bound may be infinite`(value: Double, expected: Double, fault: Length.Fault) {
    var found = Length.Fault.none
    #expect(isSame(Length.bound(value, &found), expected))
    #expect(found == fault)
  }

  @Test(arguments: [
    (-5.0, -5.0, Length.Fault.none), (.nan, 7, .notANumber), (.infinity, 7, .infinite), (-.infinity, 7, .infinite),
    (-1e308, -Length.limit, .beyondLimit),
  ])
  func `a distance may be negative`(value: Double, expected: Double, fault: Length.Fault) {
    var found = Length.Fault.none
    #expect(Length.distance(value, or: 7, &found) == expected)
    #expect(found == fault)
  }

  @Test func `a response may be infinite only where infinity was proposed`() {
    var fault = Length.Fault.none
    let infinite = Size(width: .infinity, height: .infinity)
    #expect(Length.response(infinite, to: .infinity, &fault) == infinite)
    #expect(fault == .none)
    let limited = Size(width: .infinity, height: Length.limit)
    #expect(Length.response(infinite, to: Proposal(width: .infinity, height: 10), &fault) == limited)
    #expect(fault == .infinite)
    #expect(Length.response(Size(width: .nan, height: -3), to: .zero, &fault) == .zero)
  }

  private func isSame(_ one: Double, _ other: Double) -> Bool { one == other || (one.isNaN && other.isNaN) }
}
