import Foundation
import HostSuite
import TestPromises
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct EnvironmentTests {
  @Test("The toolkit's values of a window are read by name, as soon as they change", .promises("F121"))
  func byName() {
    // The values may be those of another host in the same process.
    let other = EnvironmentProvider.shared.system
    SystemFollowers.shared.provide()
    defer { EnvironmentProvider.shared.system = other }
    let probe = Probe(width: 200, height: 100)
    probe.setDark(false)
    #expect(ColorScheme.current == .light)
    probe.setDark(true)
    #expect(ColorScheme.current == .dark)
    #expect(EnvironmentValues.shared.colorScheme == .dark)
    probe.setDark(false)
    #expect(ColorScheme.current == .light)
  }

  @Test(
    "The system's environment is read anew: containers store its values and are laid out at once", .promises("F122"))
  func update() {
    let other = EnvironmentProvider.shared.system
    SystemFollowers.shared.provide()
    defer { EnvironmentProvider.shared.system = other }
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody { EnvironmentReader { values in Text("\(values.safeAreaInsets.top)") } }
    probe.pass()
    probe.container.setMargins(top: 28, left: 0, bottom: 0, right: 0)
    #expect((probe.views.first as? PlatformView)?.words == "0.0")
    EnvironmentProvider.shared.updateSystemEnvironment()
    #expect((probe.views.first as? PlatformView)?.words == "28.0")
  }

  @Test("Insets of the safe area are leading and trailing, and change sides with the direction")
  func safeArea() {
    let probe = Probe(width: 200, height: 100)
    probe.container.setMargins(top: 28, left: 1, bottom: 3, right: 2)
    probe.pass()
    #expect(probe.container.environment.safeAreaInsets == EdgeInsets(top: 28, leading: 1, bottom: 3, trailing: 2))
    probe.setDirection(.rightToLeft)
    probe.pass()
    #expect(probe.container.environment.layoutDirection == .rightToLeft)
    #expect(probe.container.environment.safeAreaInsets == EdgeInsets(top: 28, leading: 2, bottom: 3, trailing: 1))
    probe.setDirection(.leftToRight)
  }

  @Test("An observer gets the toolkit's new values, once, after the layout stored them", .promises("F130"))
  func observer() {
    let probe = Probe(width: 200, height: 100)
    var observed: [ColorScheme] = []
    probe.container.onTraitChange = { [unowned container = probe.container] _ in
      observed.append(container.environment.colorScheme)
    }
    probe.pass()
    #expect(observed == [])
    probe.setDark(true)
    #expect(observed == [.dark])
    probe.pass()
    #expect(observed == [.dark])
    probe.setDark(false)
    #expect(observed == [.dark, .light])
  }

  @Test("Texts are white where it is dark, and a colour that was set stays")
  func textColor() {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody {
      VStack {
        Text("a"); Text("b").foregroundColor(.red)
      }
    }
    func colors() -> [[CGFloat]] { probe.views.compactMap { ($0 as? PlatformView)?.ink } }
    let red = colors()[1]
    #expect(colors()[0] == [0, 0, 0, 1])
    probe.setDark(true)
    probe.pass()
    #expect(colors() == [[1, 1, 1, 1], red])
    probe.setDark(false)
    probe.pass()
    #expect(colors() == [[0, 0, 0, 1], red])
    probe.container.environment.foregroundColor = .blue
    probe.setDark(true)
    #expect(probe.container.environment.foregroundColor == .blue)
    probe.setDark(false)
  }

  @Test("Values of the toolkit that the layout has already cause no turn")
  func sameTraits() {
    let probe = Probe(width: 200, height: 100)
    var evaluations = 0
    probe.container.updateBody {
      let _ = evaluations += 1
      Text("a")
    }
    probe.pass()
    let layouts = Simulation.layouts
    probe.setDark(false)
    probe.pass()
    #expect(evaluations == 1)
    #expect(Simulation.layouts == layouts)
  }

  @Test("A notification on another thread arrives on the main one")
  func notice() async {
    let name = Notification.Name("LayoutAppleTests.notice")
    let observed = Locked(0)
    let notice = SystemNotice(name) { observed.withLock { $0 += 1 } }
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    for _ in 0..<1000 where observed.withLock({ $0 }) == 0 { await Task.yield() }
    #expect(observed.withLock { $0 } == 1)
    withExtendedLifetime(notice) {}
  }
}
