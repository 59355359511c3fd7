import CustomDump
import Foundation
import Layout
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

@Suite struct InspectCommandTests {
  /// The data of the page in a file.
  private func report(_ folder: TemporaryFolder, _ name: String) throws -> [String: Any] {
    let page = String(decoding: try folder.bytes(name), as: UTF8.self)
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  private func layouts(_ report: [String: Any]) throws -> [[String: Any]] {
    try #require(report["layouts"] as? [[String: Any]])
  }

  @Test func `A page has every element with its boxes, its steps and its findings, in each width`() throws {
    let (folder, output) = (try TemporaryFolder(), CapturedOutput())
    #expect(output.run("inspect", "quick-start", "--out", "\(folder.path)/page.html") == .success)
    expectNoDifference(output.lines, ["\(folder.path)/page.html: 7 elements in 3 widths"])
    let report = try report(folder, "page.html")
    #expect(report["screen"] as? String == "quick-start" && report["first"] as? Int == 1)
    let layouts = try layouts(report)
    #expect(layouts.map { $0["width"] as? Double } == [340, 390, 1440])
    let elements = try #require(layouts[1]["elements"] as? [[String: Any]])
    #expect(elements.map { $0["path"] as? String } == ["0", "0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    #expect(elements[0]["types"] as? String == "QuickStart")
    #if DEBUG
      #expect((elements[1]["source"] as? String)?.hasPrefix("LayoutCommand/QuickStart.swift:") == true)
    #endif
    #expect(elements.map { $0["parent"] as? Int } == [-1, 0, 0, 0, 0, 0, 0])
    #expect(elements[0]["frame"] as? [Double] == [25, 0, 340, 844])
    #expect(elements[0]["content"] as? [Double] == [45, 20, 300, 804])
    #expect(elements[0]["paddings"] as? [[[Double]]] == [[[25, 0, 340, 844], [45, 20, 300, 804]]])
    let steps = try #require(elements[0]["steps"] as? [[String: String]])
    #expect(steps.map { $0["name"] } == ["VStack", "VStack.padding(20)"])
    #expect(steps[1]["proposed"] == "390×844" && steps[1]["size"] == "340×844")
    #expect(steps[1]["reason"]?.hasSuffix("the root proposes its size") == true)
    let findings = try #require(elements[2]["findings"] as? [String])
    #expect(findings.count == 1 && findings[0].contains("Text \"Welcome to Layout\""))
    #if Canvas
      #expect((layouts[1]["picture"] as? String)?.hasPrefix("data:image/svg+xml;base64,") == true)
    #else
      #expect(layouts[1]["picture"] == nil)
    #endif
  }

  @Test func `The steps of an element and of those around it are its explanation`() throws {
    let screen = try #require(Gallery.screens.first { $0.name == "dashboard" })
    let page = LaidOutPage(
      try screen.layout(ScreenInput()), width: 1024, height: nil, background: .white, environment: EnvironmentValues())
    let (elements, count) = page.inspectedElements(limit: .max)
    #expect(elements.count == count && count == 121)
    var compared = 0
    for element in elements {
      var steps: [LayoutExplanation.Step] = []
      var next: InspectedElement? = element
      while let here = next {
        steps += here.steps
        next = here.box.parent.map { elements[$0] }
      }
      // A point that no element in front of this one covers.
      let frame = element.box.frame
      let point = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
      guard elements.last(where: { $0.box.contains(point) })?.path == element.path else { continue }
      expectNoDifference(page.explain(at: point)?.steps, steps)
      compared += 1
    }
    #expect(compared > 60)
  }

  @Test func `Widths are those that are given, each once`() throws {
    let (folder, output) = (try TemporaryFolder(), CapturedOutput())
    let path = "\(folder.path)/deep/flow.html"
    #expect(
      output.run("inspect", "flow", "--width", "600", "--width", "400", "--width", "600", "--out", path) == .success)
    #expect(try layouts(report(folder, "deep/flow.html")).map { $0["width"] as? Double } == [400, 600])
  }

  @Test func `A text of the page ends no element of it`() {
    let element = InspectReport.Element(
      name: "Text \"</script><b>\"", types: "", source: nil, path: "0", parent: -1, frame: [0, 0, 1, 1],
      content: [0, 0, 1, 1], paddings: [],
      overflow: [], clip: nil, steps: [], findings: [])
    let layout = InspectReport.Picture(width: 1, height: 1, picture: nil, elements: [element], omitted: 0, findings: [])
    let page = InspectPage(report: InspectReport(screen: "a<b", summary: "\"&\"", layouts: [layout], first: 0)).html
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.contains("\\u003c/script>\\u003cb>") && page.contains("<h1>a&lt;b</h1>"))
    #expect(page.contains("<p id=\"summary\">&quot;&amp;&quot;</p>"))
  }

  @Test(arguments: [
    (["inspect", "nothing-such"], "error: there is no screen \"nothing-such\""),
    (["inspect", "flow", "--width", "0"], "error: --width takes a number from above 0 to 32767, not \"0\""),
    (["inspect", "flow", "--out", ""], "error: --out takes a file, and was given nothing"),
    (["inspect", "flow", "--data", "x"], "error: --data x is read by the screen feed, not by flow"),
  ])
  func `Bad input ends with 2 and the reason`(arguments: [String], reason: String) {
    let output = CapturedOutput()
    #expect(output.run(arguments) == .badInput)
    #expect(output.remarks.first?.hasPrefix(reason) == true, "\(output.remarks)")
  }
}
