import Layout
import LayoutKitCompat
import LayoutTesting
import Testing

@Suite struct StyledLabelTests {
  private static let color = Color(light: .white, dark: .black)

  /// A text whose first letter has the colour too, with a line and a ground.
  private static var text: StyledText {
    var attributes = TextAttributes()
    (attributes.foregroundColor, attributes.backgroundColor) = (color, color)
    attributes.underline = TextLine(color: color)
    var text = StyledText("a", attributes)
    text.append("b", TextAttributes())
    return text
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `colours are those of the place where the label is shown`(scheme: ColorScheme) throws {
    let label = LabelLayout(styled: Self.text, color: Self.color)
    let views = label.colorScheme(scheme).extractViews(in: Size(width: 50, height: 50))
    let shown = views.compactMap { view in
      if case .text(_, let style, let color) = view { (style, color) } else { nil }
    }
    let (style, color) = try #require(shown.first)
    let plain = scheme == .light ? Color.white : .black
    let run = try #require(style.runs?.runs.first)
    #expect(color == plain && run.color == plain && run.background == plain && run.underline?.color == plain)
  }
}
