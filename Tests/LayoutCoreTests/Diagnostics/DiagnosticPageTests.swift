import Foundation
import LayoutCore
import Testing

@Test func `the page about diagnostics has the output of its example`() throws {
  let page = try String(
    contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/diagnostics.md").standardized,
    encoding: .utf8)
  let result = VStack {
    Text("Total").padding(0.0 / 0.0)
  }
  .calculateLayout(in: Size(width: 320, height: 480))
  var diagnostic = try #require(result.diagnostics.first)
  diagnostic.source = nil
  #expect(result.diagnostics.count == 1)
  #expect(page.contains("```text\n\(diagnostic.text)\n```"), "\(diagnostic.text)")
  #expect(
    page.contains(
      """
      let result = VStack {
        Text("Total").padding(0.0 / 0.0)
      }
      .calculateLayout(in: Size(width: 320, height: 480))
      for diagnostic in result.diagnostics { print(diagnostic.text) }
      """))
}
