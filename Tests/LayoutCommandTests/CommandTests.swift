import CustomDump
import LayoutCore
import TestPromises
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

@Suite struct ExpectationTests {
  @Test func `a difference fails`() {
    withKnownIssue { expectNoDifference([1], [2]) }
  }
}

@Suite struct ListCommandTests {
  @Test func `a line a screen`() {
    let output = CapturedOutput()
    #expect(output.run("list") == .success)
    #expect(output.lines.count == Gallery.screens.count)
    expectNoDifference(
      output.lines.first, "quick-start     390x844   A title, a subtitle and a button between spacers.")
    expectNoDifference(output.remarks, [])
  }
}

@Suite struct VersionTests {
  @Test func `--version prints the package's version`() {
    let output = CapturedOutput()
    #expect(output.run("--version") == .success)
    expectNoDifference(output.lines, [LayoutVersion.current.description])
    expectNoDifference(output.remarks, [])
  }
}

@Suite struct ConformanceCommandTests {
  private static let text = """
    {"cases": [
      {"id": "good", "proposal": {"w": 100, "h": 100}, "tree": {"kind": "fixed", "w": 10, "h": 20},
       "expected": {"size": [10, 20]}},
      {"id": "bad", "proposal": {"w": 100, "h": 100}, "tree": {"kind": "fixed", "w": 10, "h": 20},
       "expected": {"size": [11, 20]}},
      {"id": "unknown", "proposal": {"w": 100, "h": 100}, "tree": {"kind": "nobody"},
       "expected": {"size": [11, 20]}}
    ]}
    """

  @Test func `counts, and the failing cases with their differences`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "cases.json")
    let output = CapturedOutput()
    #expect(output.run("conformance", path) == .failure)
    expectNoDifference(
      output.lines,
      ["\(path): 1 passed, 1 failed, 1 skipped", "  bad", "    size 10x20, expected 11x20"])
  }

  @Test func `no failing case is shown, and a tolerance forgives`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "cases.json")
    let output = CapturedOutput()
    #expect(output.run("conformance", path, "--show", "0") == .failure)
    #expect(output.run("conformance", path, "--tolerance", "1") == .success)
    expectNoDifference(
      output.lines, ["\(path): 1 passed, 1 failed, 1 skipped", "\(path): 2 passed, 0 failed, 1 skipped"])
  }

  @Test func `a list of cases is read by their kinds`() throws {
    let text = """
      [{"name": "good", "kind": "linear", "frame": {"x": 0, "y": 0, "w": 100, "h": 50},
        "tree": {"direction": "row", "items": [{}]}, "expected": [{"path": "/0", "x": 0, "y": 0, "w": 100, "h": 50}]},
       {"name": "bad", "kind": "linear", "frame": {"x": 0, "y": 0, "w": 100, "h": 50},
        "tree": {"direction": "row", "items": [{}]}, "expected": [{"path": "/0", "x": 0, "y": 0, "w": 90, "h": 50}]},
       {"name": "unknown", "kind": "spiral"}]
      """
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "cases.json")
    let output = CapturedOutput()
    #expect(output.run("conformance", path) == .failure)
    expectNoDifference(
      output.lines,
      [
        "\(path): 1 passed, 1 failed, 1 skipped", "  bad", "    /0 is (0, 0) 100x50, expected (0, 0) 90x50",
      ])
  }

  @Test(
    .promises("B30"),
    arguments: [
      ("{\"cases\": [\n  {\"id\": 1}]}", "2:10: at .cases[0].id: "), ("{\"cases\": [\n  {}]}", "2:3: at .cases[0]: "),
      ("{\"cases\": [", "1:12: expected a value, found the end of the file"), ("[]", "1:1: "),
      ("", "1:1: expected a value, found the end of the file"),
    ])
  func `a broken file is bad input`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "cases.json")
    let output = CapturedOutput()
    #expect(output.run("conformance", path) == .badInput)
    expectNoDifference(output.lines, [])
    #expect(output.remarks.count == 1)
    #expect(output.remarks[0].hasPrefix("error: \(path):\(message)"))
    #expect(output.run("conformance", "\(folder.path)/none.json") == .badInput)
    #expect(output.run("conformance", path, "--tolerance", "nan") == .badInput)
    #expect(output.run("conformance", path, "--show", "-1") == .badInput)
  }

  private static let boxes = """
    {"schema": "boxtree-1", "suite": "three", "cases": [
      {"name": "good", "interop": true, "root": {"style": {"width": {"pt": 100}, "height": {"pt": 10}},
        "children": [{"style": {"flexGrow": 1}}, {"style": {"width": {"pct": 25}}}]},
       "expected": {"ltr": [[0, 0, 100, 10], [0, 0, 75, 10], [75, 0, 25, 10]],
         "rtl": [[0, 0, 100, 10], [25, 0, 75, 10], [0, 0, 25, 10]]}},
      {"name": "bad", "interop": true, "root": {"style": {"width": {"pt": 100}, "height": {"pt": 10}}},
       "expected": {"ltr": [[0, 0, 100, 11]]}},
      {"name": "scrolls", "requires": ["scrollbar"], "root": {"style": {"width": {"pt": 9}, "height": {"pt": 10}}},
       "expected": {"ltr": [[0, 0, 9, 10]]}}
    ]}
    """

  @Test func `the shares of CSS's cases, with their goal`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.boxes, to: "dev_flex.json")
    let output = CapturedOutput()
    let shares = [
      "\(path):", "  all 2 of 3 (66.66%)", "  both browsers agree 1 of 2 (50.00%)",
      "  only flexbox, grid and texts 1 of 2 (50.00%)", "  with scrollbar 1 of 1 (100.00%)",
      "  by elements, of those that pass 2 of 2 (100.00%)",
      "  goal: 99% of those on which both browsers agree: not reached", "  bad",
      "    ltr: box 0 has [0.0, 0.0, 100.0, 10.0] instead of [0.0, 0.0, 100.0, 11.0]",
    ]
    #expect(output.run("conformance", path) == .failure)
    expectNoDifference(output.lines, shares)
    let all = CapturedOutput()
    #expect(all.run("conformance", "--shared", folder.path) == .failure)
    let others = ["micro_cases", "yoga_cases", "taffy_flex_cases", "taffy_grid_cases"].map {
      "\(folder.path)/\($0).json: skipped, since it is not there"
    }
    expectNoDifference(all.lines, others + shares + ["\(folder.path)/dev_grid.json: skipped, since it is not there"])
  }

  @Test func `a folder without any of CSS's cases is bad input`() throws {
    let folder = try TemporaryFolder()
    let output = CapturedOutput()
    #expect(output.run("conformance", "--shared", folder.path) == .badInput)
    #expect(output.lines.isEmpty)
  }
}

@Suite struct ProgressBarTests {
  @Test func `a bar is as full as the work is done`() {
    expectNoDifference(ProgressBar.bar(0, of: 4), "[------------------------]")
    expectNoDifference(ProgressBar.bar(1, of: 4), "[######------------------]")
    expectNoDifference(ProgressBar.bar(9, of: 4), "[########################]")
  }
}
