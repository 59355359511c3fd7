import Foundation
import LayoutConformance
import LayoutKitCompat
import TestPromises
import Testing

/// The reader of cases: every field, what is absent, and what is wrong.
@Suite struct ReaderTests {
  private func cases(_ text: String) throws -> [any LayoutCase] {
    try JSONDecoder().decode(LayoutCaseFile.self, from: Data(text.utf8)).cases
  }

  private func verdict(_ text: String) throws -> String {
    switch try #require(try cases("[\(text)]").first).check(tolerance: 0.01) {
    case .passed: "passed"
    case .failed(let differences): differences.joined(separator: "; ")
    case .skipped(let reason): "skipped: \(reason)"
    }
  }

  @Test func `absent keys are the type's defaults`() throws {
    let text = """
      {"name": "n", "kind": "frames", "width": 30, "height": 20, "tree": {"type": "overlay", "primary": [
        {"type": "inset", "insets": {"left": 3}, "child": {"type": "stack", "axis": "horizontal", "children": [
          {"type": "size", "align": {"h": "center"}, "minWidth": 4}, {"type": "size", "width": 5, "flex": {"h": 2}}]}}]},
        "expected": [{"path": "/primary.0", "x": 0, "y": 0, "w": 30, "h": 20},
          {"path": "/primary.0/0", "x": 3, "y": 0, "w": 27, "h": 20},
          {"path": "/primary.0/0/0", "x": 0, "y": 0, "w": 4, "h": 20},
          {"path": "/primary.0/0/1", "x": 13, "y": 0, "w": 5, "h": 20}]}
      """
    #expect(try verdict(text) == "passed")
  }

  @Test func `a flexibility of one axis leaves the other as it is, and null is inflexible`() throws {
    let node = try JSONDecoder().decode(
      KitNode.self, from: Data(#"{"type": "size", "width": 4, "flex": {"v": null}}"#.utf8))
    #expect(try node.layout().flexibility == .inflexible)
    let other = try JSONDecoder().decode(
      KitNode.self, from: Data(#"{"type": "size", "width": 4, "flex": {"h": 7}}"#.utf8))
    #expect(try other.layout().flexibility == Flexibility(horizontal: 7, vertical: 0))
  }

  @Test func `a wrong frame, a frame that should be missing, and a wrong size are reported`() throws {
    let start = #"{"name": "n", "kind": "frames", "tree": {"type": "size", "width": 4, "height": 5}, "#
    #expect(
      try verdict(start + #""expected": [{"path": "/", "x": 0, "y": 0, "w": 4, "h": 6}]}"#)
        == "/ is (0, 0) 4x5, expected (0, 0) 4x6")
    #expect(try verdict(start + #""expected": [{"path": "/", "dropped": true}]}"#) == "/ is (0, 0) 4x5, expected none")
    #expect(
      try verdict(start + #""expected": [{"path": "/0", "x": 0, "y": 0, "w": 4, "h": 6}]}"#)
        == "/0 is missing, expected (0, 0) 4x6")
    #expect(try verdict(start + #""measured": {"w": 4, "h": 9}, "expected": []}"#) == "measured 4x5, expected 4x9")
  }

  @Test(arguments: [
    (#"{"name": "n", "kind": "frames", "tree": {"type": "ring"}, "expected": []}"#, "skipped: unknown type ring"),
    (#"{"name": "n", "kind": "round", "mode": "odd", "expected": []}"#, "skipped: unknown mode odd"),
    (#"{"name": "n", "kind": "dance"}"#, "skipped: cases of the kind dance are not run"),
    (
      #"{"name": "n", "kind": "flex", "tree": {"type": "size"}, "expected": [{"path": "/3", "flexH": 0, "flexV": 0}]}"#,
      "/3 is missing"
    ),
  ])
  func `a word that is not known is reported`(text: String, said: String) throws {
    #expect(try verdict(text) == said)
  }

  @Test(arguments: [
    #""kind": "frames", "tree": {"type": "size"}"#, #""kind": "frames", "tree": {"type": "size"}, "expected": []"#,
    #""kind": "align", "align": "fill", "size": {}, "rect": {}"#, #""kind": "round", "mode": "up", "expected": []"#,
    #""kind": "flex", "tree": {"type": "size"}, "expected": []"#,
  ])
  func `a case that compares nothing has not passed`(text: String) throws {
    #expect(
      try verdict(#"{"name": "n", \#(text)}"#) == "skipped: the case has nothing that could be compared")
  }

  @Test func `a flexibility that is null is inflexible, and one that is not named is not compared`() throws {
    let start = #"{"name": "n", "kind": "flex", "tree": {"type": "size", "flex": null}, "expected": [{"path": "/""#
    #expect(try verdict(start + #", "flexH": null}]}"#) == "passed")
    #expect(try verdict(start + #", "flexV": 0}]}"#) != "passed")
    #expect(try verdict(start + "}]}") == "passed")
  }

  @Test func `keys that mean nothing here are passed over`() throws {
    let text = """
      {"name": "n", "kind": "align", "align": {"v": "top", "h": "leading", "z": 1}, "size": {"w": 3, "h": 4, "d": 9},
        "rect": {"w": 30, "h": 40}, "note": [1], "layoutkit": [{"x": "-nan"}],
        "expected": [{"path": "/", "x": 0, "y": 0, "w": 3, "h": 4, "why": "so"}]}
      """
    #expect(try verdict(text) == "passed")
  }

  @Test(.promises("B30"), arguments: ["[]", "{}", #"[{"kind": "frames", "name": "n"}]"#, #"[{"name": "no kind"}]"#])
  func `a broken file is an error`(text: String) {
    #expect(throws: DecodingError.self) { try cases(text) }
  }
}
