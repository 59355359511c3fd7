import LayoutCore
import Testing

@Suite struct HierarchyFactsTests {
  @Test func `F205: layers, grids and what lies on something, with their alignments`() {
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
      text == """
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
}
