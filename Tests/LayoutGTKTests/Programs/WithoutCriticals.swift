#if canImport(CGTK)
  import Testing

  /// Fails each test during which GLib, GTK or Pango report a wrong use.
  struct WithoutCriticals: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
      for test: Test, testCase: Test.Case?, performing work: @Sendable () async throws -> Void
    ) async throws {
      _ = CriticalLines.takeCriticals()
      defer { for line in CriticalLines.takeCriticals() { Issue.record("\(line)") } }
      try await work()
    }
  }

  extension Trait where Self == WithoutCriticals {
    /// The tests inside cause no critical line of a library.
    static var withoutCriticals: Self { WithoutCriticals() }
  }
#endif
