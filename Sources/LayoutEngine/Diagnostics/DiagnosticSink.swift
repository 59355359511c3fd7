/// Collects diagnostics, each once a place, and hands them to whoever listens. A value that the application, a test or
/// the command line supplies; nothing is ever printed from here.
public struct DiagnosticSink {
  private struct Place: Hashable {
    var code: Diagnostic.Code
    var path: String
    var message: String
  }

  private var seen: Set<Place> = []
  private let handler: ((Diagnostic) -> Void)?

  /// What was reported so far, in order; at most `limit`.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The number of diagnostics taken; further ones are dropped, so that a broken tree does not drown everything.
  public static var limit: Int { 1000 }

  /// A sink; `handler` hears each diagnostic once a place.
  public init(handler: ((Diagnostic) -> Void)? = nil) {
    self.handler = handler
  }

  /// Whether `limit` was reached: what comes is not taken any more.
  public var isFull: Bool { seen.count >= DiagnosticSink.limit }

  /// Takes a diagnostic unless the same was reported for the same place.
  public mutating func report(_ diagnostic: Diagnostic) {
    // The same fault in an answer has other words for every proposal; elsewhere other words are another fault.
    let isAnswer = diagnostic.code == .invalidResponse || diagnostic.code == .infiniteFrame
    let place = Place(
      code: diagnostic.code, path: diagnostic.path, message: isAnswer ? "" : diagnostic.message)
    guard !isFull else { return }
    guard seen.insert(place).inserted else { return }
    diagnostics.append(diagnostic)
    handler?(diagnostic)
  }
}
