import LayoutCore
import LayoutTesting
import Testing

/// A strict test fails where a layout warns: shown by failures that are expected.
@Suite struct `Strict diagnostics` {
  private let bad = VStack {
    Color.red.frame(width: .nan)
    Color.red.frame(height: -1)
  }

  /// The texts of the failures that `body` makes.
  private func failures(_ body: () throws -> Void) rethrows -> [String] {
    let texts = Locked<[String]>([])
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return texts.withLock { $0 }
  }

  @Test func `each warning is a failure, with all its parts`() {
    let texts = failures { _ = withStrictDiagnostics { bad.calculateLayout(in: Size(width: 100, height: 100)) } }
    #expect(
      texts.map { $0.prefix { $0 != "\n" } } == [
        "warning: invalidNumber: frame was given NaN, which counts as not given",
        "warning: invalidNumber: frame was given a negative length; a width or height counts as not given, a minimum as 0",
      ])
    #expect(texts[0].contains("\n  element: Color.red at 0.0"))
    #expect(texts[1].contains("\n  element: Color.red at 0.1"))
  }

  @Test func `what is allowed, and notes, are no failures`() {
    let allowed = failures {
      withStrictDiagnostics(allowing: [.invalidNumber]) { _ = bad.sizeThatFits(.unspecified) }
    }
    #expect(allowed == [])
    var codes: [Diagnostic.Code] = []
    let notes = failures {
      withStrictDiagnostics {
        let result = Color.red.calculateLayout(proposal: Proposal(width: .infinity, height: 20))
        codes = result.diagnostics.map(\.code)
      }
    }
    #expect(notes == [])
    #expect(codes == [.infiniteFrame])
  }

  @Test func `heights, sizes and roots are observed, on any thread`() async {
    let rows = [Sheet(width: .nan), Sheet(width: 5)]
    let heights = failures { withStrictDiagnostics { #expect(rows.heights(width: 10).count == 2) } }
    #expect(heights.count == 1)
    let root = failures {
      withStrictDiagnostics {
        let root = LayoutRoot(size: Size(width: 10, height: 10))
        root.updateBody { bad }
      }
    }
    #expect(root.count == 2)
    let concurrent = Locked<[String]>([])
    await withKnownIssue {
      await withStrictDiagnostics { _ = await rows.concurrentHeights(width: 10) }
    } matching: { issue in
      concurrent.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(concurrent.withLock { $0 }.count == 1)
  }

  @Test func `an error comes through after the failures`() {
    struct Stop: Error {}
    let texts = failures {
      #expect(throws: Stop.self) {
        try withStrictDiagnostics {
          _ = bad.sizeThatFits(.unspecified)
          throw Stop()
        }
      }
    }
    #expect(texts.count == 2)
  }

  @Test(.strictDiagnostics) func `a strict test without a diagnostic passes`() {
    #expect(Color.red.size(width: 5, height: 6).sizeThatFits(.unspecified) == Size(width: 5, height: 6))
  }

  @Test func `a strict trait fails for what its test reports`() async throws {
    let test = try #require(Test.current)
    let texts = Locked<[String]>([])
    try await withKnownIssue {
      try await StrictDiagnosticsTrait.strictDiagnostics.provideScope(for: test, testCase: nil) {
        _ = Color.red.frame(width: .nan).sizeThatFits(.unspecified)
      }
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(texts.withLock { $0 }.count == 1)
  }
}

private struct Sheet: Layout, Sendable {
  let width: Double
  var body: some Layout { Color.red.frame(width: width) }
}
