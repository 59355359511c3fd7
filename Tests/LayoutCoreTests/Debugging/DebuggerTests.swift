import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private struct Screen: Layout {
  var title: String

  var body: some Layout {
    VStack(spacing: 16) {
      Text(title).font(.system(size: 20, weight: .bold)).background(.blue)
      Spacer()
      Text("Go").font(.system(size: 20)).opacity(0.5)
    }
  }
}

/// A root with a host, and all messages of its debugger: the category, component and message.
private final class DebugBench {
  let debugger = LayoutDebugger()
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 100, height: 200), measurers: .tens)
  let lines = Lines()

  init() {
    root.host = host
    root.debugger = debugger
    debugger.output = { [lines] in lines.add($0) }
  }

  func show(_ title: String) -> [String] {
    let before = lines.all.count
    root.updateBody { Screen(title: title) }
    return Array(lines.all[before...])
  }
}

@Suite struct DebuggerTests {
  @Test(.promises("F201")) func `it reports nothing until it is enabled, and nothing after it was disabled`() {
    let bench = DebugBench()
    #expect(!bench.debugger.isEnabled && bench.show("One").isEmpty)
    bench.debugger.enableAll()
    #expect(bench.debugger.isEnabled && !bench.show("Two").isEmpty)
    bench.debugger.disableAll()
    #expect(!bench.debugger.isEnabled && bench.show("Three").isEmpty)
    bench.debugger.enableFrameSettings = true
    #expect(bench.show("Seven").isEmpty)
    bench.debugger.isEnabled = true
    #expect(!bench.show("Two").isEmpty)
  }

  @Test(.promises("F202")) func `each switch brings its own messages`() {
    let bench = DebugBench()
    bench.debugger.isEnabled = true
    #expect(bench.show("One").isEmpty)
    bench.debugger.enableSpacerCalculation = true
    #expect(bench.show("Two!") == ["🔲 Spacer Spacer: 0.1 took 128 of 200 down"])
    bench.debugger.enableSpacerCalculation = false
    bench.debugger.enableFrameSettings = true
    #expect(bench.show("Long") == [])
    let frames = bench.show("Longer")
    #expect(frames.map(\.withoutSourceLines).contains(#"📐 Frame Text "Longer": set to (0, 0) 60x20"#))
    #if DEBUG
      let line = ", made in LayoutCoreTests/DebuggerTests.swift:"
      #expect(!frames.isEmpty && frames.allSatisfy { $0.contains(line) })
      #expect(frames.contains(#"📐 Frame Text "Longer"\#(line)11: set to (0, 0) 60x20"#))
    #endif
    bench.debugger.enableFrameSettings = false
    bench.debugger.enableLayoutCalculation = true
    #expect(
      bench.show("Two").map(\.withoutSourceLines) == [
        "🔧 Layout LayoutRoot: proposed 100x200, took 30x200, corner at (35, 0)",
        "🔧 Layout Screen > VStack: 0 took 30x200 at (35, 0)",
        #"🔧 Layout Text "Two": 0.0 took 30x20 at (35, 0)"#,
        "🔧 Layout Spacer: 0.1 took 0x128 at (50, 36)",
        #"🔧 Layout Text "Go": 0.2 took 20x20 at (40, 180)"#,
      ])
    bench.debugger.enableLayoutCalculation = false
    bench.debugger.enableViewHierarchy = true
    #expect(bench.show("Three").isEmpty)
    bench.root.updateBody { Text("new") }
    #expect(bench.lines.all.last?.withoutSourceLines.hasPrefix("🏗️ Hierarchy LayoutRoot: └─ Text \"new\"\n") == true)
    // A turn without work costs nothing but the question.
    let count = bench.lines.all.count
    bench.debugger.enableAll()
    bench.debugger.enablePerformance = false
    bench.root.setNeedsLayout()
    bench.root.layoutIfNeeded()
    #expect(bench.lines.all.count == count)
  }

  private struct Ruled: Layout {
    var body: some Layout { Color.red.size(width: 20, height: 10) }
  }

  @Test(.promises("F202")) func `a frame is reported with the element's place, and a divider is one`() {
    let bench = DebugBench()
    bench.debugger.isEnabled = true
    bench.debugger.enableFrameSettings = true
    bench.root.updateBody {
      VStack(spacing: 0) {
        Ruled()
        Divider()
      }
    }
    #expect(
      bench.lines.all.map(\.withoutSourceLines) == [
        "📐 Frame Ruled > Color.red: made at (40, 95) 20x10", "📐 Frame Divider: made at (0, 105) 100x1",
      ])
  }

  @Test(.promises("F203")) func `five categories with icons`() {
    #expect(LayoutDebugger.Category.allCases.map(\.icon) == ["🔧", "🏗️", "📐", "🔲", "⚡"])
    #expect(
      LayoutDebugger.Category.allCases.map(\.title) == ["Layout", "Hierarchy", "Frame", "Spacer", "Performance"])
  }

  @Test(.promises("F204", "F207"), arguments: LayoutDebugger.Category.allCases)
  func `a hook takes its category's messages from the library`(category: LayoutDebugger.Category) {
    let bench = DebugBench()
    let observed = Lines()
    bench.debugger.setDebuggingHook({ message, component in observed.add("\(component): \(message)") }, for: category)
    #expect(bench.show("One").isEmpty)
    #expect(!observed.all.isEmpty)
    let counts: [LayoutDebugger.Category: Int] = [
      .layout: 5, .hierarchy: 1, .frame: bench.host.counts.inserts, .spacer: 1, .performance: 1,
    ]
    #expect(observed.all.count == counts[category])
    bench.debugger.setDebuggingHook(nil, for: category)
    let before = observed.all.count
    bench.root.updateBody {
      VStack {
        Text("More")
        Screen(title: "Other")
      }
    }
    #expect(observed.all.count == before && !bench.lines.all.isEmpty)
  }

  @Test(.promises("F205", "F206")) func `the hierarchy with frames, spacing, alignment, texts and fonts`() {
    let bench = DebugBench()
    _ = bench.show("Welcome")
    let text = bench.debugger.analyzeViewHierarchy(bench.root, title: "MY LAYOUT")
    #expect(bench.lines.all == [text])
    #expect(
      text.withoutSourceLines == """
        🔍 ===== MY LAYOUT =====
        🔍 LayoutRoot
        ├─ Frame: (0.0, 0.0, 100.0, 200.0)
        └─ Screen > VStack
            ├─ Frame: (15.0, 0.0, 70.0, 200.0)
            ├─ Spacing: 16.0
            ├─ Alignment: center
            ├─ Text "Welcome"
            │   ├─ Frame: (0.0, 0.0, 70.0, 20.0)
            │   ├─ Font: system 20 bold
            │   ├─ Color: #000000
            │   └─ Background: #007AFF
            ├─ Spacer
            │   ├─ Frame: (35.0, 36.0, 0.0, 128.0)
            │   └─ Minimum: 8.0
            └─ Text "Go"
                ├─ Frame: (25.0, 180.0, 20.0, 20.0)
                ├─ Font: system 20
                ├─ Color: #000000
                └─ Alpha: 0.5
        """)
    let padded = bench.debugger.analyzeViewHierarchy(
      HStack(alignment: .top, spacing: 2.5) { Box(10, 10) }.padding(5), in: Size(width: 100, height: 100))
    #expect(padded.contains("Frame: (5.0, 5.0, 10.0, 10.0)") && padded.contains("Spacing: 2.5"))
    let lines = bench.debugger.analyzeViewHierarchy(Text("one\ntwo"), in: Size(width: 100, height: 100))
    #expect(lines.contains("└─ Text \"one two\"\n"))
    #expect(padded.contains("Alignment: top") && padded.contains("Frame: (0.0, 0.0, 20.0, 20.0)"))
  }
}
