import AppKit
import LayoutAppKit
import Testing

@MainActor
@Suite(.serialized)
struct TraitTests {
  @Test("An observer hears of dark mode, another display and another direction once each, after the layout took them over")
  func changes() {
    let probe = AppKitProbe(width: 200, height: 100)
    var heard: [String] = []
    probe.container.onTraitChange = { [container = probe.container] traits in
      heard.append("\(traits.colorScheme) \(traits.displayScale) \(traits.layoutDirection)")
      #expect(traits.colorScheme == container.environment.colorScheme)
      #expect(traits.displayScale == container.environment.displayScale)
      #expect(traits.layoutDirection == container.environment.layoutDirection)
    }
    probe.container.updateBody { Text("a") }
    probe.pass()
    #expect(heard == [])
    probe.window.contentView?.appearance = NSAppearance(named: .darkAqua)
    #expect(heard == ["dark 1.0 leftToRight"])
    Simulation.setScale(2, of: probe.window)
    #expect(heard.last == "dark 2.0 leftToRight")
    probe.container.userInterfaceLayoutDirection = .rightToLeft
    #expect(heard.last == "dark 2.0 rightToLeft")
    Simulation.reducesMotion = true
    Simulation.reducesMotion = false
    #expect(heard.count == 5)
    probe.container.onTraitChange = nil
  }

  @Test("What AppKit notifies of without a change is not told, nor the display of a view that leaves its window")
  func noChange() {
    let probe = AppKitProbe(width: 200, height: 100)
    var heard = 0
    Simulation.setScale(2, of: probe.window)
    probe.container.onTraitChange = { _ in heard += 1 }
    probe.container.viewDidChangeEffectiveAppearance()
    probe.container.viewDidChangeBackingProperties()
    probe.container.removeFromSuperview()
    #expect(heard == 0)
    // Another window's display and appearance are changes.
    let other = NSWindow(size: CGSize(width: 200, height: 100))
    other.contentView?.appearance = NSAppearance(named: .darkAqua)
    other.contentView?.addSubview(probe.container)
    #expect(heard == 1)
    #expect(probe.container.environment.colorScheme == .dark && probe.container.environment.displayScale == 1)
  }

  @Test("An observer may put another one in its place")
  func replaced() {
    let probe = AppKitProbe(width: 200, height: 100)
    var heard: [Int] = []
    probe.container.onTraitChange = { [weak container = probe.container] _ in
      heard.append(1)
      container?.onTraitChange = { _ in heard.append(2) }
    }
    for name in [NSAppearance.Name.darkAqua, .aqua] {
      probe.window.contentView?.appearance = NSAppearance(named: name)
    }
    #expect(heard == [1, 2])
  }
}
