import Observation
import Testing

@testable import LayoutApple

private struct Errors: Layout {
  let model: SpeechModel
  @AccessibilityFocusState private var place: Int?

  var body: some Layout {
    VStack {
      Text("The name is missing").accessibilityFocused($place, equals: 1)
      Rectangle().size(width: 50, height: 20).focusable().accessibilityLabel("Box")
        .accessibilityFocused($place, equals: 2)
    }
    .onChange(of: model.request) { place = model.request }
    .onChange(of: place) { model.places.append(place) }
  }
}

@Observable
private final class SpeechModel {
  var request: Int?
  var places: [Int?] = []
}

/// The place of the screen reader.
@MainActor
@Suite(.serialized)
struct SpeechFocusTests {
  @Test("A state moves the screen reader, once for each change")
  func move() throws {
    let (probe, model) = (Probe(width: 300, height: 300), SpeechModel())
    probe.container.setBody { Errors(model: model) }
    probe.pass()
    let before = Simulation.spokenTo.count
    #expect(model.places == [])
    model.request = 1
    probe.pass()
    #expect(Simulation.spokenTo.count == before + 1)
    #expect(Simulation.spokenTo.last === probe.views.first)
    probe.container.updateBody()
    probe.pass()
    #expect(Simulation.spokenTo.count == before + 1)
    model.request = 2
    probe.pass()
    #expect(Simulation.spokenTo.count == before + 2)
  }

  @Test("A state is announced in a window only, since elsewhere it is not seen")
  func announceInWindow() {
    let probe = Probe(width: 300, height: 300)
    var done = 0
    probe.container.setBody { Text("\(done) of 5").accessibilityRole(.status) }
    probe.pass()
    let known = probe.announcements.count
    func finish(_ count: Int) -> [String] {
      done = count
      probe.container.updateBody()
      probe.container.layOutNow()
      return Array(probe.announcements.dropFirst(known))
    }
    probe.container.removeFromSuperview()
    #expect(finish(1) == [])
    probe.window.content.addSubview(probe.container)
    #expect(finish(2) == ["2 of 5"])
  }

  @Test("Where the screen reader goes, the state follows")
  func follow() throws {
    let (probe, model) = (Probe(width: 300, height: 300), SpeechModel())
    probe.container.setBody { Errors(model: model) }
    probe.pass()
    let box = try #require(probe.views.compactMap { $0 as? BoxView }.first { $0.takesFocus })
    probe.speak(to: box)
    probe.pass()
    #expect(model.places == [2])
    probe.speak(to: nil)
    probe.pass()
    #expect(model.places == [2, nil])
  }
}
