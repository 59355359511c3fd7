import LayoutCore
import LayoutTesting
import Testing

/// A root with a host that counts, for pages of elements.
struct PlaceScreen {
  let host = CountingHost()
  let root: LayoutRoot

  init(_ width: Double = 300, _ height: Double = 300) {
    root = LayoutRoot(size: Size(width: width, height: height), measurers: .tens)
    root.environment.reducesMotion = true
    root.host = host
  }

  /// The texts that are shown, in document order, buttons too.
  var texts: [String] {
    host.picture.compactMap { item in
      switch item.content {
      case .text(let text, _, _): text
      case .control(let control):
        if case .button(let title, _) = control.control { title } else { nil }
      default: nil
      }
    }
  }

  /// Presses the button with a title.
  func press(_ title: String) throws {
    let view = host.views.first {
      guard case .control(let control) = $0.value.content, case .button(let shown, _) = control.control
      else { return false }
      return shown == title
    }
    root.send(.pressed, to: try #require(view?.key))
    root.layoutIfNeeded()
  }

  /// Drags the element with the id `id`, or what has the gesture in it.
  func drag(_ view: ViewID, by distance: Point) {
    let value = DragGesture.Value(startLocation: Point(x: 50, y: 50), location: Point(x: 50, y: 50) + distance)
    root.send(.dragEnded(value), to: view)
    root.layoutIfNeeded()
  }
}
