import LayoutEngine
import Testing

@Suite struct ReleasedValuesTests {
  private final class Value {
    let death: () -> Void
    init(_ death: @escaping () -> Void) { self.death = death }
    deinit { death() }
  }

  @Test func `a value dies at once where nothing holds, else after the outermost work`() {
    let released = ReleasedValues()
    var deaths = 0
    released.keep(Value { deaths += 1 })
    #expect(deaths == 1)
    released.hold()
    released.keep(Value { deaths += 1 })
    released.hold()
    released.keep(Value { deaths += 1 })
    released.resume()
    #expect(deaths == 1)
    released.resume()
    #expect(deaths == 3)
    released.keep(Value { deaths += 1 })
    #expect(deaths == 4)
  }

  @Test func `what a dying value gives up dies too`() {
    let released = ReleasedValues()
    var deaths = 0
    released.hold()
    released.keep(
      Value {
        deaths += 1
        released.keep(Value { deaths += 1 })
      })
    released.resume()
    #expect(deaths == 2)
  }
}
