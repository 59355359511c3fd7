#if canImport(CCairo)
  import HostSuite
  import LayoutCore
  import TestPromises
  import Testing

  @testable import LayoutCanvas

  @Suite(.promises("L6")) @MainActor
  struct HostBehaviourTests {
    @Test("The canvas does what every host does", .promises("B21", "F164"), arguments: HostBehaviour.allCases)
    func behaviour(_ behaviour: HostBehaviour) async throws { try await behaviour.check(CanvasProbe.self) }

    @Test("The canvas draws what every host draws, or says that it cannot", arguments: HostLook.allCases)
    func look(_ look: HostLook) async throws { try await look.check(CanvasProbe.self) }
  }

  /// The canvas for the suite of all hosts.
  private final class CanvasProbe: MirrorProbe {
    static var unsupported: [HostBehaviour: String] {
      [
        .adopts: "a picture has no views of other code",
        .measuresAgain: "a picture has no views of other code",
        .restores: "no other code reaches what is in a picture",
        .protects: "no other code reaches what is in a picture",
        .opensWindows: "a picture is in no window",
        .announces: "a picture has no screen reader",
        .describes: "a picture has no description for a screen reader",
      ]
    }

    /// The bytes of the picture.
    var appearance: String {
      do { return try "\(container.data(as: .png))" } catch { return "\(error)" }
    }

    let container: LayoutContainer
    let clock: MirrorClock
    private let counter: CallCounter

    init(width: Double, height: Double) {
      container = LayoutContainer(size: Size(width: width, height: height), measurers: Measurers())
      clock = MirrorClock(of: container.root)
      counter = CallCounter(container.tracker)
      container.root.host = counter
    }

    /// What the suite left can be drawn.
    func close() { #expect(throws: Never.self) { try container.data(as: .png) } }

    var root: LayoutRoot { container.root }

    var views: [AnyObject] {
      func inside(_ views: [CanvasView]) -> [AnyObject] { views.flatMap { [$0] + inside($0.children) } }
      return inside(container.host.topViews)
    }

    func id(of view: AnyObject) -> ViewID? { (view as? CanvasView)?.id }
    func content(of view: AnyObject) -> ViewContent? { (view as? CanvasView)?.content }
    func frame(of view: AnyObject) -> Rect { (view as? CanvasView)?.frame ?? .zero }
    func opacity(of view: AnyObject) -> Double { (view as? CanvasView)?.presentation.opacity ?? 0 }
    func offset(of view: AnyObject) -> Point { (view as? CanvasView)?.offset ?? .zero }
    var calls: Int { counter.count }
    var announcements: [String] { [] }

    func show(_ content: ViewContent, in view: AnyObject) { (view as? CanvasView)?.content = content }
    func setOffset(_ offset: Point, of view: AnyObject) { (view as? CanvasView)?.offset = offset }

    func makeNative(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
      (AnyLayout(erasing: EmptyLayout()), self)
    }

    func makeMeasured(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
      makeNative(width: width, height: height)
    }

    func change(_ view: AnyObject, width: Double, height: Double) {}
    func questions(to view: AnyObject) -> Int? { nil }
    func displace(_ view: AnyObject, to frame: Rect) {}
  }

  /// Counts a host's calls for frames, and for views that come and go.
  private final class CallCounter: LayoutHost {
    private let host: any LayoutHost
    private(set) var count = 0

    init(_ host: any LayoutHost) { self.host = host }

    var roundsTextFrames: Bool { host.roundsTextFrames }

    func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
      // A view comes with its frame.
      count += 2
      host.insert(view, content, frame: frame, into: parent, after: sibling)
    }
    func move(_ view: ViewID, after sibling: ViewID?) { host.move(view, after: sibling) }
    func remove(_ view: ViewID) {
      count += 1
      host.remove(view)
    }
    func setFrame(_ view: ViewID, _ frame: Rect) {
      count += 1
      host.setFrame(view, frame)
    }
    func setContent(_ view: ViewID, _ content: ViewContent) { host.setContent(view, content) }
    func setContentOffset(_ view: ViewID, _ offset: Point) { host.setContentOffset(view, offset) }
    func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
      host.setPresentation(view, presentation)
    }
  }
#endif
