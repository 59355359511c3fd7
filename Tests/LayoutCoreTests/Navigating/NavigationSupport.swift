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

  /// Clicks on the text with a title.
  func click(_ title: String) throws {
    let text = host.views.first {
      if case .text(let shown, _, _) = $0.value.content { shown == title } else { false }
    }
    var (place, at) = (Point(x: 2, y: 2), try #require(text?.key) as ViewID?)
    while let view = at {
      place = place + (host.views[view]?.frame?.origin ?? .zero)
      at = host.views[view]?.parent
    }
    root.click(at: place)
  }
}
