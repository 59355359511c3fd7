import CustomDump
import Foundation
import TestPromises
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

@Suite struct RenderCommandTests {
  @Test func `frames and data of a screen`() throws {
    let folder = try TemporaryFolder()
    let output = CapturedOutput()
    #expect(
      output.run(
        "render", "badge", "--format", "frames", "--format", "json", "--direction", "rtl", "--out", folder.path)
        == .success)
    expectNoDifference(output.remarks, [])
    #expect(output.lines.count == 2)
    #expect(output.lines[0].hasPrefix("\(folder.path)/badge-rtl.txt: 348x248, 4 nodes, layout "))
    let text = String(decoding: try folder.bytes("badge-rtl.txt"), as: UTF8.self)
    #expect(text.hasPrefix("zStack (24, 24) 300x200\n"))
    let json = String(decoding: try folder.bytes("badge-rtl.json"), as: UTF8.self)
    let root = try JSONParser.parse(json)
    guard case .array(let elements) = root["elements"]?.content else {
      Issue.record("no elements in \(json)")
      return
    }
    #expect(elements.count == 4)
  }

  @Test func `the feed of a file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"[{"title": "Hello", "subtitle": "now", "body": ""}]"#, to: "feed.json")
    let output = CapturedOutput()
    #expect(
      output.run("render", "feed", "--data", path, "--format", "frames", "--out", "\(folder.path)/out") == .success)
    let text = String(decoding: try folder.bytes("out/feed.txt"), as: UTF8.self)
    #expect(text.contains("\"Hello\""))
  }

  @Test(
    .promises("B30"),
    arguments: [
      ("[{\"title\": 1}]", "1:12: expected a string as \"title\", found a number"),
      ("[\n{", "2:2: expected a name in quotation marks, found the end of the file"),
      ("Package a", "1:1: expected \"Field: value\", found \"Package a\""),
    ])
  func `broken data is bad input, and nothing is written`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "data")
    let output = CapturedOutput()
    let out = "\(folder.path)/out"
    #expect(
      output.run("render", "quick-start", "feed", "--data", path, "--format", "frames", "--out", out) == .badInput)
    expectNoDifference(output.remarks, ["error: \(path):\(message)"])
    expectNoDifference(output.lines, [])
    #expect(!folder.has("out"))
  }

  @Test(.promises("B30")) func `data that is not there, is a folder or no text is bad input`() throws {
    let folder = try TemporaryFolder()
    try Data([0x41, 0x0A, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: "\(folder.path)/bytes"))
    let output = CapturedOutput()
    for name in ["none", "", "bytes"] {
      #expect(output.run("render", "feed", "--data", "\(folder.path)/\(name)", "--format", "frames") == .badInput)
    }
    expectNoDifference(
      output.remarks,
      [
        "error: \(folder.path)/none: there is no such file",
        "error: \(folder.path)/: it is a folder; a file was expected",
        "error: \(folder.path)/bytes:2: expected UTF-8 text",
      ])
  }

  @Test func `an unknown screen is named with the close ones`() {
    let output = CapturedOutput()
    #expect(output.run("render", "bage", "--format", "frames") == .badInput)
    #expect(output.run("render", "xyzzyxyzzy", "--format", "frames") == .badInput)
    expectNoDifference(
      output.remarks.first, "error: there is no screen \"bage\"; did you mean badge? `layout list` names all screens")
    #expect(output.remarks.last?.contains("there are quick-start, list-row,") == true)
  }

  @Test(arguments: [
    ["--width", "0"], ["--width", "nan"], ["--height", "-1"], ["--scale", "inf"], ["--scale", "two"],
    ["--direction", "up"], ["--appearance", "grey"], ["--format", "gif"], ["--all"], ["--data", "x"],
  ])
  func `bad options are usage errors`(options: [String]) {
    let output = CapturedOutput()
    let code = LayoutProgram.run(
      ["render", "badge"] + options, output: Output(line: { _ in }, remark: { _ in }))
    #expect(code == .badInput)
    #expect(output.run("render") == .badInput)
  }

  @Test func `a folder that cannot be made is a failure`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "file")
    let output = CapturedOutput()
    #expect(output.run("render", "badge", "--format", "frames", "--out", "\(path)/out") == .failure)
    #expect(output.remarks.first?.hasPrefix("error: \(path)/out/badge.txt: the file cannot be written: ") == true)
  }

  @Test(.promises("B29")) func `an empty folder is refused`() throws {
    let output = CapturedOutput()
    #expect(output.run("render", "badge", "--format", "frames", "--out", "") == .badInput)
    #expect(output.run("render", "badge", "--format", "frames", "--out=") == .badInput)
    #expect(throws: CommandError.self) { try TextFile.write([1], to: "") }
    #expect(output.lines.isEmpty && output.remarks.allSatisfy { $0.contains("--out") })
  }

  @Test(.promises("B29"), arguments: [true, false])
  func `a link is followed, and its target is written`(isThere: Bool) throws {
    let folder = try TemporaryFolder()
    if isThere { _ = try folder.write("old", to: "target.txt") }
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/badge.txt", withDestinationPath: "second")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/second", withDestinationPath: "target.txt")
    let output = CapturedOutput()
    #expect(output.run("render", "badge", "--format", "frames", "--out", folder.path) == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/badge.txt") == "second")
    #expect(try folder.bytes("target.txt").count > 10)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["badge.txt", "second", "target.txt"])
  }

  @Test(.promises("B29")) func `what is no file is written to as it is, and a full one is a failure`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(throws: CommandError.self) { try TextFile.write(Array("text".utf8), to: "/dev/full") }
    try TextFile.write(Array("text".utf8), to: "/dev/null")
    for device in ["/dev/full", "/dev/null"] {
      let kind = try FileManager.default.attributesOfItem(atPath: device)[.type] as? FileAttributeType
      #expect(kind == .typeCharacterSpecial)
    }
  }

  @Test(.promises("B29"), arguments: [false, true])
  func `output that is lost is a failure, and is reported`(isBuffered: Bool) throws {
    let file = open("/dev/full", O_WRONLY)
    guard file >= 0 else { return }
    defer { close(file) }
    let stream = StandardStream(file, isBuffered: isBuffered)
    for _ in 0..<3000 { stream.write("a line that nobody reads\n") }
    let output = CapturedOutput()
    let said = Output(line: { _ in }, remark: { output.remark($0) })
    #expect(finish(.success, stream, said) == .failure)
    #expect(finish(.badInput, stream, said) == .badInput)
    #expect(
      output.remarks == Array(repeating: "error: the output cannot be written: No space left on device", count: 2))
  }

  @Test(.promises("B29"), arguments: [false, true])
  func `lines come in their order, and all of them`(isBuffered: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "out")
    let file = open(path, O_WRONLY)
    let stream = StandardStream(file, isBuffered: isBuffered)
    let lines = (0..<20_000).map { "line \($0)\n" }
    for line in lines { stream.write(line) }
    let output = CapturedOutput()
    #expect(finish(.success, stream, Output(line: { _ in }, remark: { output.remark($0) })) == .success)
    close(file)
    #expect(output.remarks.isEmpty)
    #expect(try folder.bytes("out") == Array(lines.joined().utf8))
  }

  @Test(.promises("B30")) func `data without an end stop at a limit`() {
    let output = CapturedOutput()
    #expect(output.run("render", "feed", "--format", "frames", "--data", "/dev/zero") == .badInput)
    #expect(output.remarks == ["error: /dev/zero: the file is too long; at most 64 megabytes are read"])
  }

  #if Canvas
    @Test(arguments: [(1.0, "badge-dark.png", [348, 248]), (2, "badge-dark@2x.png", [696, 496])])
    func `a picture has the size in pixels`(scale: Double, name: String, size: [Int]) throws {
      let folder = try TemporaryFolder()
      let output = CapturedOutput()
      #expect(
        output.run("render", "badge", "--scale", "\(scale)", "--appearance", "dark", "--out", folder.path) == .success)
      let bytes = try folder.bytes(name)
      func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      expectNoDifference([number(16), number(20)], size)
    }

    @Test func `vectors`() throws {
      let folder = try TemporaryFolder()
      let output = CapturedOutput()
      #expect(output.run("render", "invoice", "--format", "pdf", "--format", "svg", "--out", folder.path) == .success)
      #expect(try folder.bytes("invoice.pdf").starts(with: "%PDF".utf8))
      #expect(try folder.bytes("invoice.svg").starts(with: "<?xml".utf8))
    }

    @Test func `a picture too large to draw is bad input`() throws {
      let folder = try TemporaryFolder()
      let output = CapturedOutput()
      #expect(output.run("render", "badge", "--scale", "100", "--out", "\(folder.path)/out") == .badInput)
      #expect(output.remarks.first?.hasPrefix("error: badge@100x.png: ") == true)
      #expect(!folder.has("out"))
    }

    @Test func `all screens and their page`() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(#"[{"title": "Hello", "subtitle": "now", "body": ""}]"#, to: "feed.json")
      let output = CapturedOutput()
      let out = "\(folder.path)/out"
      #expect(output.run("render", "--all", "--data", path, "--out", out) == .success)
      // Not every machine has fonts for all scripts.
      expectNoDifference(output.remarks.filter { !$0.contains("missingGlyph") }, [])
      let page = String(decoding: try folder.bytes("out/index.html"), as: UTF8.self)
      for screen in Gallery.screens {
        for name in ["\(screen.name).png", "\(screen.name)@2x.png", "\(screen.name)-rtl.png"] {
          #expect(folder.has("out/\(name)"))
          #expect(page.contains(name))
        }
      }
      #expect(folder.has("out/invoice.pdf") && page.contains("invoice.pdf"))
      #expect(folder.has("out/social-card.svg") && page.contains("social-card.svg"))
    }
  #else
    @Test(arguments: ["png", "svg", "pdf"])
    func `pictures need the trait`(format: String) {
      let output = CapturedOutput()
      #expect(output.run("render", "badge", "--format", format) == .badInput)
      #expect(output.remarks.first?.contains("swift build --traits Canvas") == true)
    }
  #endif
}
