import Foundation
import LayoutCore
import TestPromises
import Testing

@Suite struct InspectingPageTests {
  @Test func `the example of the page about inspecting has the output of the page`() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/inspecting.md").standardized,
      encoding: .utf8)
    let root = LayoutRoot(size: Size(width: 320, height: 480))
    root.updateBody {
      HStack(spacing: 16) {
        Text("Name").id("name")
        Color.gray
      }
      .padding(16)
    }
    let text = try #require(root.explain(id: "name")).description.withoutSourceLines
    #expect(page.contains("```text\n\(text)\n```"), "\(text)")
    #expect(
      page.contains(
        """
          HStack(spacing: 16) {
            Text("Name").id("name")
            Color.gray
          }
          .padding(16)
        """))
  }
}
