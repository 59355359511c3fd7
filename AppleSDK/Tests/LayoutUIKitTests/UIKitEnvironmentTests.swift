import Foundation
import HostSuite
import TestPromises
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct UIKitEnvironmentTests {
  @Test("The values of a window's traits are read by name, as soon as they change", .promises("F121"))
  func byName() {
    // The values may be those of another host in the same process.
    SystemFollowers.shared.provide()
    let probe = UIKitProbe(width: 200, height: 100)
    Simulation.setTraits(UITraitCollection(userInterfaceStyle: .light), of: probe.window)
    #expect(ColorScheme.current == .light)
    Simulation.setTraits(
      UITraitCollection(userInterfaceStyle: .dark, layoutDirection: .rightToLeft), of: probe.window)
    #expect(ColorScheme.current == .dark)
    #expect(LayoutDirection.current == .rightToLeft)
    #expect(EnvironmentValues.shared.colorScheme == .dark)
    Simulation.setTraits(UITraitCollection(), of: probe.window)
    #expect(ColorScheme.current == .light)
  }

  @Test(
    "The system's environment is read anew: containers store their traits and are laid out at once", .promises("F122"))
  func update() async {
    SystemFollowers.shared.provide()
    let probe = UIKitProbe(width: 200, height: 100)
    probe.container.updateBody { EnvironmentReader { values in Text(values.reducesMotion ? "calm" : "lively") } }
    probe.pass()
    // UIKit has no trait for this, and notifies of it in another way.
    Simulation.reducesMotion = true
    #expect(probe.container.environment.reducesMotion == false)
    EnvironmentProvider.shared.updateSystemEnvironment()
    #expect((probe.views.first as? UILabel)?.text == "calm")
    #expect(EnvironmentValues.shared.reducesMotion)
    Simulation.reducesMotion = false
    NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    for _ in 0..<20 { await Task.yield() }
    probe.pass()
    #expect((probe.views.first as? UILabel)?.text == "lively")
    #expect(EnvironmentValues.shared.reducesMotion == false)
  }

  @Test(
    "The sort of device comes from the traits; bodies and an observer are notified when it changes", .promises("F130"))
  func device() {
    let probe = UIKitProbe(width: 200, height: 100)
    var observed: [UIUserInterfaceIdiom] = []
    probe.container.onTraitChange = { observed.append($0.userInterfaceIdiom) }
    probe.container.updateBody {
      EnvironmentReader { values in
        if values.userInterfaceIdiom == .pad { Text("pad") } else { Text("phone") }
      }
    }
    probe.pass()
    #expect((probe.views.first as? UILabel)?.text == "phone")
    #expect(observed == [])
    Simulation.setTraits(UITraitCollection(userInterfaceIdiom: .pad), of: probe.window)
    probe.pass()
    #expect((probe.views.first as? UILabel)?.text == "pad")
    #expect(observed == [.pad])
  }

  @Test("Where letters are bold they are measured and set anew, and again when they are not")
  func boldText() {
    let probe = UIKitProbe(width: 200, height: 100)
    probe.container.updateBody { Text("four").font(.system(size: 16)) }
    #expect(probe.frames.first?.width == 32)
    for (isBold, width) in [(true, 36.0), (false, 32)] {
      Simulation.isBold = isBold
      probe.container.fontsChanged()
      probe.pass()
      #expect(probe.frames.first?.width == width)
    }
  }

  @Test("UIKit notifies that letters are to be bold: labels get their fonts again")
  func boldNotice() async {
    let probe = UIKitProbe(width: 200, height: 100)
    probe.container.updateBody { Text("four").font(.system(size: 16)) }
    let label = probe.views.first as? UILabel
    label?.font = .systemFont(ofSize: 1, weight: .regular)
    NotificationCenter.default.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
    for _ in 0..<20 { await Task.yield() }
    #expect(label?.font.pointSize == 16)
  }

  @Test("What the keyboard covers counts to the safe area, in the container's own coordinates")
  func keyboard() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let container = LayoutContainer(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    window.addSubview(container)
    Simulation.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0), of: window)
    container.updateBody {
      EnvironmentReader { values in
        VStack(spacing: 0) {
          Spacer()
          Rectangle().size(width: 50, height: 40)
        }.padding(.bottom, values.safeAreaInsets.bottom)
      }
    }
    func move(_ frame: CGRect) async -> CGFloat? {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
      for _ in 0..<20 { await Task.yield() }
      return container.subviews.first?.frame.maxY
    }
    #expect(container.subviews.first?.frame.maxY == 366)
    // From 350 on in the window: the lower 150 points of the container.
    #expect(await move(CGRect(x: 0, y: 350, width: 300, height: 250)) == 250)
    #expect(container.environment.safeAreaInsets.top == 20)
    // One that floats covers nothing; one that is gone is below the screen.
    #expect(await move(CGRect(x: 50, y: 200, width: 100, height: 100)) == 366)
    #expect(await move(CGRect(x: 0, y: 350, width: 300, height: 250)) == 250)
    #expect(await move(CGRect(x: 0, y: 600, width: 300, height: 250)) == 366)
  }
}
