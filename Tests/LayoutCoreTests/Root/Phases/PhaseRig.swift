import LayoutCore
import LayoutTesting
import Observation

@Observable private final class Model {
  var value = 0
}

/// A container with an action for each measurement.
private struct Asked: CustomLayout {
  let tell: () -> Void

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    tell()
    return Size(width: 10, height: 10)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
}

/// A row of a type of its own: what is found out about the types of rows holds in the whole process, and these read a model
/// where a body is evaluated in the middle of them.
private struct Row: Layout {
  var body: some Layout { Box(10, 100) }
}

/// A host with an action for each frame.
final class TellingHost: LayoutHost {
  var tell: () -> Void = {}
  private(set) var scrollView: ViewID?

  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    if case .scroll = content { scrollView = view }
  }
  func move(_ view: ViewID, after sibling: ViewID?) {}
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) { tell() }
  func setContent(_ view: ViewID, _ content: ViewContent) {}
}

/// A root in which some code of the user's runs in every phase there is.
final class PhaseRig {
  let root: LayoutRoot
  /// How often a turn was announced.
  private(set) var asked = 0
  /// How often the root's body was evaluated.
  private(set) var bodies = 0
  let profiler = LayoutProfiler()
  /// The list, as the host shows it.
  var scrollView: ViewID? { host.scrollView }

  private let host = TellingHost()
  private let model = Model()
  private var width = 20.0
  private var isFaulty = false
  private var hear: (() -> Void)?

  init() {
    let hook = Hook()
    root = LayoutRoot(size: Size(width: 200, height: 400), schedule: { _ in hook.rig?.announced() })
    hook.rig = self
    root.invalidationRules = .default.ignoring(.hierarchyChanged)
    root.onDiagnostic = { [unowned self] _ in hear?() }
    root.host = host
    host.tell = { [unowned self] in hear?() }
    setBody()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    root.profiler = profiler
    profiler.startProfiling()
  }

  private final class Hook {
    weak var rig: PhaseRig?
  }

  private func announced() {
    asked += 1
    hear?()
  }

  /// Sets the body that there is once more.
  func setBody() {
    root.setBody { [unowned self] in content() }
  }

  private func content() -> some Layout {
    bodies += 1
    _ = model.value
    let hear = { [unowned self] in self.hear?() ?? () }
    hear()
    return VStack(spacing: 0) {
      Color.red.frame(width: width, height: 10).id("box").onGeometryChange(for: Double.self, of: \.size.width) { _ in
        hear()
      }
      Asked(tell: hear)() { Box(1, 1) }
      GeometryReader { _ in
        let _ = hear()
        Box(1, 1)
      }
      .frame(width: width, height: 10)
      if isFaulty { Box(1, 1).padding(.nan) }
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { _ in
            let _ = hear()
            Row()
          }
        }
      }
      .id("list")
    }
  }

  /// Does `work` once, in the middle of `phase`.
  ///
  /// - Returns: what it found; `nil` where the phase was never reached.
  func inside<Result>(_ phase: Phase, _ work: @escaping (PhaseRig) -> Result) -> Result? {
    var result: Result?
    hear = { [unowned self] in
      guard root.phase == phase else { return }
      hear = nil
      result = work(self)
    }
    reach(phase.root)
    hear = nil
    return result
  }

  private func reach(_ phase: RootPhase) {
    switch phase {
    case .idle: hear?()
    case .hearing: model.value += 1
    case .batch: root.batchUpdates { hear?() }
    case .question:
      change()
      _ = root.sizesThatFit([.unspecified])
    case .turn:
      change()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
  }

  /// Makes the next evaluation meet something else; by the rules no turn is due for it.
  private func change() {
    width += 10
    isFaulty = true
    root.invalidateLayout(for: .hierarchyChanged)
  }
}
