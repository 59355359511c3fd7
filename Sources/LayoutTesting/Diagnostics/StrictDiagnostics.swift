#if canImport(Testing)
  public import LayoutCore
  public import Testing

  /// Runs `body` and fails the test for each warning that a layout inside it reports; notes are not failures.
  ///
  /// ```swift
  /// @Test func card() throws { try withStrictDiagnostics { #expect(Card().sizeThatFits(.unspecified).width == 320) } }
  /// ```
  ///
  /// The handler receives diagnostics of layouts that are computed inside, on this task and its child tasks, and of
  /// roots that are made inside. Each warning is recorded at the call with all parts of the diagnostic.
  ///
  /// - Parameters:
  ///   - codes: the codes of expected faults, which are not failures.
  ///   - sourceLocation: where failures are recorded.
  ///   - body: what is run.
  /// - Returns: the result of `body`. An error of `body` is thrown after the warnings are recorded.
  public func withStrictDiagnostics<Result>(
    allowing codes: Set<Diagnostic.Code> = [], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let warnings = Warnings(allowed: codes)
    defer { warnings.record(at: sourceLocation) }
    return try LayoutDiagnostics.withHandler(warnings.observe, operation: body)
  }

  /// Runs `body` and fails the test for each warning that a layout inside it reports; notes are not failures.
  ///
  /// - Parameters:
  ///   - codes: the codes of expected faults, which are not failures.
  ///   - isolation: the actor that `body` runs on.
  ///   - sourceLocation: where failures are recorded.
  ///   - body: what is run.
  /// - Returns: the result of `body`. An error of `body` is thrown after the warnings are recorded.
  public func withStrictDiagnostics<Result>(
    allowing codes: Set<Diagnostic.Code> = [], isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let warnings = Warnings(allowed: codes)
    defer { warnings.record(at: sourceLocation) }
    return try await LayoutDiagnostics.withHandler(warnings.observe, operation: body, isolation: isolation)
  }

  /// Fails a test for each warning that a layout in it reports.
  ///
  /// ```swift
  /// @Suite(.strictDiagnostics) struct CardTests { … }
  /// @Test(.strictDiagnostics(allowing: [.duplicateIdentity])) func doubles() { … }
  /// ```
  public struct StrictDiagnosticsTrait: TestTrait, SuiteTrait, TestScoping {
    let codes: Set<Diagnostic.Code>

    /// Whether the trait of a suite holds for all its tests: always true.
    public var isRecursive: Bool { true }

    /// Runs the test with strict diagnostics.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      try await withStrictDiagnostics(allowing: codes, isolation: nil, sourceLocation: test.sourceLocation, function)
    }
  }

  extension Trait where Self == StrictDiagnosticsTrait {
    /// Fails the test for each warning that a layout in it reports.
    public static var strictDiagnostics: Self { Self(codes: []) }

    /// Fails the test for each warning that a layout in it reports, except those with one of `codes`.
    public static func strictDiagnostics(allowing codes: Set<Diagnostic.Code>) -> Self { Self(codes: codes) }
  }

  /// The warnings that were received, from any thread.
  private final class Warnings: Sendable {
    private let allowed: Set<Diagnostic.Code>
    private let observed = Locked<[Diagnostic]>([])

    init(allowed: Set<Diagnostic.Code>) {
      self.allowed = allowed
    }

    var observe: @Sendable (Diagnostic) -> Void {
      { diagnostic in
        guard diagnostic.severity == .warning, !self.allowed.contains(diagnostic.code) else { return }
        self.observed.withLock { $0.append(diagnostic) }
      }
    }

    /// Records an issue for each warning.
    func record(at location: SourceLocation) {
      let warnings = observed.withLock { $0 }
      for diagnostic in warnings { Issue.record(Comment(rawValue: diagnostic.text), sourceLocation: location) }
    }
  }
#endif
