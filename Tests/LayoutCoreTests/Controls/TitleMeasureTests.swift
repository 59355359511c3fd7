@testable import LayoutCore
import LayoutTesting
import Testing

/// Measures as `Measurers.tens`, and notes what.
private final class NotingMeasurer: TextMeasurer, @unchecked Sendable {
  private(set) var texts: [String] = []

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    texts.append(text)
    return Measurers.tens.text.measure(text, style: style, width: width, lineLimit: lineLimit)
  }
}

@Test(
  "The words of a title are measured only where the title has less room than it needs",
  arguments: [false, true],
  [
    (nil, ["Save it now"]), (160, ["Save it now"]), (.infinity, ["Save it now"]),
    (100, ["Save it now", "Save", "it", "now", "Save it now"]),
  ] as [(Double?, [String])])
func measuredWords(isToggle: Bool, _ proposed: (width: Double?, texts: [String])) {
  let text = NotingMeasurer()
  let control =
    isToggle
    ? AnyLayout(Toggle("Save it now", isOn: .constant(true))) : AnyLayout(Button("Save it now") {})
  _ = control.font(.system(size: 20))
    .sizeThatFits(Proposal(width: proposed.width, height: nil), measurers: Measurers(text: text))
  #expect(text.texts == proposed.texts)
}

@Test("A page of a thousand buttons with room measures a thousand texts")
func measuredTitles() {
  let text = NotingMeasurer()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: Measurers(text: text))
  root.updateBody { ForEach(0..<1_000, id: \.self) { Button("Press the button \($0)") {}.fixedSize() } }
  #expect(text.texts.count == 1_000)
}

@Test("A control whose title stays in one line is as high as that, in every proposal")
func oneLine() {
  let wrapping = ControlMetrics(
    of: "Save it now", style: TextStyle(), ideal: Size(width: 130, height: 30), inset: Size(width: 20, height: 10),
    firstBaseline: 20, Measurers.tens.text)
  let content = ControlContent(.button(title: "Save it now", role: nil))
  let narrow = Proposal(width: 10, height: nil)
  #expect(wrapping.minimum.width < 130)
  #expect(wrapping.inOneLine.size(of: content, for: narrow, Measurers.tens.text) == Size(width: 130, height: 30))
  #expect(wrapping.inOneLine.firstBaseline == 20)
  let plain = ControlMetrics(ideal: Size(width: 40, height: 30), minimum: Size(width: 20, height: 30))
  #expect(plain.inOneLine == plain)
}
