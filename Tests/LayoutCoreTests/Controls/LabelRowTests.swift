import LayoutCore
import LayoutTesting
import Testing

/// Labels beside controls: ten points a character, twenty a line, fifteen to the baseline.
@Suite struct `Labels beside controls` {
  /// The frames of the leaves of an element in a room of a width, in a font of 20 points.
  private func leaves(_ width: Double, @LayoutBuilder _ content: () -> some Layout) -> [Rect] {
    VStack { content() }.font(.system(size: 20)).leaves(width, 400)
  }

  @Test(arguments: [(110, 30), (70, 30), (300, 70)] as [(Double, Double)])
  func `a label keeps its widest word beside a control that cannot shrink`(_ width: Double, _ label: Double) {
    let frames = leaves(width) { Stepper("Due day", onIncrement: nil, onDecrement: nil) }
    #expect(frames.map(\.width) == [label, 80])
    // A control of 30 points in the middle of one line, or of the first one of two.
    #expect(frames[0].height == (label == 30 ? 40 : 20))
    #expect(frames[1].midY == frames[0].minY + 10)
  }

  @Test func `controls without a text stand in the middle of their labels`() {
    let frames = leaves(400) {
      ColorPicker("Paper", selection: .constant(.red))
      Toggle(isOn: .constant(true)) { Text("Sound").bold() }
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
    for position in stride(from: 0, to: 6, by: 2) {
      #expect(frames[position].midY == frames[position + 1].midY)
    }
  }

  @Test func `a field in a grouped form has its text at the trailing edge`() throws {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 300, height: 300), measurers: .tens)
    root.host = host
    root.updateBody { Form { TextField("Name", text: .constant("Ada")) } }
    let fields = host.views.values.compactMap { view -> ControlContent? in
      guard case .control(let content) = view.content else { return nil }
      return content
    }
    #expect(fields.map(\.style.alignment) == [.trailing])
  }
}
