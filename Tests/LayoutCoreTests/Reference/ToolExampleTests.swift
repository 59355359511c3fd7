import LayoutReference
import LayoutTesting
import Synchronization
import TestPromises
import Testing

private struct SpacingKey: EnvironmentKey {
  static let defaultValue = 8.0
}

extension EnvironmentValues {
  fileprivate var customSpacing: Double {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

/// Two boxes at the environment's distance, dark in the dark.
private struct SpacedPair: Layout {
  @Environment(\.customSpacing) private var spacing
  @Environment(\.colorScheme) private var colorScheme

  var body: some Layout {
    HStack(spacing: spacing) {
      switch colorScheme {
      case .light: Color.white.size(width: 10, height: 10)
      case .dark: Color.black.size(width: 20, height: 10)
      }
      Color.gray.size(width: 10, height: 10)
    }
  }
}

/// A line that equals another one with the same text.
private struct TitleLine: CacheableLayout, Hashable, Sendable {
  let title: String

  var body: some Layout { Text(title).font(.system(size: 20)) }
}

/// The messages of tools.
private final class ToolLines: Sendable {
  private let state = Mutex<[String]>([])
  var all: [String] { state.withLock { $0 } }
  func add(_ line: String) { state.withLock { $0.append(line) } }
}

@Suite struct `Examples of the environment and of tools` {
  private let root = LayoutRoot(size: Size(width: 100, height: 20), measurers: .tens)

  @MainActor @Test(.promises("F121", "F123", "F125", "F126", "F128"))
  func `values of one's own, and the system's, at any place`() {
    root.updateBody {
      VStack(alignment: .leading) {
        SpacedPair()
        SpacedPair().environment(\.customSpacing, 30)
      }
    }
    #expect(root.result.leaves.map(\.minX) == [25, 43, 25, 65])
    root.environment.customSpacing = 0
    root.environment.colorScheme = .dark
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.minX) == [20, 40, 20, 70])
    root.environment.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.minX) == [60, 50, 60, 20])
    #expect(EnvironmentValues.shared.customSpacing == 8)
    #expect(ColorScheme.current == .light && LayoutDirection.current == .leftToRight)
  }

  @Test(.promises("F134", "F135")) func `frames a second`() {
    let monitor = FrameRateMonitor()
    #expect(monitor.averageFPS == 60)
    monitor.start()
    for frame in 0...30 { monitor.tick(at: .milliseconds(frame * 20)) }
    #expect(monitor.currentFPS.rounded() == 50 && monitor.averageFPS.rounded() == 50)
    monitor.stop()
    #expect(!monitor.isRunning)
  }

  @Test(.promises("F136", "F137", "F138")) func `how often a cache knew`() {
    let cache = LayoutCache()
    for _ in 0..<4 { _ = TitleLine(title: "a").calculateLayout(in: Size(width: 100, height: 100), cache: cache) }
    #expect(cache.statistics.hits == 3 && cache.statistics.misses == 1 && Int(cache.hitRate * 100) == 75)
    cache.clearCache()
    #expect(cache.statistics.hits == 0 && cache.statistics.misses == 0 && cache.count == 0)
  }

  @Test(.promises("F144", "F145", "F146", "F147", "F148")) func `a profile by name, and one of everything`() throws {
    let profiler = PerformanceProfiler()
    root.profiler = profiler
    profiler.startProfiling(name: "ComplexLayout")
    root.updateBody { Box(10, 10) }
    profiler.endProfiling(name: "ComplexLayout")
    let profile = try #require(profiler.allProfiles.first)
    #expect(profile.name == "ComplexLayout" && profile.runCount == 1)
    #expect(profile.duration == profile.averageTime && profile.duration >= 0)
    #expect(profiler.allWarnings.map(\.message).allSatisfy { !$0.isEmpty })
    profiler.startProfiling()
    root.updateBody()
    #expect(profiler.stopProfiling().turns.count == 1)
  }

  @Test(.promises("F151", "F152")) func `a layout measured by name`() {
    let (monitor, lines) = (LayoutPerformanceMonitor(), ToolLines())
    monitor.output = { lines.add($0) }
    monitor.measureLayout(name: "Complex Layout") { root.updateBody { Box(10, 10) } }
    monitor.printSummary()
    #expect(monitor.statistics.map(\.name) == ["Complex Layout"])
    #expect(lines.all.joined().contains("Complex Layout"))
  }

  @Test(.promises("F201", "F202", "F204", "F205", "F207")) func `a debugger with hooks, and the hierarchy as text`() {
    let (debugger, lines, own) = (LayoutDebugger(), ToolLines(), ToolLines())
    debugger.output = { lines.add($0) }
    root.debugger = debugger
    debugger.enableAll()
    #expect(debugger.isEnabled && debugger.enableViewHierarchy && debugger.enableSpacerCalculation)
    #expect(debugger.enableFrameSettings && debugger.enableLayoutCalculation)
    debugger.setDebuggingHook({ message, component in own.add("\(component): \(message)") }, for: .layout)
    root.updateBody { VStack { word(2) } }
    #expect(!own.all.isEmpty)
    #expect(debugger.analyzeViewHierarchy(root, title: "MY LAYOUT").contains("MY LAYOUT"))
    debugger.disableAll()
    let count = (lines.all.count, own.all.count)
    root.updateBody { VStack { word(3) } }
    #expect(lines.all.count == count.0 && own.all.count == count.1)
  }

  @Test(.promises("F171", "F172", "F173", "F174", "F175", "F176", "F177")) func `a tree put together by hand`() {
    let buffer = LayoutNodeBuffer(measurers: .tens)
    let column = buffer.addNode(layout: VStack { word(1) })
    let added = buffer.addNode(layout: word(3), parentIndex: column)
    #expect(buffer.activeNodeCount() == 3 && buffer.totalCapacity() >= 3)
    let bounds = rect(0, 0, 100, 100)
    #expect(buffer.calculateLayout(at: column, in: bounds).leaves == [rect(10, 0, 10, 20), rect(0, 20, 30, 20)])
    buffer.markDirty(at: added, propagateToParent: true)
    #expect(buffer.getNode(at: column)?.isDirty == true)
    buffer.invalidate(at: column)
    buffer.removeNode(at: added)
    buffer.buildTree(rootIndex: column)
    #expect(buffer.calculateLayout(at: column, in: bounds).leaves == [rect(0, 0, 10, 20)])
  }

  @Test(.promises("F208", "F215")) func `the calls of every layout`() {
    let layout = VStack(spacing: 4) {
      word(2).background(.red)
      Box(10, 10)
    }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100), measurers: .tens)
    #expect(result.size == Size(width: 20, height: 34))
    #expect(layout.extractViews().count == 3)
    layout.apply(to: root)
    #expect(root.contentSize == Size(width: 20, height: 34))
  }
}
