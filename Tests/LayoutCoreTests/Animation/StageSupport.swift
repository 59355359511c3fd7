import LayoutCore
import LayoutTesting

/// A root with a host that is driven by hand.
final class Show {
  let host = CountingHost()
  let root: LayoutRoot
  var clock: [Bool] = []
  var ends: [Bool] = []

  /// A row of a red box of `width`, and a blue one behind it.
  var width = 10.0

  init(width: Double = 200, height: Double = 10, measurers: Measurers = .tens) {
    root = LayoutRoot(size: Size(width: width, height: height), measurers: measurers)
    root.host = host
    root.animations.frameClock = { [weak self] in self?.clock.append($0) }
  }

  func showRow() {
    root.updateBody { [unowned self] in
      HStack {
        Color.red.size(width: width, height: 10)
        Color.blue.size(width: 10, height: 10)
        Spacer()
      }
    }
    host.takeCounts()
  }

  /// The frames of the views in drawing order.
  var frames: [Rect?] { host.picture.map(\.frame) }

  /// The views in drawing order, as long as none lies in another.
  var views: [ViewID] { host.roots }

  @discardableResult
  func tick(_ time: Double) -> CountingHost.Counts {
    host.takeCounts()
    root.advance(to: time)
    return host.takeCounts()
  }
}
