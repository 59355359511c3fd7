import Foundation
import HostSuite
import Testing
import UIKit

import enum SwiftUI.DynamicTypeSize
import class SwiftUI.UIHostingController
import protocol SwiftUI.View

@testable import LayoutApple
@testable import LayoutUIKit

/// A view has the traits of its place only when UIKit updates them: just before the next layout, or at a call for it.
@MainActor
@Suite(.serialized)
struct UIKitTraitTests {
  private func darkWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    Simulation.setTraits(
      UITraitCollection(userInterfaceStyle: .dark, preferredContentSizeCategory: .extraExtraLarge), of: window)
    return window
  }

  @Test("A view that comes into another has its traits at the next layout, or at updateTraitsIfNeeded")
  func late() {
    let (window, one, other, inner) = (darkWindow(), UIView(), UIView(), UIView())
    other.addSubview(inner)
    for view in [one, other] { window.addSubview(view) }
    func styles() -> [UIUserInterfaceStyle] { [one, other, inner].map(\.traitCollection.userInterfaceStyle) }
    #expect(styles() == [.light, .light, .light])
    other.updateTraitsIfNeeded()
    #expect(styles() == [.light, .dark, .dark])
    window.layoutIfNeeded()
    #expect(styles() == [.dark, .dark, .dark])
  }

  @Test("A container in a window has its traits at once: its size, its values, and the values by name")
  func atOnce() {
    SystemFollowers.shared.provide()
    let (window, container) = (darkWindow(), LayoutContainer())
    container.setBody { Text("four").font(.body) }
    let before = container.sizeThatFits(.zero)
    window.addSubview(container)
    #expect(container.environment.colorScheme == .dark)
    #expect(container.environment.dynamicTypeSize == .xxLarge)
    #expect(ColorScheme.current == .dark)
    #expect(container.sizeThatFits(.zero).height > before.height)
  }

  @Test("A layout in SwiftUI has the size for SwiftUI's text size from the first question on")
  func swiftUI() {
    func size(_ textSize: SwiftUI.DynamicTypeSize) -> CGSize {
      let view = LayoutView { Text("four").font(.body) }.environment(\.dynamicTypeSize, textSize)
      return UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 100))
    }
    #expect(size(.xxLarge).height > size(.large).height)
  }

  @Test("A container that comes with the view around it knows its traits when it is laid out, in one turn")
  func together() {
    let (window, box, container) = (darkWindow(), UIView(), LayoutContainer())
    container.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    var seen: [ColorScheme] = []
    container.setBody {
      EnvironmentReader { values in
        let _ = seen.append(values.colorScheme)
        Text("four")
      }
    }
    box.addSubview(container)
    window.addSubview(box)
    window.layoutIfNeeded()
    #expect(seen == [.dark])
    #expect(container.environment.dynamicTypeSize == .xxLarge)
  }
}
