import LayoutCore

/// Measurers that return anything, differently each time, until they are tamed.
final class LyingMeasurer: TextMeasurer, ImageMeasurer, ControlMeasurer {
  private let whim: Whim
  private let honest = Stage.measurers.text

  init(_ whim: Whim) { self.whim = whim }

  private var lies: Bool {
    whim.called()
    return !whim.isTamed && whim.pick(3) > 0
  }

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    guard lies else { return honest.measure(text, style: style, width: width, lineLimit: lineLimit) }
    return TextMetrics(
      width: whim.number(), height: whim.number(), lineHeight: whim.number(),
      lineCount: [0, 1, -1, .max][whim.pick(4)],
      firstBaseline: whim.number(), lastBaseline: whim.number(), isNatural: whim.pick(2) == 0)
  }

  func missingGlyphCount(in text: String, style: TextStyle) -> Int { lies ? [.max, -1, .min][whim.pick(3)] : 0 }

  func size(of source: ImageSource) -> Size? {
    lies ? whim.pick(4) == 0 ? nil : whim.size() : Size(width: 10, height: 10)
  }

  func metrics(of content: ControlContent) -> ControlMetrics {
    guard lies else { return PlainControlMeasurer(text: honest).metrics(of: content) }
    return ControlMetrics(ideal: whim.size(), minimum: whim.size(), maximum: whim.size(), firstBaseline: whim.number())
  }
}
