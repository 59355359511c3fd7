import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Transitions from the sides, and of rows` {
  private let show = Show(width: 200, height: 60)

  /// How the view with a frame of this size is shown; `nil` where there is none.
  private func presentation(_ width: Double) -> ViewPresentation? {
    show.host.views.values.first { $0.frame?.width == width && $0.parent == nil }?.presentation
  }

  @Test(
    .promises("F115", "F124"),
    arguments: [
      (LayoutTransition.move(edge: .leading), 30.0, 10.0), (.move(edge: .trailing), -30, -10), (.slide, 30, -10),
    ])
  func `leading and trailing are the other sides from right to left`(
    transition: LayoutTransition, coming: Double, going: Double
  ) {
    var isShown = false
    show.root.environment.layoutDirection = .rightToLeft
    show.root.updateBody {
      HStack {
        if isShown { Color.red.size(width: 40, height: 10).transition(transition) }
        Spacer()
      }
    }
    func set(_ value: Bool) {
      isShown = value
      show.host.takeCounts()
      withAnimation(.linear(duration: 4)) { show.root.updateBody() }
    }
    set(true)
    #expect(show.host.views.values.contains { $0.frame == rect(160, 25, 40, 10) })
    for time in [0, 1.0] { show.tick(time) }
    #expect(presentation(40) == ViewPresentation(offset: Point(x: coming, y: 0)))
    show.tick(4)
    set(false)
    for time in [10, 11.0] { show.tick(time) }
    #expect(presentation(40) == ViewPresentation(offset: Point(x: going, y: 0)))
    show.tick(14)
    #expect(show.host.views.isEmpty && show.host.violations == [])
  }

  /// A list of rows that fade, of 20 points each, in a window of 60.
  private func list(_ rows: [Int], _ animation: LayoutAnimation? = nil) {
    show.host.takeCounts()
    func update() {
      show.root.updateBody {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(rows, id: \.self) { Color.red.size(width: Double($0), height: 20).transition(.opacity) }
          }
        }
        .id("list")
      }
    }
    if let animation { withAnimation(animation) { update() } } else { update() }
  }

  /// The view of the row of a width; `nil` where there is none.
  private func view(_ row: Int) -> CountingHost.View? {
    show.host.views.values.first { view in
      guard case .decorated = view.content else { return false }
      return view.frame?.width == Double(row)
    }
  }

  private func opacity(_ row: Int) -> Double? { view(row)?.presentation.opacity }

  @Test(.promises("F115")) func `rows of lazy lists scroll in and out without a transition`() {
    list(Array(1...1_000))
    #expect(opacity(1) == 1 && opacity(200) == nil)
    show.root.scroll("list", to: Point(x: 0, y: 4_000))
    show.host.takeCounts()
    show.root.layoutIfNeeded()
    #expect(opacity(201) == 1 && opacity(1) == nil && !show.root.hasRunningAnimations)
    list(Array(1...201) + Array(203...1_000))
    #expect(opacity(202) == nil && !show.root.hasRunningAnimations)
    #expect(show.host.violations == [])
  }

  @Test(.promises("F115")) func `rows of lazy lists come and go by their transition where the change is animated`() {
    list(Array(1...1_000))
    list([1] + Array(3...1_000), .linear(duration: 4))
    #expect(opacity(2) == 1 && show.root.hasRunningAnimations)
    for time in [0, 1.0] { show.tick(time) }
    #expect(opacity(2) == 0.75 && opacity(1) == 1)
    // The rows behind it are on their way to its place: 5 of 20 points so far.
    #expect(view(3)?.frame?.minY == 35)
    show.tick(4)
    #expect(opacity(2) == nil && !show.root.hasRunningAnimations)
    list(Array(1...1_000), .linear(duration: 4))
    for time in [10, 11.0] { show.tick(time) }
    #expect(opacity(2) == 0.25 && opacity(3) == 1)
    show.tick(14)
    #expect(opacity(2) == 1 && show.host.violations == [])
  }
}
