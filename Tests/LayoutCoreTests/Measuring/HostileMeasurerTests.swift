import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Always the same metrics, whatever they are.
private final class ConstantTexts: TextMeasurer {
  let metrics: TextMetrics

  init(metrics: TextMetrics) { self.metrics = metrics }

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics { metrics }
}

private final class ConstantControls: ControlMeasurer {
  let metrics: ControlMetrics

  init(_ metrics: ControlMetrics) { self.metrics = metrics }

  func metrics(of content: ControlContent) -> ControlMetrics { metrics }
}

private final class ConstantImages: ImageMeasurer {
  let size: Size

  init(_ size: Size) { self.size = size }

  func size(of source: ImageSource) -> Size? { size }
}

private final class HostileView: NativeView, @unchecked Sendable {
  // Sendable: as its base class.
  let size: Size

  init(_ size: Size) {
    self.size = size
    super.init()
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size { size }

  override func baseline(in size: Size, isFirst: Bool) -> Double? { .nan }
}

private let badSizes = [
  Size(width: .nan, height: 5), Size(width: 5, height: -.infinity), Size(width: -1, height: -1),
  Size(width: .infinity, height: .infinity), Size(width: 1e308, height: -.nan),
]

@Suite struct `Measurers that return anything` {
  private func layout(_ measurers: Measurers) -> LayoutResult {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: nil) {
        Text("words")
        Button("press") {}
        Image("picture")
      }
      Text("more").padding(3)
      Color.red
    }.calculateLayout(in: Size(width: 200, height: 100), measurers: measurers)
  }

  @Test(
    "a text measurer's numbers are brought within bounds, with its type",
    .promises("B06"), arguments: badSizes, [Double.nan, -5, 10])
  func texts(size: Size, line: Double) {
    let metrics = TextMetrics(
      width: size.width, height: size.height, lineHeight: line, lineCount: 3, firstBaseline: size.width,
      lastBaseline: -.infinity, isNatural: false)
    let result = layout(Measurers(text: ConstantTexts(metrics: metrics)))
    #expect(result.isSound)
    let found = result.diagnostics.filter { $0.message.hasPrefix("ConstantTexts measured a text as") }
    #expect(Set(found.map(\.path)) == ["0.0.0", "0.1"])
    #expect(found.allSatisfy { $0.code == .invalidResponse })
  }

  @Test("a line height that is none does not reach the shares of a column", .promises("B06"))
  func shares() {
    let metrics = TextMetrics(
      width: 40, height: 20, lineHeight: .nan, lineCount: 2, firstBaseline: 8, lastBaseline: 18, isNatural: false)
    let layout = VStack(spacing: 0) {
      Text("two lines")
      Color.red
    }
    let result = layout.calculateLayout(
      in: Size(width: 100, height: 60), measurers: Measurers(text: ConstantTexts(metrics: metrics)))
    #expect(result.leaves == [rect(30, 0, 40, 20), rect(0, 20, 100, 40)])
  }

  @Test("a control measurer's numbers are brought within bounds, with its type", .promises("B06"), arguments: badSizes)
  func controls(size: Size) {
    let controls = ConstantControls(ControlMetrics(ideal: size, firstBaseline: .nan))
    let result = layout(Measurers(controls: controls))
    #expect(result.isSound)
    let found = result.diagnostics.filter { $0.code == .invalidResponse }
    #expect(found.allSatisfy { $0.message.hasPrefix("ConstantControls responded with") })
    #expect(Set(found.map(\.path)) == ["0.0.1"])
  }

  @Test("a picture of no size is as large as its proposal", .promises("B06"), arguments: badSizes)
  func images(size: Size) {
    #expect(layout(Measurers(images: ConstantImages(size))).isSound)
  }

  @Test(
    "a measurer of fixed letters with numbers that are none",
    .promises("B06"),
    arguments: [Double.nan, -.infinity, .infinity, -1, 1e308])
  func letters(number: Double) {
    for measurer in [
      FixedTextMeasurer(characterWidth: number, lineHeight: 1, ascent: 0.75),
      FixedTextMeasurer(characterWidth: 0.5, lineHeight: number, ascent: 0.75),
      FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1, ascent: number),
    ] {
      #expect(layout(Measurers(text: measurer)).isSound)
    }
  }

  @Test("a native view's numbers are brought within bounds, with its type", .promises("B06"), arguments: badSizes)
  func natives(size: Size) {
    let layout = VStack(spacing: 0) {
      _NativeElement(HostileView(size))
      Color.red
    }
    let result = layout.calculateLayout(in: Size(width: 200, height: 100))
    #expect(result.isSound)
    let found = result.diagnostics.filter { $0.code == .invalidResponse }
    #expect(found.map(\.path) == ["0.0"])
    #expect(found.allSatisfy { $0.message.hasPrefix("HostileView responded with") })
  }
}
