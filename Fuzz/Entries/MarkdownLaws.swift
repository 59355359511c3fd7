import LayoutCore

#if canImport(CCairo)
  @testable import LayoutCanvas
#endif

/// Markdown of any bytes, read, measured by counting and by Pango:
///
/// 1. The letters are letters of the input in their order; only marks are left out. A NUL is U+FFFD, and a line's end in
///    code a space.
/// 2. Its parts are in order, do not overlap, are not empty, and begin and end at whole letters.
/// 3. Reading it again gives the same.
/// 4. Its sizes are finite, in each width no more lines than the limit, and the same when they are measured again.
enum MarkdownLaws {
  static func fault(_ bytes: [UInt8]) -> String? {
    var source = ByteSource(bytes)
    let width = source.flip() ? nil : Double(source.byte()) * 2
    let text = String(decoding: source.remainder().prefix(4096), as: UTF8.self)
    let styled = StyledText(markdown: text)
    let fault = partFault(styled, of: text) ?? measureFault(styled, width)
    return fault.map { "\($0):\n\(text.debugDescription)" }
  }

  private static func partFault(_ styled: StyledText, of text: String) -> String? {
    // 1.
    var rest = text.unicodeScalars[...]
    for scalar in styled.string.unicodeScalars {
      guard
        let at = rest.firstIndex(where: {
          $0 == scalar || $0 == "\0" && scalar == "\u{FFFD}" || $0 == "\n" && scalar == " "
        })
      else { return "the letters are \(styled.string.debugDescription)" }
      rest = rest[rest.index(after: at)...]
    }
    // 2.
    let utf8 = Array(styled.string.utf8)
    var end = 0
    for run in styled.runs {
      let range = run.range
      let isWhole = [range.lowerBound, range.upperBound].allSatisfy { $0 >= utf8.count || utf8[$0] & 0xC0 != 0x80 }
      guard range.lowerBound >= end, !range.isEmpty, range.upperBound <= utf8.count, isWhole else {
        return "the parts are \(styled.runs.map(\.range)) of \(utf8.count) bytes"
      }
      end = range.upperBound
    }
    // 3.
    return StyledText(markdown: text) == styled ? nil : "read again it is not the same"
  }

  /// Law 4.
  private static func measureFault(_ styled: StyledText, _ width: Double?) -> String? {
    var style = TextStyle()
    style.runs = TextRuns(
      styled.runs.map { part in
        var run = TextRuns.Run(part.range)
        if part.attributes.weight == .bold { run.font = Font.title.bold() }
        if part.attributes.isItalic == true { run.baselineOffset = 3 }
        run.strikethrough = part.attributes.strikethrough
        run.link = part.attributes.link
        if part.attributes.design == .monospaced { run.kerning = 1 }
        return run
      })
    var measurers: [any TextMeasurer] = [FixedTextMeasurer.standard]
    #if canImport(CCairo)
      measurers.append(PangoTextMeasurer(cacheCapacity: 1))
    #endif
    for measurer in measurers {
      for limit in [nil, 2] {
        let metrics = measurer.measure(styled.string, style: style, width: width, lineLimit: limit)
        let lengths = [metrics.width, metrics.height, metrics.lineHeight, metrics.firstBaseline, metrics.lastBaseline]
        guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), metrics.lineCount <= limit ?? .max else {
          return "limit \(limit.map { "\($0)" } ?? "nil"): \(metrics)"
        }
        guard measurer.measure(styled.string, style: style, width: width, lineLimit: limit) == metrics else {
          return "measured again it is not \(metrics)"
        }
      }
    }
    return nil
  }
}
