import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

/// Calls something when the last reference to it goes.
private final class Heir: @unchecked Sendable, Hashable, Observable {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) { self.act = act }
  deinit { act() }

  static func == (one: Heir, other: Heir) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Stateful: Layout {
  @State private var heir: Heir?

  init(_ heir: Heir) { _heir = State(wrappedValue: heir) }
  var body: some Layout { Box(heir == nil ? 1 : 5, 5) }
}

private struct Cached: CacheableLayout {
  let heir: Heir
  var body: some Layout { Box(1, 1) }
}

private struct Holding: CustomLayout {
  let heir: Heir

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: 5, height: 5)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
}

private struct Tag: LayoutValueKey {
  static let defaultValue: Heir? = nil
}

private struct Height: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// What may hold an object with a deinitialiser, in a table of the root's.
private enum Holder: CaseIterable {
  case button, toggle, tap, drag, guide, geometry, reader, custom, value, state, id, row, lazyRow, preference, space
  case animation, environment

  @LayoutBuilder func element(_ heir: Heir) -> some Layout {
    switch self {
    case .button: Button("B") { _ = heir }
    case .toggle: Toggle("T", isOn: Binding(get: { heir === heir }, set: { _ in }))
    case .tap: Box(5, 5).onTapGesture { _ = heir }
    case .drag: Box(5, 5).gesture(DragGesture().onChanged { _ in _ = heir })
    case .guide: Box(5, 5).alignmentGuide(HorizontalAlignment.leading) { _ in heir === heir ? 1 : 0 }
    case .geometry: Box(5, 5).onGeometryChange(for: Double.self, of: \.size.width) { _ in _ = heir }
    case .reader:
      GeometryReader { _ in
        let _ = heir
        Box(5, 5)
      }
    case .custom: Holding(heir: heir)() { Box(5, 5) }
    case .value: Box(5, 5).layoutValue(key: Tag.self, value: heir)
    case .state: Stateful(heir)
    case .id: Box(5, 5).id(heir)
    case .row: ForEach([heir], id: \.self) { _ in Box(5, 5) }
    case .lazyRow:
      ScrollView {
        LazyVStack {
          ForEach([heir], id: \.self) { _ in Box(5, 5) }
        }
      }
      .size(height: 20)
    case .preference:
      Box(5, 5).preference(key: Height.self, value: 3).onPreferenceChange(Height.self) { _ in _ = heir }
    case .space: Box(5, 5).coordinateSpace(name: heir)
    case .animation: Box(5, 5).animation(.default, value: heir)
    case .environment: Box(5, 5).environment(heir)
    }
  }
}

/// The calls of a root by a deinitialiser, or a measurer.
private enum Question: CaseIterable {
  case sendControl, sendGesture, explain, findings, result, layoutIfNeeded, updateBody, body, markViewDirty, scrollTo

  func request(_ root: LayoutRoot, about view: ViewID) {
    switch self {
    case .sendControl: root.send(.pressed, to: view)
    case .sendGesture: root.press(view)
    case .explain: _ = root.explain(view) ?? root.explain(at: Point(x: 50, y: 50)) ?? root.explain(id: "other")
    case .findings: _ = root.findings
    case .result: _ = root.result
    case .layoutIfNeeded: root.layoutIfNeeded()
    case .updateBody: root.updateBody()
    case .body: _ = root.body
    case .markViewDirty: root.markViewDirty(id: "other")
    case .scrollTo: root.scrollTo("other")
    }
  }
}

@Suite struct `Calls from deinitialisers` {
  private let room = Size(width: 100, height: 100)

  @Test(.promises("B18"), arguments: Holder.allCases)
  fileprivate func `what tables give up dies after the access to them, and may call the root`(holder: Holder) {
    for question in Question.allCases {
      let root = LayoutRoot(size: room)
      let host = CountingHost()
      root.host = host
      var died = 0
      var made = 0
      var isThere = true
      // The root calls its own body once more where that was requested; its deinitialisers request nothing.
      let last = { [unowned root, unowned host] in
        died += 1
        if died <= 3 { for view in host.views.keys { question.request(root, about: view) } }
      }
      root.setBody {
        VStack {
          Box(7, 7).id("other")
          if isThere {
            let _ = made += 1
            holder.element(Heir(last))
          }
        }
      }
      root.layoutIfNeeded()
      root.updateBody()
      root.updateBody()
      isThere = false
      root.updateBody()
      root.layoutIfNeeded()
      #expect(died == made && made >= 3, "\(holder) \(question)")
      #expect(root.result.leaves == [rect(46.5, 46.5, 7, 7)], "\(holder) \(question)")
      #expect(host.views.count == 1, "\(holder) \(question)")
    }
  }

  @Test(.promises("B18")) func `the old content of a reader dies after the new one was made`() {
    let root = LayoutRoot(size: room)
    var made = 0
    var events: [String] = []
    root.setBody {
      let _ = made += 1
      let number = made
      let heir = Heir { events.append("died \(number)") }
      GeometryReader { _ in
        let _ = (heir, events.append("made \(number)"))
        Box(5, 5)
      }
    }
    root.layoutIfNeeded()
    root.updateBody()
    root.layoutIfNeeded()
    #expect(events == ["made 1", "made 2", "died 1"])
  }

  @Test(.promises("B18")) func `a body that is exchanged dies after the access to it`() {
    let root = LayoutRoot(size: room)
    var bodies = 0
    func show(_ heir: Heir?) {
      root.updateBody {
        let _ = heir
        Box(5, 5)
      }
    }
    show(
      Heir { [unowned root] in
        if root.body != nil { bodies += 1 }
        root.setBody { Box(9, 9) }
      })
    show(nil)
    root.layoutIfNeeded()
    #expect(bodies == 1)
    #expect(root.result.leaves.map(\.size) == [Size(width: 9, height: 9)])
    let held = Heir { [unowned root] in if root.body != nil { bodies += 1 } }
    root.body = Box(3, 3).id(held)
    #expect(root.body != nil)
    root.body = Box(4, 4)
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.size) == [Size(width: 4, height: 4)])
  }

  @Test(.promises("B18")) func `a value of state that dies may read the state`() {
    struct Reader: Layout {
      let state: State<Heir?>
      var body: some Layout { Box(state.wrappedValue == nil ? 1 : 2, 5) }
    }
    let state = State<Heir?>(initialValue: nil)
    var seen: [Bool] = []
    state.wrappedValue = Heir { seen.append(state.wrappedValue == nil) }
    state.wrappedValue = nil
    #expect(seen == [true])
  }

  @Test(.promises("B18"))
  func `a hook, an output, a tree and a layout that are exchanged die after the access to them`() {
    var died = 0
    let debugger = LayoutDebugger()
    func hook() -> LayoutDebugger.Hook {
      let heir = Heir { if debugger.isEnabled { died += 1 } }
      return { _, _ in _ = heir }
    }
    debugger.setDebuggingHook(hook(), for: .layout)
    debugger.setDebuggingHook(nil, for: .layout)
    #expect(died == 1)
    func output(_ act: @escaping () -> Void) -> @Sendable (String) -> Void {
      let heir = Heir(act)
      return { _ in _ = heir }
    }
    debugger.output = output { if debugger.isEnabled { died += 1 } }
    debugger.output = { _ in }
    #expect(died == 2)
    let monitor = LayoutPerformanceMonitor()
    monitor.output = output {
      monitor.output("")
      died += 1
    }
    monitor.output = { _ in }
    #expect(died == 3)

    let cache = IncrementalLayoutCache(capacity: 1)
    func lay(_ id: Int, _ heir: Heir?) {
      _ = cache.calculateLayout(Button("B") { _ = heir }, id: id, in: room)
    }
    func last() -> Heir { Heir { if cache.count < 2 { died += 1 } } }
    lay(1, last())
    lay(2, last())
    #expect(died == 4)
    cache.clearCache()
    #expect(died == 5 && cache.count == 0)

    let buffer = LayoutNodeBuffer()
    let heir = { Heir { if buffer.activeNodeCount() < 9 { died += 1 } } }
    let added = buffer.addNode(layout: Button("B") { [heir = heir()] in _ = heir })
    buffer.buildTree(rootIndex: added)
    buffer.removeNode(at: added)
    #expect(died == 6)
  }

  @Test(.promises("B18")) func `what listens to a root, a clock and a value dies after it was exchanged`() {
    var died = 0
    let root = LayoutRoot(size: room)
    func listener(_ act: @escaping () -> Void) -> () -> Void {
      let heir = Heir {
        act()
        died += 1
      }
      return { _ = heir }
    }
    root.onDiagnostic = { [observes = listener { root.onDiagnostic = nil }] _ in observes() }
    root.onDiagnostic = nil
    #expect(died == 1)
    let engine = LayoutAnimationEngine()
    engine.frameClock = { [ticks = listener { engine.frameClock = nil }] _ in ticks() }
    engine.frameClock = nil
    #expect(died == 2)
    let motion = Animated(wrappedValue: 0.0, in: engine).projectedValue
    motion.onChange = listener { motion.onChange = nil }
    motion.onChange = nil
    #expect(died == 3)
  }

  @Test(.promises("B18")) func `data that a lazy list had dies after it has the new data`() {
    struct Row: Identifiable {
      let id: Int
    }
    var died = 0
    let root = LayoutRoot(size: room)
    func show(_ heir: Heir?) {
      root.updateBody {
        ScrollView {
          LazyVStack {
            ForEach([Row(id: 1), Row(id: 2)]) { _ in
              let _ = heir
              Box(10, 10)
            }
          }
        }
      }
    }
    show(Heir { if !root.scrollTo(99) { died += 1 } })
    show(nil)
    #expect(died == 1)
  }

  @Test(.promises("B18")) func `results that a cache drops die outside of its lock`() {
    var died = 0
    let cache = LayoutCache(capacity: 1)
    for _ in 0..<3 {
      _ = Cached(heir: Heir { if cache.count < 9 { died += 1 } }).calculateLayout(in: room, cache: cache)
    }
    #expect(died == 2)
  }

  /// A measurer that calls the root while it is called itself.
  private final class Requesting: TextMeasurer, @unchecked Sendable {
    private let base = FixedTextMeasurer.standard
    var act: (() -> Void)?

    func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
      act?()
      return base.measure(text, style: style, width: width, lineLimit: lineLimit)
    }
  }

  /// What looks at a root's last frames.
  enum Look: CaseIterable {
    case findings, explain

    func look(_ root: LayoutRoot) {
      switch self {
      case .findings: _ = root.findings
      case .explain: _ = root.explain(id: "text")
      }
    }
  }

  @Test(.promises("B18"), arguments: Look.allCases)
  func `findings and explain count as being inside: what a measurer calls then waits, or is refused`(look: Look) {
    let texts = Requesting()
    var due = 0
    let root = LayoutRoot(size: room, measurers: Measurers(text: texts), schedule: { _ in due += 1 })
    var width = 30.0
    var bodies = 0
    root.updateBody {
      let _ = bodies += 1
      HStack {
        Text("some words that are long").id("text")
        Box(width, 5)
      }
    }
    let before = root.result.leaves
    let bodiesBefore = bodies
    due = 0
    width = 20
    var calls = 0
    texts.act = { [unowned root] in
      calls += 1
      guard calls == 1 else { return }
      root.updateBody()
      root.invalidateLayoutTree()
      #expect(root.findings.isEmpty)
      #expect(root.explain(id: "text") == nil)
      #expect(root.result.leaves == before)
    }
    look.look(root)
    #expect(calls > 0)
    #expect(bodies == bodiesBefore && due == 1)
    let notes = root.diagnostics.filter { $0.code == .layoutInsideLayout }
    #expect(notes.map(\.severity).allSatisfy { $0 == .note } && !notes.isEmpty)
    texts.act = nil
    root.layoutIfNeeded()
    #expect(bodies == bodiesBefore + 1)
    #expect(root.result.leaves.last?.width == 20)
  }

  @Test(.promises("B18")) func `findings and explain from inside a layout are refused, and that is noted`() {
    let texts = Requesting()
    let root = LayoutRoot(size: Size(width: 10, height: 10), measurers: Measurers(text: texts))
    var found = -1
    var isExplained = true
    texts.act = { [unowned root] in
      found = root.findings.count
      isExplained = root.explain(id: "text") != nil
    }
    root.updateBody { Text("some words").id("text") }
    #expect(found == 0 && !isExplained)
    let notes = root.diagnostics.filter { $0.code == .layoutInsideLayout }
    #expect(notes.count == 2)
    texts.act = nil
    #expect(root.findings.isEmpty == false)
    #expect(root.explain(id: "text") != nil)
  }

  @Test(.promises("B18")) func `a host may read findings and explanations in a call for frames`() {
    final class Curious: LayoutHost {
      var responses: [Bool] = []
      var root: LayoutRoot?
      func insert(
        _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
      ) {
        setFrame(view, frame)
      }
      func move(_ view: ViewID, after sibling: ViewID?) {}
      func remove(_ view: ViewID) {}
      func setFrame(_ view: ViewID, _ frame: Rect) {
        responses.append(root?.explain(id: "box") != nil && root?.findings.count == 1)
      }
      func setContent(_ view: ViewID, _ content: ViewContent) {}
    }
    let root = LayoutRoot(size: Size(width: 10, height: 10))
    let host = Curious()
    host.root = root
    root.host = host
    root.updateBody { Box(20, 5).id("box") }
    #expect(host.responses == [true])
    #expect(root.diagnostics.isEmpty)
    host.root = nil
  }
}
