import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Elements that fill their proposal, where that is infinite.
@Suite struct UnboundedTests {
  private func root(@LayoutBuilder _ body: @escaping () -> some Layout) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.updateBody(body)
    return root
  }

  @Test(.promises("B08"))
  func `along a scroll view a spacer has its minimum and a flexible element its ideal, with a warning for that`() {
    let root = root {
      ScrollView {
        VStack(spacing: 0) {
          Color.red
          Spacer(minLength: 30)
          HStack(spacing: 0) {
            Spacer()
            SizedBox(width: 10, height: 20)
          }
        }
      }
    }
    #expect(root.result.frame(at: "0.0") == rect(0, 0, 200, 60))
    #expect(root.result.frame(at: "0.0.0") == rect(0, 0, 200, 10))
    #expect(root.result.frame(at: "0.0.1") == rect(100, 10, 0, 30))
    #expect(root.result.frame(at: "0.0.2.1") == rect(190, 40, 10, 20))
    #expect(root.diagnostics == [])
    let found = root.findings
    #expect(
      found.map(\.description.withoutSourceLines) == [
        "warning: unboundedFlexible at 0.0.0: no height is proposed to Color.red, so it has its ideal, 10; content of any "
          + "height can be scrolled, so nothing is left to share out; give it a height, or the content a minimum: "
          + "frame(minHeight:)",
        "note: unboundedFlexible at 0.0.1: no height is proposed to Spacer, so it has its minimum, 30; content of any height can "
          + "be scrolled, so nothing is left to share out; give it a height, or the content a minimum: frame(minHeight:)",
      ])
    #expect(found.map(\.ancestor) == ["ScrollView at 0", "ScrollView at 0"])
  }

  @Test(.promises("B08")) func `in a root that is open nothing sets a length either`() {
    let root = LayoutRoot(size: Size(width: 200, height: .infinity), measurers: .tens)
    root.updateBody {
      VStack(spacing: 0) {
        GeometryReader { _ in Color.red }
        Spacer()
        HStack(spacing: 0) { Color.blue }
      }
    }
    let warned = root.findings.filter { $0.severity == .warning }
    #expect(warned.map(\.path) == ["0.0", "0.2.0"] && warned.map(\.ancestor) == [nil, nil])
    #expect(
      warned.last?.description.withoutSourceLines
        == "warning: unboundedFlexible at 0.2.0: no height is proposed to Color.blue, so it has its ideal, 10; the height of "
        + "the whole layout is left open, so nothing is left to share out; give it a height, or the content a minimum: "
        + "frame(minHeight:)")
    #expect(root.findings.filter { $0.severity == .note }.map(\.path) == ["0.1"])
    root.size.height = 100
    root.layoutIfNeeded()
    #expect(root.findings == [])
  }

  @Test(.promises("B08")) func `sideways it is the width`() {
    let root = root {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Spacer(); Color.red
        }
      }
    }
    #expect(root.findings.map(\.subject) == ["width", "width"])
    #expect(root.result.frame(at: "0.0").map(\.width) == 18)
  }

  @Test(.promises("B08")) func `an element with a given length, or measured for its ideal on purpose, is no finding`() {
    let root = root {
      ScrollView {
        VStack {
          Color.red.frame(height: 20)
          Color.red.frame(maxHeight: 30)
          VStack { Spacer() }.frame(height: 50)
          Color.red.aspectRatio(2, contentMode: .fit)
          Color.red.fixedSize()
          HStack { Spacer() }
          SizedBox(width: 1, height: 1)
        }
      }
    }
    #expect(root.findings == [])
  }
}
