import Foundation
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private struct Row: Layout {
  var name = "Ada"

  var body: some Layout {
    HStack(spacing: 8) {
      Color.red.size(width: 24, height: 24)
      Text(name).font(.system(size: 20))
      Spacer()
    }
  }
}

/// A folder that goes with its last owner.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("layout-snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A check of a test file in the folder.
  func check(_ record: SnapshotRecordMode? = nil, _ environment: [String: String] = [:]) -> SnapshotCheck {
    SnapshotCheck(
      filePath: url.appendingPathComponent("RowTests.swift").path, testName: "longRow(width:)", named: "a b",
      record: record, environment: environment)
  }

  var reference: String { url.appendingPathComponent("__Snapshots__/RowTests/longRow.a-b-10a3f9f2.frames.txt").path }
  var text: String? { try? String(contentsOfFile: reference, encoding: .utf8) }
}

private let ada = """
  hStack (0, 0) 78x25
    flexible (0, 0.5) 24x24
    text "Ada" (32, 0) 30x25
    spacer (70, 12.5) 8x0

  """

private func isRecorded(_ outcome: SnapshotOutcome) -> Bool {
  if case .recorded = outcome { true } else { false }
}

private func isFailed(_ outcome: SnapshotOutcome) -> Bool {
  switch outcome {
  case .failed, .differs: true
  default: false
  }
}

@Suite struct SnapshotTests {
  @Test(.promises("F200")) func `frames and trees are compared with files beside the test`() {
    assertSnapshot(of: Row(), record: .never)
    assertSnapshot(of: Row(), as: .frames(width: 300), named: "300", record: .never)
    assertSnapshot(of: Row(), as: .tree(width: 300), record: .never)
  }

  @Test(.promises("F200")) func `a wrong layout fails the test, with the lines and the command`() {
    withKnownIssue {
      assertSnapshot(of: Row(name: "Bob and Ada"), named: "wrong", record: .never)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("from line 1:\n- hStack (0, 0) 78x25\n") && text.contains("+   text \"Bob and Ada\"")
        && text.contains("LAYOUT_SNAPSHOTS=failed swift test --filter 'a wrong layout fails the test")
    }
  }

  @Test(.promises("F200")) func `a missing reference is written once, and the test fails for it`() {
    let folder = Folder()
    let first = folder.check().run(Row(), as: .frames)
    #expect(isRecorded(first) && first.message?.contains(folder.reference) == true)
    #expect(folder.text == ada)
    #expect(folder.check().run(Row(), as: .frames) == .same)
    let other = folder.check().run(Row(name: "Bob!"), as: .frames)
    #expect(isFailed(other) && folder.text == ada)
    #expect(
      other.message?.hasSuffix(
        """
        changed: Text "Ada" became Text "Bob!"
        moved by (10, 0): Spacer
        resized: HStack from 78x25 to 88x25, Text "Bob!" from 30x25 to 40x25
        from line 1:
        - hStack (0, 0) 78x25
        -   flexible (0, 0.5) 24x24
        -   text "Ada" (32, 0) 30x25
        -   spacer (70, 12.5) 8x0
        + hStack (0, 0) 88x25
        +   flexible (0, 0.5) 24x24
        +   text "Bob!" (32, 0) 40x25
        +   spacer (80, 12.5) 8x0
        to take what it looks like now: LAYOUT_SNAPSHOTS=failed swift test --filter 'longRow'
        """) == true)
  }

  @Test(.promises("F200")) func `the record modes`() {
    let folder = Folder()
    #expect(isFailed(folder.check(.never).run(Row(), as: .frames)) && folder.text == nil)
    #expect(isRecorded(folder.check(.failed).run(Row(name: "Bob"), as: .frames)))
    #expect(folder.check(.failed).run(Row(name: "Bob"), as: .frames) == .same)
    #expect(isRecorded(folder.check(.failed).run(Row(), as: .frames)) && folder.text == ada)
    #expect(isRecorded(folder.check(.all).run(Row(), as: .frames)))
    #expect(isRecorded(folder.check(nil, ["LAYOUT_SNAPSHOTS": "all"]).run(Row(), as: .frames)))
    #expect(isFailed(folder.check(nil, ["LAYOUT_SNAPSHOTS": "never"]).run(Row(name: "Eve"), as: .frames)))
    #expect(isFailed(folder.check(.missing, ["LAYOUT_SNAPSHOTS": "all"]).run(Row(name: "Eve"), as: .frames)))
    #expect(folder.text == ada)
  }

  @Test(.promises("F200")) func `a mode that is none fails, and nothing is written`() {
    let folder = Folder()
    let outcome = folder.check(nil, ["LAYOUT_SNAPSHOTS": "faild"]).run(Row(), as: .frames)
    #expect(isFailed(outcome) && folder.text == nil)
    #expect(outcome.message == "LAYOUT_SNAPSHOTS is faild, which is none of all, failed, missing, never")
    #expect(isRecorded(folder.check(nil, ["LAYOUT_SNAPSHOTS": ""]).run(Row(), as: .frames)))
  }

  @Test(.promises("B30", "F200"), arguments: SnapshotRecordMode.allCases)
  func `on CI nothing is written, in every mode`(mode: SnapshotRecordMode) {
    let folder = Folder()
    let variables = ["CI": "true", "LAYOUT_SNAPSHOTS": "all"]
    #expect(isFailed(folder.check(mode, variables).run(Row(), as: .frames)))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    #expect(isRecorded(folder.check(.all, ["CI": "false"]).run(Row(), as: .frames)))
    #expect(isFailed(folder.check(mode, variables).run(Row(name: "Eve"), as: .frames)) && folder.text == ada)
  }

  @Test(.promises("B30", "F200")) func `a reference that cannot be read fails`() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.reference, withIntermediateDirectories: true)
    let outcome = folder.check().run(Row(), as: .frames)
    #expect(isFailed(outcome) && outcome.message?.contains("cannot be compared") == true)
  }

  @Test(.promises("B29", "F200"), arguments: ["../out", "a/b", "/tmp/x", "..", "a\u{0}b"])
  func `a file's name cannot leave its folder, however it is set`(name: String) throws {
    let folder = Folder()
    var check = folder.check(.all)
    check.name = name
    #expect(isRecorded(check.run(Row(), as: .frames)))
    let strategy = SnapshotStrategy(pathExtension: name) { _ in
      [65]
    } difference: { _, _ in
      nil
    }
    #expect(isRecorded(check.run(Row(), as: strategy)))
    let files = try FileManager.default.contentsOfDirectory(atPath: check.folder.path)
    #expect(files.count == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["__Snapshots__"])
  }

  @Test(.promises("B29", "F200")) func `a reference that is a link is written through`() throws {
    let folder = Folder()
    let check = folder.check(.all)
    try FileManager.default.createDirectory(at: check.folder, withIntermediateDirectories: true)
    let target = folder.url.appendingPathComponent("target").path
    try FileManager.default.createSymbolicLink(atPath: folder.reference, withDestinationPath: target)
    #expect(isRecorded(check.run(Row(), as: .frames)))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.reference) == target)
    #expect(folder.text == ada && FileManager.default.contents(atPath: target) != nil)
  }

  @Test func `the name of a test with words is a file name and a filter`() {
    let check = SnapshotCheck(
      filePath: "/x/RowTests.swift", testName: "`F001: it's (so)`(width:)", record: .never, environment: [:])
    #expect(check.name == "F001--it-s--so--0cf03d5e")
    #expect(check.folder.path == "/x/__Snapshots__/RowTests")
    #expect(check.run(Row(), as: .frames).message?.hasSuffix(#"--filter 'F001: it'\''s \(so\)'"#) == true)
  }

  @Test(.promises("F200")) func `different names have different files`() {
    func name(_ test: String, _ name: String?) -> String {
      SnapshotCheck(filePath: "/x/RowTests.swift", testName: test, named: name, environment: [:]).name
    }
    #expect(name("row()", "a-b") == "row.a-b")
    #expect(name("row()", "a.b_c") == "row.a.b_c")
    #expect(name("row()", nil) == "row")
    var names: Set<String> = []
    let all: [(String, String?)] = [
      ("row()", "a-b"), ("row()", "a b"), ("row()", "a/b"), ("row()", "a:b"), ("row()", "ä"), ("row()", "a\u{308}"),
      ("row()", "ö"), ("row()", ""), ("row()", nil), ("`row a`()", nil), ("`row-a`()", nil), ("`row.a`()", "b"),
      ("`row`()", "a.b"), ("`row.a.b`()", nil),
    ]
    for (test, own) in all { #expect(names.insert(name(test, own)).inserted, "\(test) \(own ?? "nil")") }
    let safe = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-")
    #expect(names.allSatisfy { $0.allSatisfy(safe.contains) })
    #expect(name("row()", "a b") == "row.a-b-10a3f9f2")
  }

  @Test(.promises("F200")) func `names that look alike do not share a reference`() throws {
    let folder = Folder()
    var check = folder.check(.missing)
    for name in ["a b", "a-b", "a/b"] {
      check.name = name
      #expect(isRecorded(check.run(Row(), as: .frames)))
      #expect(check.run(Row(), as: .frames) == .same)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: check.folder.path).count == 3)
  }
}
