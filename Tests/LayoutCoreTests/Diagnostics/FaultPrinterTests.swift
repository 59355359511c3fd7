@testable import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Printing the faults of shown layouts, in debug builds.
@Suite struct FaultPrinterTests {
  private final class Shown {
    var isShown = true
  }

  /// What a layout prints that is shown while `run` runs.
  private func printed(_ shown: Shown = Shown(), _ run: (LayoutRoot) -> Void) -> [String] {
    let lines = Lines()
    LayoutDiagnostics.withOutput({ [lines] in lines.add($0) }) {
      let root = LayoutRoot(size: Size(width: 100, height: 50), measurers: .tens)
      root.printsFaults { shown.isShown }
      run(root)
    }
    return lines.all.map(\.withoutSourceLines)
  }

  private static let overflow = """
    warning: overflow: Fixed reaches 20 points at the left and 20 at the right out of its own frame(width: 30) of 30×10
      change: make it smaller or the modifier's lengths larger, or write clipped()
      element: Fixed at 0
    """
  private static let invalid = """
    warning: invalidNumber: padding was given NaN, which counts as not given
      because: NaN comes from 0 / 0, infinity - infinity and the root of a negative number
      change: look for the division, and set another value where nothing can be divided
      element: Color.red at 0
    """

  private func wide(_ width: Double = 70) -> some Layout { SizedBox(width: width, height: 10).frame(width: 30) }

  #if DEBUG
    @Test func `diagnostics and findings are printed, each once for a place`() {
      #expect(
        printed { root in
          root.updateBody { wide() }
          root.updateBody { wide(71) }
          root.updateBody { Color.red.padding(.nan) }
          root.updateBody { Color.red.padding(.nan) }
        } == [Self.overflow, Self.invalid])
    }

    @Test func `what was there before is printed when the layout begins to be shown`() {
      let lines = Lines()
      let root = LayoutRoot(size: Size(width: 100, height: 50), measurers: .tens)
      root.updateBody { Color.red.padding(.nan) }
      root.updateBody { wide() }
      LayoutDiagnostics.withOutput({ [lines] in lines.add($0) }) { root.printsFaults() }
      #expect(lines.all.map(\.withoutSourceLines) == [Self.invalid, Self.overflow])
    }

    @Test func `the rows of a list print once for their line`() {
      let texts = printed { root in
        root.updateBody { VStack(spacing: 0) { ForEach(0..<3, id: \.self) { wide(60 + Double($0)) } } }
      }
      #expect(texts.map { $0.split(separator: "\n").last } == ["  element: Fixed at 0.0"])
    }

    @Test func `elements whose names differ behind a low line are of different kinds`() {
      let texts = printed { root in
        for element in ["Card_A", "Card_B", "Card_B"] {
          root.session.relay.printer?.write(
            Diagnostic(code: .overflow, message: "it is wide", path: "0", element: element))
        }
      }
      #expect(texts.map { $0.split(separator: "\n").last } == ["  element: Card_A at 0", "  element: Card_B at 0"])
    }

    @Test func `findings wait until the layout is shown, and are searched where frames changed`() {
      let shown = Shown()
      shown.isShown = false
      var counts: [Int] = []
      let texts = printed(shown) { root in
        root.updateBody { wide() }
        let printer = root.session.relay.printer
        counts.append(printer?.findings.diagnostics.count ?? -1)
        shown.isShown = true
        root.setNeedsLayout()
        root.layoutIfNeeded()
        counts.append(printer?.findings.diagnostics.count ?? -1)
        #expect(printer?.hasNewFrames == false)
        // A turn without work changes no frame.
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(printer?.hasNewFrames == false)
      }
      #expect(counts == [0, 1] && texts == [Self.overflow])
    }

    @Test func `findings that are notes are not printed`() {
      #expect(printed { root in root.updateBody { wide().clipped() } } == [])
    }

    @Test func `the switch silences it, and what was found meanwhile is printed later`() {
      let texts = printed { root in
        LayoutDiagnostics.isPrinting = false
        root.updateBody { wide() }
        #expect(!LayoutDiagnostics.isPrinting)
        LayoutDiagnostics.isPrinting = true
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      #expect(texts == [Self.overflow])
    }

    @Test func `a bound listener gets diagnostics and findings, and nothing is printed`() {
      let observed = Locked<[Diagnostic.Code]>([])
      let texts = printed { root in
        LayoutDiagnostics.withHandler({ found in observed.withLock { $0.append(found.code) } }) {
          root.updateBody { wide().padding(.nan) }
          root.updateBody { wide().padding(.nan) }
        }
      }
      #expect(texts == [] && observed.withLock { $0 } == [.invalidNumber, .overflow])
    }

    @Test func `strict diagnostics fail a test for the findings of a shown layout`() {
      withKnownIssue {
        withStrictDiagnostics {
          let root = LayoutRoot(size: Size(width: 100, height: 50), measurers: .tens)
          root.printsFaults()
          root.updateBody { wide() }
        }
      } matching: { issue in
        issue.comments.contains { $0.rawValue.withoutSourceLines == Self.overflow }
      }
    }
  #else
    @Test func `a release build prints nothing`() {
      #expect(printed { root in root.updateBody { wide().padding(.nan) } } == [])
    }
  #endif

  @Test func `a root that nothing shows prints nothing`() {
    let lines = Lines()
    LayoutDiagnostics.withOutput({ [lines] in lines.add($0) }) {
      let root = LayoutRoot(size: Size(width: 100, height: 50), measurers: .tens)
      root.updateBody { wide().padding(.nan) }
    }
    #expect(lines.all == [])
  }
}
