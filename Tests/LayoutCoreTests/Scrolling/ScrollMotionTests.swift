import LayoutCore
import LayoutTesting
import Testing

/// Scrolling by a call inside of `withAnimation`, by ticks of a clock.
@Suite struct `Scrolling by a call with an animation` {
  private final class Place {
    var proxy: ScrollViewProxy?
    var isShown = true
  }

  private let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
  private let host = CountingHost()
  private let place = Place()

  /// Shows a hundred rows of 20 points.
  private func show() {
    let place = place
    root.host = host
    root.setBody {
      ScrollViewReader { proxy in
        let _ = place.proxy = proxy
        if place.isShown {
          ScrollView { VStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.size(width: 100, height: 20) } } }
            .id("rows")
        }
      }
    }
    root.layoutIfNeeded()
  }

  private var offset: Double { root.scrollOffset(of: "rows")?.y ?? -1 }

  private func go(to row: Int, _ animation: LayoutAnimation? = .linear(duration: 1)) {
    withAnimation(animation) { place.proxy?.scrollTo(row, anchor: .top) }
    root.layoutIfNeeded()
  }

  private func tick(_ time: Double) {
    root.animations.advance(to: time)
    root.layoutIfNeeded()
  }

  @Test func `the view goes there tick by tick`() {
    show()
    go(to: 50)
    #expect(offset == 0)
    var places: [Double] = []
    for time in [10, 10.25, 10.5, 10.75, 11] {
      tick(time)
      places.append(offset)
    }
    #expect(places == [0, 250, 500, 750, 1000])
    #expect(!root.animations.hasRunningAnimations)
    #expect(host.violations == [])
  }

  @Test func `without an animation it is there at once`() {
    show()
    go(to: 50, nil)
    #expect(offset == 1000)
    #expect(!root.animations.hasRunningAnimations)
  }

  @Test func `another call begins where the first one has come to`() {
    show()
    go(to: 50)
    tick(10)
    tick(10.5)
    go(to: 0)
    tick(10.5)
    #expect(offset == 500)
    tick(11)
    #expect(offset == 250)
    go(to: 10, nil)
    #expect(offset == 200)
    tick(12)
    #expect(offset == 200)
  }

  @Test func `a person's scrolling ends it`() throws {
    show()
    go(to: 50)
    tick(10)
    tick(10.25)
    let view = try #require(host.views.first { if case .scroll = $0.value.content { true } else { false } }?.key)
    root.scroll(view, to: Point(x: 0, y: 30))
    root.layoutIfNeeded()
    tick(10.5)
    #expect(offset == 30)
    #expect(!root.animations.hasRunningAnimations)
  }

  @Test func `it ends with the scroll view`() {
    show()
    go(to: 50)
    tick(10)
    tick(10.25)
    #expect(root.animations.hasRunningAnimations)
    _ = host.takeCounts()
    place.isShown = false
    root.updateBody()
    root.layoutIfNeeded()
    #expect(!root.animations.hasRunningAnimations)
    tick(10.5)
    #expect(host.violations == [])
  }

  /// Shows two scroll views in one reader, each with a hundred rows of 20 points.
  ///
  /// The second one is lazy. Its rows have a second id, which finds them where they are made.
  private func showTwo() {
    let place = place
    root.host = host
    root.setBody {
      ScrollViewReader { proxy in
        let _ = place.proxy = proxy
        HStack(spacing: 0) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.size(width: 50, height: 20) } } }
            .id("rows")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(100..<200) { row in Color.red.size(width: 50, height: 20).id(row + 1000) }
            }
          }
          .id("lazy")
        }
      }
    }
    root.layoutIfNeeded()
  }

  @Test(arguments: [nil, LayoutAnimation.linear(duration: 1)])
  func `a call for another scroll view of the reader leaves it alone`(animation: LayoutAnimation?) {
    showTwo()
    go(to: 50)
    tick(10)
    tick(10.25)
    go(to: 102, animation)
    #expect(offset == 250)
    tick(10.5)
    tick(11)
    #expect(offset == 1000)
  }

  @Test func `a call of the root ends it`() {
    show()
    go(to: 50)
    tick(10)
    tick(10.25)
    root.scroll("rows", to: Point(x: 0, y: 30))
    root.layoutIfNeeded()
    #expect(!root.animations.hasRunningAnimations)
    tick(10.5)
    #expect(offset == 30)
  }

  @Test func `a call for a row that is not made ends it`() {
    showTwo()
    go(to: 1102)
    tick(10)
    tick(10.25)
    #expect(root.scrollOffset(of: "lazy")?.y == 10)
    go(to: 180, nil)
    #expect(!root.animations.hasRunningAnimations)
    let end = root.scrollOffset(of: "lazy")?.y
    tick(10.5)
    #expect(end == 1600 && root.scrollOffset(of: "lazy")?.y == 1600)
  }
}
