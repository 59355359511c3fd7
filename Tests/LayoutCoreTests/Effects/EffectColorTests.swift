import Testing

@testable import LayoutCore

/// Colours of effects.
@Suite struct EffectColorTests {
  @Test(
    arguments: [
      (.blur(radius: 2), 0), (.group, 0), (.colors(.inversion), 0), (.colors(.multiplication(.red)), 0),
      (.colors(.multiplication(.accentColor)), 1),
    ] as [(BoxEffect, Int)])
  func `only an effect with a colour that depends on the environment reads it`(effect: BoxEffect, reads: Int) {
    var decoration = Decoration()
    decoration.effect = effect
    var count = 0
    func values() -> EnvironmentValues {
      count += 1
      return EnvironmentValues()
    }
    decoration.resolve(in: values())
    #expect(count == reads)
    decoration.resolve(in: values())
    #expect(count == reads)
  }
}
