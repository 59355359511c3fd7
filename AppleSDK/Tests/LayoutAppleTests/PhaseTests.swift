import Testing

@testable import LayoutApple

/// The phase of the window, or of its scene.
@MainActor
@Suite(.serialized)
struct PhaseTests {
  @Test("The environment has the phase of the window, and the layout follows it")
  func phases() throws {
    let probe = Probe(width: 300, height: 100)
    var phases: [ScenePhase] = []
    probe.container.setBody { EnvironmentReader { values in Text("\(values.scenePhase)") } }
    probe.enterScene()
    probe.pass()
    for phase in [ScenePhase.active, .inactive, .background, .inactive, .active, .background] {
      probe.bring(to: phase)
      probe.pass()
      phases.append(probe.root.environment.scenePhase)
      #expect((probe.views.first as? PlatformView)?.words == "\(phase)")
    }
    #expect(phases == [.active, .inactive, .background, .inactive, .active, .background])
  }

  @Test("Another window's phase is none of the container's")
  func others() throws {
    let (probe, other) = (Probe(width: 300, height: 100), Probe(width: 300, height: 100))
    probe.enterScene()
    other.enterScene()
    other.bring(to: .background)
    #expect(probe.root.environment.scenePhase == .active)
    #expect(other.root.environment.scenePhase == .background)
  }
}
