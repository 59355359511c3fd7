import HostSuite
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite(.promises("L6")) @MainActor
struct HostBehaviourTests {
  @Test(
    "A host without a screen does what every host does", .promises("B21", "F164"), arguments: HostBehaviour.allCases)
  func behaviour(_ behaviour: HostBehaviour) async throws { try await behaviour.check(HeadlessProbe.self) }

  @Test("A host without a screen gets what every host draws", arguments: HostLook.allCases)
  func look(_ look: HostLook) async throws { try await look.check(HeadlessProbe.self) }
}

/// The counting host for the suite of all hosts.
private final class HeadlessProbe: MirrorProbe {
  /// A view of the host's, with an identity.
  private final class View {
    let id: ViewID
    init(_ id: ViewID) { self.id = id }
  }

  private final class Native: NativeView, @unchecked Sendable {
    var size: Size
    private(set) var questions = 0
    init(_ size: Size) { self.size = size }
    override func sizeThatFits(_ proposal: Proposal) -> Size {
      questions += 1
      return size
    }
  }

  static var unsupported: [HostBehaviour: String] {
    [.opensWindows: "without a screen there are no windows"]
  }

  let root: LayoutRoot
  let clock: MirrorClock
  private let host = CountingHost()
  private var known: [ViewID: View] = [:]
  private(set) var calls = 0
  private var allowsFurtherTurns = false

  init(width: Double, height: Double) {
    root = LayoutRoot(size: Size(width: width, height: height))
    clock = MirrorClock(of: root)
    root.host = host
  }

  func close() {
    #expect(host.violations.filter { !allowsFurtherTurns || !$0.hasSuffix("gets two frames in one turn") } == [])
  }

  func allowFurtherTurns() { allowsFurtherTurns = true }

  func pass() {
    root.layoutIfNeeded()
    endTurn()
    known = known.filter { host.views[$0.key] != nil }
  }

  func tick(at time: Double) {
    if clock.isNeeded { root.advance(to: time) }
    endTurn()
  }

  private func endTurn() {
    let counts = host.takeCounts()
    // A view comes with its frame.
    calls += counts.frames + 2 * counts.inserts + counts.removes + counts.restores
  }

  var announcements: [String] { host.announcements }

  var views: [AnyObject] {
    func inside(_ ids: [ViewID]) -> [AnyObject] {
      ids.flatMap { [object($0)] + inside(host.views[$0]?.children ?? []) }
    }
    return inside(host.roots)
  }

  private func object(_ id: ViewID) -> AnyObject {
    if case .native(let native) = host.views[id]?.content { return native.view }
    if let view = known[id] { return view }
    let view = View(id)
    known[id] = view
    return view
  }

  func id(of view: AnyObject) -> ViewID? {
    if let view = view as? View { return view.id }
    return host.views.first { if case .native(let native) = $0.value.content { native.view === view } else { false } }?
      .key
  }

  private func view(_ view: AnyObject) -> CountingHost.View? { id(of: view).flatMap { host.views[$0] } }

  /// What the views in it are to show.
  var appearance: String {
    views.map { "\(frame(of: $0)) \(String(describing: content(of: $0)))" }.joined(separator: "\n")
  }

  func content(of view: AnyObject) -> ViewContent? { self.view(view)?.content }
  func frame(of view: AnyObject) -> Rect { self.view(view)?.frame ?? .zero }
  func opacity(of view: AnyObject) -> Double { self.view(view)?.presentation.opacity ?? 0 }
  func offset(of view: AnyObject) -> Point { self.view(view)?.offset ?? .zero }

  func show(_ content: ViewContent, in view: AnyObject) { if let id = id(of: view) { host.show(id, content) } }
  func setOffset(_ offset: Point, of view: AnyObject) { if let id = id(of: view) { host.scroll(id, to: offset) } }

  func makeNative(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
    let view = Native(Size(width: width, height: height))
    return (AnyLayout(erasing: _NativeElement(view)), view)
  }

  func makeMeasured(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
    makeNative(width: width, height: height)
  }

  func change(_ view: AnyObject, width: Double, height: Double) {
    (view as? Native)?.size = Size(width: width, height: height)
  }

  func questions(to view: AnyObject) -> Int? { (view as? Native)?.questions }
  func displace(_ view: AnyObject, to frame: Rect) { if let id = id(of: view) { host.animate(id, to: frame) } }
}
