import HostSuite
import LayoutCore
import Testing

/// A value whose seed is weak, so that lists are long.
private struct Crowded: Interned, Hashable {
  var value: Int
  var seeds: UInt64

  var seed: InternSeed {
    var seed = InternSeed()
    seed.add(UInt64(value) % seeds)
    return seed
  }
}

/// A value that may not be equal to itself.
private struct Reading: Interned {
  var value: Double

  var seed: InternSeed {
    var seed = InternSeed()
    seed.add(value)
    return seed
  }
}

@Suite struct InternTableTests {
  @Test(arguments: [1, 3, 1000] as [UInt64])
  func `random uses have the numbers that a dictionary has`(seeds: UInt64) {
    var dice = Dice(seeds)
    var table = InternTable<Crowded>()
    var known: [Crowded: (number: UInt32, users: Int)] = [:]
    var freed: UInt32 = 0
    for _ in 0..<20_000 {
      let value = Crowded(value: Int.random(in: 0..<120, using: &dice), seeds: seeds)
      if Int.random(in: 0..<5, using: &dice) < 3 {
        let number = table.number(of: value)
        if let old = known[value]?.number {
          #expect(number == old)
        } else {
          #expect(!known.values.contains { $0.number == number })
        }
        table.use(number)
        known[value, default: (number, 0)].users += 1
      } else if let (number, users) = known[value] {
        table.giveUp(number)
        known[value] = users > 1 ? (number, users - 1) : nil
        if users == 1 { freed += 1 }
      }
      #expect(table.count == known.count && table.freed == freed)
    }
    for (value, entry) in known { #expect(table[entry.number] == value) }
    #expect(known.count > 20)
  }

  @Test func `zero has one number whatever its sign, and what is not equal to itself one a user`() {
    var table = InternTable<Reading>()
    table.use(table.number(of: Reading(value: 0)))
    #expect(table.number(of: Reading(value: -0.0)) == table.number(of: Reading(value: 0)))
    let first = table.number(of: Reading(value: .nan))
    table.use(first)
    let second = table.number(of: Reading(value: .nan))
    table.use(second)
    #expect(first != second && table.count == 3)
    table.giveUp(first)
    table.giveUp(second)
    #expect(table.count == 1)
  }
}
