#if canImport(CCairo)
  import LayoutCore

  @testable import LayoutCanvas

  /// Texts of any bytes, measured by Pango and by counting, and drawn:
  ///
  /// 1. Lengths are finite and not negative, baselines are in the text, lines are no more than the limit.
  /// 2. Measuring again gives the same, from stored results and without.
  /// 3. In the width of its response a text has the height of its response, so no line is cut. It may be less high
  ///    where that is wider than its proposal, as a single character can be. Paragraphs that Pango cannot hold are left
  ///    out: those are cut in pieces, and each piece of a wrapped one begins a line.
  /// 4. A picture is drawn, in the given size, or an error names the reason.
  enum TextLaws {
    private static let measurer = PangoTextMeasurer()
    private static let lengthLimit = 4096

    static func fault(_ bytes: [UInt8]) -> String? {
      var source = ByteSource(bytes)
      let family = source.pick([nil, nil, "monospace", "serif", "", "no such font", "a,b;c\u{0}\"<>"])
      let weight = Font.Weight(rawValue: [400, 700, 100, 1000, 0, -5, .max][source.int(7)])
      let size = source.flip() ? 20 : source.number()
      var style = TextStyle(font: Font(family: family, size: size, weight: weight, isItalic: source.flip()))
      style.lineLimit = source.pick([nil, nil, 1, 2, 3, 0, -1, .max, .min])
      style.alignment = source.pick([.leading, .center, .trailing])
      style.truncation = source.pick([.tail, .head, .middle])
      style.direction = source.flip() ? .rightToLeft : .leftToRight
      let width = source.flip() ? Double(source.byte()) * 2 : source.maybe()
      let isDrawn = source.int(8) == 0
      let times = source.int(4) == 0 ? source.int(64) + 1 : 1
      let once = source.remainder().prefix(lengthLimit)
      let text = String(decoding: Array(repeating: once, count: times).joined().prefix(lengthLimit), as: UTF8.self)
      let fault = fault(text, style, width) ?? (isDrawn ? drawingFault(text, style, width) : nil)
      return fault.map { "\($0); \(style), width \(width.map { "\($0)" } ?? "nil"):\n\(text.debugDescription)" }
    }

    private static func fault(_ text: String, _ style: TextStyle, _ width: Double?) -> String? {
      measurer.removeAllCachedMeasurements()
      let metrics = measurer.measure(text, style: style, width: width, lineLimit: nil)
      let counted = FixedTextMeasurer.standard.measure(text, style: style, width: width, lineLimit: nil)
      // 1.
      for (name, one) in [("Pango", metrics), ("counting", counted)] {
        if let fault = fault(one, style) { return "\(name): \(fault)" }
      }
      // 2.
      if measurer.measure(text, style: style, width: width, lineLimit: nil) != metrics {
        return "measured again it is not \(metrics)"
      }
      let natural = measurer.measure(text, style: style, width: nil, lineLimit: nil)
      let stored = measurer.measure(text, style: style, width: width, lineLimit: nil)
      if stored != metrics { return "after its natural size \(natural) it is \(stored), not \(metrics)" }
      // 3.
      guard TextBlocks(text, style: style, isLimited: false).allSatisfy(\.endsParagraph) else { return nil }
      measurer.removeAllCachedMeasurements()
      let own = measurer.measure(text, style: style, width: metrics.width, lineLimit: nil)
      let isWider = width.map { metrics.width > $0 } ?? false
      if own.height > metrics.height || (own.height < metrics.height && !isWider) {
        return "in \(metrics.width) points it is \(own), not \(metrics)"
      }
      return nil
    }

    private static func fault(_ metrics: TextMetrics, _ style: TextStyle) -> String? {
      let lengths = [
        metrics.width, metrics.height, metrics.lineHeight, metrics.firstBaseline, metrics.lastBaseline,
      ]
      guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), metrics.lineCount >= 0 else { return "\(metrics)" }
      if metrics.firstBaseline > metrics.lastBaseline { return "the baselines are \(metrics)" }
      if let limit = style.lineLimit, metrics.lineCount > max(1, limit) {
        return "\(metrics.lineCount) lines, at most \(limit)"
      }
      return nil
    }

    /// Law 4.
    private static func drawingFault(_ text: String, _ style: TextStyle, _ width: Double?) -> String? {
      let label = Text(text).font(style.font).lineLimit(style.lineLimit).truncationMode(style.truncation)
        .multilineTextAlignment(style.alignment).environment(\.layoutDirection, style.direction)
      let side = min(max(1, width ?? 64), 200)
      let page = CanvasPage(label, width: side.isNaN ? 64 : side.rounded(), height: 64, text: measurer)
      for format in CanvasFormat.allCases {
        do {
          let bytes = try page.data(as: format)
          if format == .png, DecodedImage(png: bytes, pixelLimit: 1 << 16)?.size != page.size {
            return "the picture is not \(page.size)"
          }
          if bytes.isEmpty { return "the \(format) is empty" }
        } catch {
          if !(error is CanvasError) { return "another error: \(error)" }
        }
      }
      return nil
    }
  }
#endif
