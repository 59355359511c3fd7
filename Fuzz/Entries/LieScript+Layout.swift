import LayoutTesting

@testable import LayoutCore

/// A root with all that lies in it.
final class LieStage {
  let script: LieScript
  let whim: Whim
  let host = CountingHost()
  let root: LayoutRoot
  let measurers: Measurers
  private var inCall = false
  /// Calls that were made inside of a body, and are promised to be noted.
  private(set) var notedCalls = 0

  static let size = Size(width: 200, height: 120)
  static let name = "rows"
  /// Honest ids equal no id that lied: a row keeps the id with which it came.
  static let honestShift = 1000

  init(_ script: LieScript) {
    self.script = script
    whim = Whim(seed: script.seed)
    let liar = LyingMeasurer(whim)
    measurers = script.measurersLie ? Measurers(text: liar, images: liar, controls: liar) : Stage.measurers
    root = LayoutRoot(size: LieStage.size, measurers: measurers, environment: LieStage.environment)
    (root.profiler, root.debugger) = (nil, nil)
    root.host = host
    if script.callsDeep { whim.onCall = { [unowned self] in call(isBody: false) } }
  }

  static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.font = .system(size: 20)
    return environment
  }

  /// What is to be called inside of a turn, the next one each time.
  func call(isBody: Bool) {
    guard !whim.isTamed, !inCall, !script.calls.isEmpty else { return }
    inCall = true
    defer { inCall = false }
    let call = script.calls[whim.pick(script.calls.count)]
    if isBody, call.isNoted { notedCalls += 1 }
    make(call)
  }

  private func make(_ call: LieScript.Call) {
    switch call {
    case .layout: root.layoutIfNeeded()
    case .update: root.updateBody()
    case .again: root.setNeedsLayout()
    case .explainAt: _ = root.explain(at: Point(x: whim.number(), y: whim.number()))
    case .explainID: _ = root.explain(id: LieStage.name)
    case .findings: _ = root.findings
    case .result: _ = root.result.size
    case .scroll: root.scroll(LieStage.name, to: Point(x: whim.number(), y: whim.number()))
    case .scrollTo: root.scrollTo(LyingID(lie: script.lie, number: whim.pick(40), whim: whim))
    case .send:
      guard let view = host.views.keys.min(by: { $0.rawValue < $1.rawValue }) else { return }
      root.send(.toggled(whim.pick(2) == 0), to: view)
    case .resize: root.size.width = whim.number()
    case .style: root.environment.font = .system(size: whim.number())
    case .host: root.host = root.host == nil ? host : nil
    case .sizes: _ = root.sizesThatFit([whim.proposal()])
    case .visible: _ = root.visibleRange(in: LieStage.name)
    case .diagnostics: _ = root.diagnostics.count
    }
  }

  /// Runs a turn.
  func layOut() {
    root.layoutIfNeeded()
    host.takeCounts()
  }

  /// The first promise to the host that was broken.
  ///
  /// Where a body or a host's call requests another turn, that follows before the host knows that the first one is
  /// over.
  var hostFault: String? {
    let broken = host.violations.first { script.calls.isEmpty || !$0.contains(" turn") }
    return broken.map { "host: \($0)" }
  }

  // MARK: Layouts

  func lying(_ turn: LieScript.Turn) -> AnyLayout {
    // A measurer that returns anything is used for the rows alone: equal texts keep their stored results.
    let beside = script.measurersLie ? AnyLayout(EmptyLayout()) : beside.layout
    return layout(turn.collection, shift: turn.shift, script.lie, beside, word: "a lie")
  }

  func honest() -> AnyLayout {
    layout(.honest(script.count, shape: 0), shift: LieStage.honestShift, .honest, script.honest.layout, word: "honest")
  }

  private var beside: Sketch { script.containersLie ? script.sketch.meddled(whim) : script.sketch }

  private func layout(
    _ lie: CollectionLie, shift: Int, _ ids: LyingID.Lie, _ beside: AnyLayout, word: String
  ) -> AnyLayout {
    let whim = whim
    func id(_ number: Int) -> LyingID { LyingID(lie: ids, number: number &+ shift, whim: whim) }
    // Questions for its end count anew with each value.
    let reads = Reads()
    let rows =
      switch lie.shape {
      case 0: rows(LyingNumbers(lie: lie, reads: reads, element: id), word)
      case 1: rows(LyingMarks(lie: lie, reads: reads, whim: whim, element: id), word)
      default: rows(LyingStrides(lie: lie, reads: reads, whim: whim, element: id), word)
      }
    return AnyLayout(
      VStack(spacing: 1) {
        Caller(stage: self, word: word)
        rows.id(LieStage.name)
        beside
      })
  }

  private func rows(_ data: some RandomAccessCollection<LyingID>, _ word: String) -> AnyLayout {
    let list = ForEach(data, id: \.self) { [unowned self] id in row(id, word) }
    return switch script.place {
    case .stack: AnyLayout(VStack(spacing: 0) { list })
    case .grid: AnyLayout(Grid { GridRow { list } })
    case .group: AnyLayout(Group { list })
    case .lazyVStack: AnyLayout(ScrollView { LazyVStack(spacing: 0) { list } }.size(width: 100, height: 50))
    case .lazyHStack:
      AnyLayout(ScrollView(.horizontal) { LazyHStack(spacing: 0) { list } }.size(width: 100, height: 50))
    case .lazyVGrid:
      AnyLayout(
        ScrollView { LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(40))], spacing: 0) { list } }
          .size(width: 100, height: 50))
    }
  }

  @LayoutBuilder
  private func row(_ id: LyingID, _ word: String) -> some Layout {
    let number = Int(id.number.magnitude % 5)
    switch number {
    case 0: Text("\(word) \(id.number)")
    case 1: Caller(stage: self, word: word)
    case 2: Button("\(word) \(id.number)") {}
    case 3 where script.containersLie:
      HostileContainer(honest: HonestContainer(gap: 1, share: 1, bits: 3), whim: whim).callAsFunction {
        Color.red.size(width: 10, height: Double(number))
        Color.red.size(width: 5, height: 5)
      }
    case 4: Image("\(word) \(id.number)")
    default: Color.red.size(width: Double(id.number.magnitude % 50) + 1, height: 10)
    }
  }
}

/// A body that calls what must not be called inside of a turn.
private struct Caller: Layout {
  unowned let stage: LieStage
  let word: String

  var body: some Layout {
    stage.call(isBody: true)
    return Text(word)
  }
}
