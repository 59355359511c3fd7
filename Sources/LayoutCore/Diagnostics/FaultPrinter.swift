#if DEBUG
  import LayoutEngine

  /// Prints the faults of a shown layout on standard error, in debug builds.
  ///
  /// 1. Diagnostics are printed as they are reported, and findings after a turn that changed frames, while the layout is
  ///    shown. Findings that are notes are left out: those are intended, as a rule.
  /// 2. A fault is printed once for each place. That is the line in which the element is written, so that the rows of a
  ///    list print it once, or the element's path where the line is not known.
  /// 3. A listener that is bound (`LayoutDiagnostics.withHandler`) gets both, and nothing is printed.
  final class FaultPrinter {
    private struct Place: Hashable {
      var code: Diagnostic.Code
      var place: String
      var kind: Substring?
      var subject: String?
    }

    let isShown: () -> Bool
    let output = LayoutDiagnostics.output
    private var printed: Set<Place> = []
    /// The findings so far, each once for each path.
    let findings: DiagnosticSink
    /// Whether frames changed since findings were searched.
    var hasNewFrames = true

    init(_ relay: DiagnosticRelay, isShown: @escaping () -> Bool) {
      self.isShown = isShown
      findings = DiagnosticSink { [unowned relay] in relay.report($0) }
    }

    /// Writes a fault that was not written for its place.
    func write(_ fault: Diagnostic) {
      guard output.isOn, printed.count < DiagnosticSink.limit else { return }
      // `Text "a title"` is of the kind `Text`, and `Color.red` of the kind `Color`.
      let place = Place(
        code: fault.code, place: fault.source?.description ?? fault.path,
        kind: fault.element?.prefix { $0.isLetter || $0.isNumber || $0 == "_" },
        subject: fault.subject)
      if printed.insert(place).inserted { output.write(fault.text) }
    }
  }
#endif

extension LayoutRoot {
  /// Prints, in debug builds, the faults of the layout so far, and those that come; what shows the layout calls it once.
  ///
  /// - Parameter isShown: whether the layout is visible at the moment, so that its frames matter.
  package func printsFaults(whileShown isShown: @escaping () -> Bool = { true }) {
    #if DEBUG
      session.relay.startPrinting(FaultPrinter(session.relay, isShown: isShown))
      printFindings()
    #endif
  }

  #if DEBUG
    /// Searches for findings in frames that are new, and prints or passes them on, by step 1 of `FaultPrinter`.
    func printFindings() {
      guard let printer = session.relay.printer, printer.hasNewFrames, last != nil, printer.isShown(),
        session.relay.mayReport
      else { return }
      printer.hasNewFrames = false
      for finding in findings where finding.severity == .warning { printer.findings.report(finding) }
    }
  #endif
}
