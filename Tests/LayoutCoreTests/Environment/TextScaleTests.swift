import LayoutCore
import LayoutTesting
import Testing

@Suite struct `A factor scales every font` {
  private struct Scale: Layout {
    @Environment(\.textScale) var scale
    var body: some Layout { Box(scale * 10, 10) }
  }

  private func heights(of root: LayoutRoot) -> [Double] { root.result.leaves.map(\.height) }

  @Test func `It multiplies with the steps, and is set at the root or for a part`() {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    let host = CountingHost(roundsTextFrames: false)
    root.host = host
    root.updateBody {
      Text("x").font(.system(size: 20))
      Text("x").font(.system(size: 20)).environment(\.textScale, 2)
      Text("x").font(.system(size: 34)).dynamicTypeSize(.xSmall)
      Scale()
    }
    #expect(heights(of: root) == [20, 40, 28, 10])
    host.takeCounts()

    root.environment.textScale = 1.5
    root.layoutIfNeeded()
    #expect(heights(of: root) == [30, 40, 42, 10])
    #expect(root.result.leaves.map(\.width) == [15, 20, 21, 15])
    #expect(host.takeCounts().contents == 2)

    root.environment.textScale = 1.5
    root.layoutIfNeeded()
    #expect(host.takeCounts().total == 0)
  }

  @Test func `A body that reads it is notified, whatever size the font comes to`() {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.environment.font = .system(size: 20)
    root.updateBody {
      Text("x")
      Scale()
    }
    #expect(root.result.leaves.map(\.size) == [Size(width: 10, height: 20), Size(width: 10, height: 10)])
    var environment = root.environment
    environment.font = .system(size: 10)
    environment.textScale = 2
    root.environment = environment
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.size) == [Size(width: 10, height: 20), Size(width: 20, height: 10)])
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func `What is no factor counts as 1`(value: Double) {
    var environment = EnvironmentValues()
    environment.textScale = 2
    environment.textScale = value
    #expect(environment.textScale == 1)
  }

  @Test func `A platform's factor reaches what follows it`() {
    var values = EnvironmentValues()
    values.take(SystemEnvironment(textScale: 1.25))
    #expect(values.textScale == 1.25)
    #expect(
      Text("x").font(.system(size: 20)).calculateLayout(
        in: Size(width: 400, height: 400), measurers: .tens, environment: values
      ).leaves.map(\.height) == [25])
  }
}
