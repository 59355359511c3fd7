import LayoutConformance
import TestPromises
import Testing

/// The cases as data: every frame, alignment, flexibility and rounded number.
@Suite struct CaseTests {
  @Test(
    .promises("LK-20", "LK-21", "LK-22", "LK-23", "LK-24", "LK-25", "LK-26", "LK-27", "LK-28", "LK-29", "LK-30"),
    arguments: Fixtures.cases(KitFramesCase.self).map(\.name))
  func `frames`(name: String) throws {
    expectPassed(try #require(Fixtures.cases(KitFramesCase.self).first { $0.name == name }))
  }

  @Test(.promises("LK-40", "LK-41", "LK-43"), arguments: Fixtures.cases(KitAlignCase.self).map(\.name))
  func `alignments`(name: String) throws {
    expectPassed(try #require(Fixtures.cases(KitAlignCase.self).first { $0.name == name }))
  }

  @Test(.promises("LK-22", "LK-26", "LK-44", "LK-46"), arguments: Fixtures.cases(KitFlexCase.self).map(\.name))
  func `flexibilities`(name: String) throws {
    expectPassed(try #require(Fixtures.cases(KitFlexCase.self).first { $0.name == name }))
  }

  @Test(.promises("LK-62"), arguments: Fixtures.cases(KitRoundCase.self).map(\.name))
  func `numbers rounded to pixels`(name: String) throws {
    expectPassed(try #require(Fixtures.cases(KitRoundCase.self).first { $0.name == name }))
  }

  @Test(
    .promises("D1", "D3", "D4", "D5", "D6", "D7", "D8", "D10"),
    arguments: Fixtures.defects(KitFramesCase.self).map(\.name))
  func `frames as they should be`(name: String) throws {
    expectPassed(try #require(Fixtures.defects(KitFramesCase.self).first { $0.name == name }))
  }

  @Test(.promises("D2", "D9"), arguments: Fixtures.defects(KitAlignCase.self).map(\.name))
  func `alignments as they should be`(name: String) throws {
    expectPassed(try #require(Fixtures.defects(KitAlignCase.self).first { $0.name == name }))
  }

  @Test(
    .promises("LK-21", "LK-22", "LK-24", "LK-26", "LK-27", "LK-28", "LK-29", "LK-30", "LK-41", "LK-62"),
    arguments: Fixtures.derived.indices)
  func `cases worked out by hand`(index: Int) {
    expectPassed(Fixtures.derived[index])
  }

  @Test func `none of the cases is missing`() {
    #expect(Fixtures.derived.count == 34)
    #expect(Fixtures.cases.count == 174)
    #expect(Fixtures.cases(KitFramesCase.self).count == 109)
    #expect(Fixtures.cases(KitAlignCase.self).count == 14)
    #expect(Fixtures.cases(KitFlexCase.self).count == 11)
    #expect(Fixtures.cases(KitRoundCase.self).count == 6)
    #expect(Fixtures.defects(KitFramesCase.self).count == 10)
    #expect(Fixtures.defects(KitAlignCase.self).count == 3)
    #expect(Fixtures.defects.count == 15)
  }
}
