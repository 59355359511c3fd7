import LayoutCore
import LayoutTesting
import Testing

private enum FactorKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var factor: Int {
    get { self[FactorKey.self] }
    set { self[FactorKey.self] = newValue }
  }
}

@Suite struct `Values of the environment that follow from those around` {
  private struct Reader: Layout {
    @Environment(\.factor) var factor
    let read: (Int) -> Void

    var body: some Layout {
      let _ = read(factor)
      Text("\(factor)")
    }
  }

  @Test func `a change follows the value around it, from the root and from above`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var read: [Int] = []
    root.environment.factor = 3
    root.updateBody {
      VStack {
        Reader { read.append($0) }.transformEnvironment(\.factor) { $0 *= 10 }
        Reader { read.append($0) }.transformEnvironment(\.factor) { $0 += 1 }.environment(\.factor, 5)
      }
    }
    #expect(read == [30, 6])
    root.environment.factor = 4
    root.layoutIfNeeded()
    #expect(read.first == 30 && read.contains(40) && Set(read) == [30, 6, 40])
  }

  @Test func `a direction that is turned round mirrors`() {
    let root = LayoutRoot(size: Size(width: 30, height: 10))
    let host = CountingHost()
    root.host = host
    root.updateBody {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .transformEnvironment(\.layoutDirection) { (direction: inout LayoutDirection) in
        direction = direction == .leftToRight ? .rightToLeft : .leftToRight
      }
    }
    func places() -> [Double] { host.views.values.compactMap { $0.frame?.minX }.sorted() }
    #expect(places() == [0, 20])
    root.environment.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(places() == [0, 10])
  }

  private struct Phase: Layout {
    @Environment(\.scenePhase) var phase
    let read: (ScenePhase) -> Void

    var body: some Layout {
      let _ = read(phase)
      Text("a")
    }
  }

  @Test func `a window's phase is active until it is set`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var read: [ScenePhase] = []
    root.updateBody { Phase { read.append($0) } }
    root.environment.scenePhase = .active
    root.layoutIfNeeded()
    #expect(read == [.active])
    for phase in [ScenePhase.inactive, .inactive, .background] {
      root.environment.scenePhase = phase
      root.layoutIfNeeded()
    }
    #expect(read == [.active, .inactive, .background])
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }
}
