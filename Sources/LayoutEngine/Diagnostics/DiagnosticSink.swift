/// Collects diagnostics, each once a place, and hands them to a handler, which the application, a test or the command
/// line gives. Nothing is ever printed from here.
public final class DiagnosticSink {
  /// What makes two reports the same, whatever numbers their words mention.
  private struct Place: Hashable {
    var code: Diagnostic.Code
    var path: String
    var subject: String?
  }

  private var seen: Set<Place> = []
  private let handler: ((Diagnostic) -> Void)?

  /// What was reported so far, in order; at most `limit`.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The number of diagnostics taken; further ones are dropped, so that a broken tree does not drown everything.
  public static var limit: Int { 1000 }

  /// A sink; `handler` is called with each diagnostic once a place, and may report further ones.
  public init(handler: ((Diagnostic) -> Void)? = nil) {
    self.handler = handler
  }

  /// Whether `limit` was reached: what comes is not taken any more.
  public var isFull: Bool { seen.count >= DiagnosticSink.limit }

  /// Takes a diagnostic unless one of the same code, path and subject was reported before.
  public func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    let place = Place(code: diagnostic.code, path: diagnostic.path, subject: diagnostic.subject)
    guard seen.insert(place).inserted else { return }
    diagnostics.append(diagnostic)
    handler?(diagnostic)
  }
}
