import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

@Observable private final class Model {
  var title = "x"
  var numbers = [1, 2]
}

private enum ToneKey: EnvironmentKey {
  static var defaultValue: Double { 10 }
}

extension EnvironmentValues {
  fileprivate var loudness: Double {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

private struct Loudest: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// Bindings of bodies, to be written from outside.
private final class Handles {
  var state: Binding<String>?
  var part: Binding<Int>?
  var heard: [Double] = []
}

private struct Pair: Equatable {
  var first = 1
  var second = 2
}

private struct Reader: Layout {
  let model: Model
  let handles: Handles
  @State private var word = "x"
  @State private var pair = Pair()
  @Environment(\.loudness) private var loudness

  var body: some Layout {
    let _ = handles.state = $word
    let _ = handles.part = $pair.first
    Text(word).id("word")
    Text(model.title)
    Box(Double(pair.first), loudness)
    ForEach(model.numbers, id: \.self) { Box(Double($0), 1) }
    Box(2, 2).preference(key: Loudest.self, value: loudness).onPreferenceChange(Loudest.self) {
      handles.heard.append($0)
    }
  }
}

/// An equal value that is written again costs nothing: no turn is requested, no body is evaluated, nothing is measured,
/// and no host is called.
@Suite(.promises("L7")) struct `Equal values written again` {
  enum Write: CaseIterable {
    case state, part, observable, list, environment, style, size, scale
  }

  private let model = Model()
  private let handles = Handles()

  private func write(_ write: Write, _ isEqual: Bool, _ root: LayoutRoot) {
    switch write {
    case .state: handles.state?.wrappedValue = isEqual ? "x" : "yy"
    case .part: handles.part?.wrappedValue = isEqual ? 1 : 5
    case .observable: model.title = isEqual ? "x" : "yy"
    case .list: model.numbers = isEqual ? [1, 2] : [1, 3]
    case .environment: root.environment.loudness = isEqual ? 10 : 11
    case .style: root.environment.font = isEqual ? .system(size: 20) : .system(size: 21)
    case .size: root.size = isEqual ? Size(width: 100, height: 200) : Size(width: 101, height: 200)
    case .scale: root.environment.displayScale = isEqual ? root.environment.displayScale : 3
    }
  }

  @Test(.promises("B20"), arguments: Write.allCases, [true, false])
  func `an equal value invalidates nothing, another one does`(_ write: Write, isEqual: Bool) {
    var asked = 0
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 200), measurers: .tens, schedule: { _ in asked += 1 })
    root.environment.font = .system(size: 20)
    root.host = host
    let profiler = LayoutProfiler()
    root.profiler = profiler
    root.updateBody { VStack { Reader(model: model, handles: handles) } }
    profiler.startProfiling()
    host.takeCounts()
    let (before, bodies) = (asked, root.session.bodyCount)
    self.write(write, isEqual, root)
    root.layoutIfNeeded()
    if isEqual {
      #expect(asked == before)
      #expect(profiler.report.turnCount == 0)
      #expect(root.session.bodyCount == bodies)
      #expect(host.takeCounts() == .init())
      #expect(handles.heard == [10])
    } else {
      #expect(asked == before + 1)
      #expect(profiler.report.turnCount == 1)
      #expect(host.takeCounts() != .init())
    }
  }

  @Test(.promises("B20"))
  func `the same text, data and preference from a body that is evaluated again touch nothing`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 200), measurers: .tens)
    root.host = host
    root.updateBody { VStack { Reader(model: model, handles: handles) } }
    let answer = root.result
    host.takeCounts()
    root.updateBody()
    #expect(root.counters.bodies > 0)
    #expect(
      [root.counters.visits, root.counters.measures, root.counters.places, root.counters.nodesMade] == [0, 0, 0, 0])
    #expect(host.takeCounts() == .init())
    #expect(handles.heard == [10])
    #expect(root.result.elements.map(\.frame) == answer.elements.map(\.frame))
  }
}
