#if canImport(Testing)
  public import LayoutCore
  public import LayoutLint
  public import Testing

  /// Fails the test for each warning of a screen in any of the given widths, text sizes, directions and texts.
  ///
  /// ```swift
  /// @Test func mailList() { assertNoFindings(of: MailList(), widths: [320, 768]) }
  /// ```
  ///
  /// Findings are elements that reach out of what they are in, texts that are shown in part, and what the layouts report
  /// as diagnostics. One issue is one place, with the worst case and the widths where it is so; where a fault begins
  /// between two widths, the point is found. It is the check of `layout lint`. Notes are no issues.
  ///
  /// - Parameters:
  ///   - layout: the screen.
  ///   - widths: the widths in points.
  ///   - height: the height in points; `nil` leaves it open.
  ///   - textSizes: the steps of text size.
  ///   - directions: the directions.
  ///   - texts: the kinds of texts: the screen's own, three times as long, empty, as in another language.
  ///   - codes: the codes of expected faults, which are no issues.
  ///   - measurers: measures texts; by default by counting characters, so that results hold on every machine.
  ///   - sourceLocation: where issues are recorded.
  /// - Complexity: O(widths · textSizes · directions · texts) layouts, and up to 11 more for each width where a fault
  ///   begins or ends.
  public func assertNoFindings(
    of layout: some Layout, widths: [Double] = LintScope.usualWidths, height: Double? = nil,
    textSizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility5],
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft], texts: [LintTexts] = [.usual, .long, .empty],
    allowing codes: Set<Diagnostic.Code> = [], measurers: Measurers = Measurers(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = LintScope(widths: widths.sorted(), textSizes: textSizes, directions: directions, texts: texts)
    if let fault = scope.fault {
      Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
      return
    }
    // A bound listener would get the allowed ones, too.
    let run = LayoutDiagnostics.withHandler(nil) {
      LintRun(AnyLayout(layout), height: height, scope: scope, measurers: measurers)
    }
    for finding in run.warnings where !codes.contains(finding.diagnostic.code) {
      Issue.record(Comment(rawValue: finding.line), sourceLocation: sourceLocation)
    }
  }
#endif
