import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct AssertNoFindingsTests {
  private struct Row: Layout {
    var width: Double?

    var body: some Layout {
      HStack(spacing: 8) {
        Text("Name").lineLimit(1)
        Color.red.frame(width: width, height: 10)
      }
    }
  }

  /// The texts of the issues that a check records.
  private func issues(_ check: () -> Void) -> [String] {
    let texts = Locked<[String]>([])
    withKnownIssue {
      check()
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return texts.withLock { $0 }
  }

  @Test(.promises("F200")) func `a screen that fits has no issues`() {
    assertNoFindings(of: Row())
  }

  @Test(.promises("F200")) func `one issue a place, with the worst case and the widths to a point`() {
    let found = issues {
      assertNoFindings(of: Row(width: 300), widths: [400, 240], textSizes: [.large], directions: [.leftToRight])
    }
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix(
        "warning: overflow at 0: HStack reaches 68 points at the right out of the root's room of 240×∞") == true)
    #expect(found.first?.hasSuffix("(240 points wide; from 240 to 316 points)") == true, "\(found)")
  }

  @Test(.promises("F200")) func `expected codes are no issues`() {
    assertNoFindings(
      of: Color.red.frame(width: 300, height: 10), widths: [240], texts: [.usual], allowing: [.overflow])
  }

  @Test(.promises("F200")) func `a check that tries nothing fails`() {
    #expect(issues { assertNoFindings(of: Row(), widths: []) } == ["no width is tried"])
    #expect(issues { assertNoFindings(of: Row(), texts: []) } == ["no kind of texts is tried"])
    #expect(
      issues { assertNoFindings(of: Row(), widths: [240, .nan]) } == [
        "a width is a number from above 0 to 32767, not nan"
      ])
  }
}
