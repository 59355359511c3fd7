import Foundation
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct UIKitContainerTests {
  @Test("Traits become the layout's values")
  func traits() {
    let probe = UIKitProbe(width: 200, height: 100)
    var seen: [String] = []
    probe.container.updateBody {
      EnvironmentReader { values in
        let _ = seen.append("\(values.colorScheme) \(values.dynamicTypeSize) \(values.displayScale)")
        Text("16").font(.system(size: 17))
      }
    }
    Simulation.setTraits(
      UITraitCollection(
        userInterfaceStyle: .dark, preferredContentSizeCategory: .extraLarge, horizontalSizeClass: .compact,
        verticalSizeClass: .regular, displayScale: 3), of: probe.window)
    Simulation.setSafeArea(UIEdgeInsets(top: 59, left: 1, bottom: 34, right: 2), of: probe.window)
    probe.pass()
    #expect(seen.first == "light large 1.0")
    #expect(seen.last == "dark xLarge 3.0")
    let values = probe.container.environment
    #expect(values.horizontalSizeClass == .compact)
    #expect(values.verticalSizeClass == .regular)
    #expect(values.safeAreaInsets == EdgeInsets(top: 59, leading: 1, bottom: 34, trailing: 2))
    #expect((probe.views[0] as? UILabel)?.font.pointSize == 19)
  }

  @Test("A label of the program's own is measured by UIKit, and anew when it is marked as changed")
  func native() {
    let (probe, label) = (UIKitProbe(width: 200, height: 100), UILabel())
    label.font = .systemFont(ofSize: 16, weight: .regular)
    label.text = "four"
    probe.container.updateBody { VStack { label.ui() } }
    #expect(label.frame.size == CGSize(width: 32, height: 20))
    label.text = "sixsix"
    #expect(probe.container.markViewDirty(label))
    probe.pass()
    #expect(label.frame.size == CGSize(width: 48, height: 20))
    #expect(!probe.container.markViewDirty(UIView()))
  }
}
