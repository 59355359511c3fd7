import LayoutEngine

/// Passes a tree's diagnostics to the listeners, with paths as results have them.
///
/// While a tree is built or computed no listener is called: paths are not settled yet, and a listener may do anything.
final class DiagnosticRelay {
  /// The tree, whose outermost column does not count in paths where it holds a single element.
  weak var tree: LayoutTree?
  /// The values that the tree and its tables have released.
  var released: ReleasedValues?
  let sources = SourceTable()
  /// The listener of this tree.
  var listener: ((Diagnostic) -> Void)?
  /// The listener that was bound when the relay was made; used where no other one is bound at a report.
  private let bound = LayoutDiagnostics.handler
  private var waiting: [Diagnostic] = []
  private var reported: [Diagnostic] = []
  private var holds = 0

  /// The diagnostics that were reported so far.
  var diagnostics: [Diagnostic] { waiting.isEmpty ? reported : reported + waiting.map(settled) }

  func receive(_ diagnostic: Diagnostic) {
    waiting.append(located(diagnostic))
    if holds == 0 { reportWaiting() }
  }

  /// Runs work during which no listener is called and no released value dies.
  func holding<Result>(_ work: () -> Result) -> Result {
    holds += 1
    released?.hold()
    defer {
      holds -= 1
      if holds == 0, !waiting.isEmpty { reportWaiting() }
      released?.resume()
    }
    return work()
  }

  private func reportWaiting() {
    let news = waiting.map(settled)
    waiting = []
    reported += news
    for diagnostic in news {
      listener?(diagnostic)
      report(diagnostic)
    }
  }

  /// Calls the bound listener; without one, a debug build prints the diagnostic of a shown layout.
  func report(_ diagnostic: Diagnostic) {
    if let handler = LayoutDiagnostics.handler ?? bound { return handler(diagnostic) }
    #if DEBUG
      printer?.write(diagnostic)
    #endif
  }

  #if DEBUG
    /// Prints what is reported where no listener is bound; `nil` where the layout is not shown.
    private(set) var printer: FaultPrinter?

    /// Prints the diagnostics so far, and those that come.
    func startPrinting(_ printer: FaultPrinter) {
      self.printer = printer
      if (LayoutDiagnostics.handler ?? bound) == nil { reported.forEach(printer.write) }
    }

    /// Whether a report is observed or printed.
    var mayReport: Bool { (LayoutDiagnostics.handler ?? bound) != nil || printer?.output.isOn == true }
  #endif

  /// Adds the element's place in the program; the path is that of the tree still.
  private func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let places, let node = places.tree.element(at: diagnostic.path) else { return diagnostic }
    var located = diagnostic
    places.locate(&located, at: node)
    return located
  }

  private func settled(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let tree, tree.outermost != tree.root else { return diagnostic }
    var settled = diagnostic
    settled.path = inside(diagnostic.path)
    settled.ancestor = diagnostic.ancestor.map { ancestor in
      // `HStack at 0.0.1`: the path comes last.
      let words = ancestor.split(separator: " ", omittingEmptySubsequences: false)
      return (words.dropLast().map(String.init) + [inside(String(words.last ?? ""))]).joined(separator: " ")
    }
    return settled
  }

  private func inside(_ path: String) -> String { path.hasPrefix("0.") ? String(path.dropFirst(2)) : path }
}

extension DiagnosticRelay: NodeNaming {
  private var places: SourcePlaces? {
    // A weak reference to the store would slow down each of its uses, since it is read for each text.
    guard let tree, let contents = tree.callers.leaves as? ContentStore else { return nil }
    return SourcePlaces(tree: tree, contents: contents, sources: sources)
  }

  func name(of node: NodeIndex) -> String? { node.isNone ? nil : places?.name(of: node) }

  func source(of node: NodeIndex) -> SourceLine? { node.isNone ? nil : sources.line(of: node) }
}
