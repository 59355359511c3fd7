import LayoutCore
import TestPromises
import Testing

@Suite struct HierarchyFactsTests {
  @Test(.promises("F205")) func `layers, grids and what lies on something, with their alignments`() {
    let lines = Lines()
    let debugger = LayoutDebugger()
    debugger.output = { [lines] in lines.add($0) }
    let text = debugger.analyzeViewHierarchy(
      ZStack(alignment: .topTrailing) {
        SizedBox(width: 40, height: 30).overlay(alignment: .bottom) { SizedBox(width: 4, height: 3) }
        Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) {
          GridRow {
            SizedBox(width: 5, height: 6)
            SizedBox(width: 7, height: 8)
          }
        }
      }, in: Size(width: 100, height: 100))
    #expect(
      text.withoutSourceLines == """
        🔍 ===== VIEW HIERARCHY =====
        🔍 Layout
        ├─ Frame: (0.0, 0.0, 40.0, 30.0)
        └─ ZStack
            ├─ Frame: (0.0, 0.0, 40.0, 30.0)
            ├─ Alignment: trailing, top
            ├─ Fixed
            │   ├─ Frame: (0.0, 0.0, 40.0, 30.0)
            │   └─ @ ZStack
            │       ├─ Frame: (18.0, 27.0, 4.0, 3.0)
            │       ├─ Alignment: center, center
            │       └─ Fixed
            │           └─ Frame: (0.0, 0.0, 4.0, 3.0)
            └─ Grid
                ├─ Frame: (26.0, 0.0, 14.0, 8.0)
                ├─ Spacing: 2.0, 3.0
                ├─ Alignment: leading, center
                └─ GridRow
                    ├─ Frame: (0.0, 0.0, 14.0, 8.0)
                    ├─ Fixed
                    │   └─ Frame: (0.0, 1.0, 5.0, 6.0)
                    └─ Fixed
                        └─ Frame: (7.0, 0.0, 7.0, 8.0)
        """)
  }

  private final class Sign: NativeView, @unchecked Sendable {
    override var name: String { "Sign" }
    override var facts: NativeFacts {
      NativeFacts(text: "Two\nlines", font: "Sans 12.0", background: .white, isHidden: true, alpha: 0.25)
    }
    override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: 30, height: 20) }
  }

  private final class Plain: NativeView, @unchecked Sendable {
    override var name: String { "Plain" }
  }

  @Test(.promises("F205", "F206"))
  func `wrapped views have facts about their content and looks, on their own thread`() {
    let debugger = LayoutDebugger()
    debugger.output = { _ in }
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let views = [Sign(), Plain()]
    root.updateBody { VStack(spacing: 5) { for view in views { _NativeElement(view) } } }
    let expected = """
      🔍 ===== SIGNS =====
      🔍 LayoutRoot
      ├─ Frame: (0.0, 0.0, 100.0, 100.0)
      └─ VStack
          ├─ Frame: (35.0, 37.5, 30.0, 25.0)
          ├─ Spacing: 5.0
          ├─ Alignment: center
          ├─ Sign "Two lines"
          │   ├─ Frame: (0.0, 0.0, 30.0, 20.0)
          │   ├─ Font: Sans 12.0
          │   ├─ Background: #FFFFFF
          │   ├─ Hidden: true
          │   └─ Alpha: 0.25
          └─ Plain
              ├─ Frame: (15.0, 25.0, 0.0, 0.0)
              ├─ Hidden: false
              └─ Alpha: 1.0
      """
    #expect(debugger.analyzeViewHierarchy(root, title: "SIGNS").withoutSourceLines == expected)
    let other = Lines()
    onOtherThread { [other] in
      let sign = views[0]
      other.add(
        debugger.analyzeViewHierarchy(_NativeElement(sign).size(width: 9, height: 9), in: Size(width: 9, height: 9)))
    }
    #expect(other.all.first?.hasSuffix("└─ Sign\n    └─ Frame: (0.0, 0.0, 9.0, 9.0)") == true)
  }

  @Test func `a toolkit's colour is one grey or red, green and blue, and nothing else`() {
    #expect(Color(parts: [0.25, 0.5]) == Color(red: 0.25, green: 0.25, blue: 0.25, opacity: 0.5))
    #expect(Color(parts: [0.1, 0.2, 0.3, 0.4]) == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
    for parts in [[], [1], [1, 1, 1], [1, 1, 1, 1, 1]] as [[Double]] { #expect(Color(parts: parts) == nil) }
  }
}
