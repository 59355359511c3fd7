/// Collects diagnostics, each once for each place, and passes them to a handler.
///
/// The application, a test or the command line sets the handler. The sink itself never prints.
public final class DiagnosticSink {
  /// The values by which two reports are the same, whatever numbers their words contain.
  private struct Place: Hashable {
    var code: Diagnostic.Code
    var path: String
    var subject: String?
  }

  private var seen: Set<Place> = []
  private let handler: ((Diagnostic) -> Void)?

  /// The reported diagnostics, in order; at most `limit`.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The most diagnostics; further ones are dropped, so that a broken tree does not drown everything.
  public static var limit: Int { 1000 }

  /// A sink; `handler` is called once with each stored diagnostic, and may report further ones.
  public init(handler: ((Diagnostic) -> Void)? = nil) {
    self.handler = handler
  }

  /// Whether `limit` was reached: further diagnostics are dropped.
  public var isFull: Bool { seen.count >= DiagnosticSink.limit }

  /// Stores a diagnostic unless one of the same code, path and subject was reported before.
  public func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    let place = Place(code: diagnostic.code, path: diagnostic.path, subject: diagnostic.subject)
    guard seen.insert(place).inserted else { return }
    diagnostics.append(diagnostic)
    handler?(diagnostic)
  }
}
