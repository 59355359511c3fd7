import CustomDump
import Foundation
import LayoutTesting
import TestPromises
import Testing

@testable import LayoutScreens

/// A program for screens of its own, as a caller writes it.
private struct Screens: LayoutTool {
  static let name = "screens"

  static var screens: [ToolScreen] {
    ToolScreen("card", "A card.", width: 120) {
      Text("Card").padding(8).id("card")
    }
    for number in 1...2 {
      ToolScreen("row-\(number)") { Text("Row \(number)").id(number) }
    }
    if true {
      ToolScreen("wide", "Too wide.", width: 100, height: 40) { Color.red.frame(width: 120, height: 20) }
    }
  }
}

@Suite struct ToolTests {
  /// Runs a program and returns its lines, its remarks and its code.
  private func run(
    _ arguments: [String], _ program: ToolProgram = ToolProgram(Screens.self)
  ) -> (lines: [String], remarks: [String], code: ToolExit?) {
    let (lines, remarks) = (Locked<[String]>([]), Locked<[String]>([]))
    let output = Output(
      line: { line in lines.withLock { $0.append(line) } }, remark: { line in remarks.withLock { $0.append(line) } })
    let code = program.run(arguments, output: output)
    return (lines.withLock { $0 }, remarks.withLock { $0 }, code)
  }

  @Test func `the screens of a block, a loop and a condition are listed`() {
    let (lines, remarks, code) = run(["list"])
    expectNoDifference(
      lines, ["card   120x…   A card.", "row-1  …x…", "row-2  …x…", "wide   100x40  Too wide."])
    #expect(remarks.isEmpty && code == .success)
  }

  @Test func `each command works for a program's own screens`() throws {
    let folder = try TemporaryFolder()
    let rendered = run(["render", "--all", "--format", "frames", "--out", folder.path])
    #expect(
      rendered.code == .success && folder.has("card.txt") && folder.has("row-2-rtl.txt") && folder.has("index.html"))
    let explained = run(["explain", "row-2", "--id", "2"])
    #expect(explained.lines.first?.contains("Text \"Row 2\" 0: proposed ?×?, took ") == true)
    let checked = run(["lint", "wide", "--width", "110"])
    #expect(checked.code == .failure && checked.lines.first?.hasPrefix("wide: warning: overflow at 0: ") == true)
  }

  @Test func `what a picture leaves out is printed, and with --strict it ends with 2`() throws {
    let folder = try TemporaryFolder()
    let remark =
      "warning: overflow at 0: Color.red reaches 20 points at the right out of the root's room of 100×40; Color.red.frame(width: "
      + "120, height: 20) at 0 is 120×20; let it be smaller, or put it into a ScrollView"
    let usual = run(["render", "wide", "card", "--format", "frames", "--out", folder.path])
    expectNoDifference(usual.remarks.map(\.withoutSourceLines), ["wide.txt: \(remark)"])
    #expect(usual.code == .success && folder.has("wide.txt"))
    let other = try TemporaryFolder()
    let strict = run(["render", "wide", "card", "--format", "frames", "--strict", "--out", other.path])
    expectNoDifference(
      strict.remarks.map(\.withoutSourceLines),
      ["wide.txt: \(remark)", "error: --strict: 1 of 2 files have warnings and were not written"])
    #expect(strict.code == .badInput && !other.has("wide.txt") && other.has("card.txt"))
  }

  @Test(arguments: [
    (["rendr"], "there is no command \"rendr\"; did you mean render?"),
    (["zzzzzz"], "there is no command \"zzzzzz\"; there are list, render, explain, lint, inspect, window"),
    (
      ["render", "cart", "--format", "json"],
      "there is no screen \"cart\"; did you mean card? `screens list` names all screens"
    ),
    (["render", "card", "--widht", "3"], "there is no option --widht; did you mean --width?"),
    (["render", "card", "--width"], "--width needs a value: --width <points>"),
    (["render", "card", "--width", "--inspect"], "--width needs a value: --width <points>"),
    (["render", "card", "--width", "-3"], "--width takes a number above 0, not \"-3\""),
    (["render", "card", "--inspect=yes"], "--inspect takes no value, and was given \"yes\""),
    (["render", "card", "--format", "gif"], "--format takes one of png, svg, pdf, frames, json, not \"gif\""),
    (["render", "card", "--data", "x"], "--data x is read by no screen"),
    (["list", "card"], "list takes no arguments, and was given \"card\""),
    (["explain", "card", "row-1"], "explain takes the name of one screen; `list` names them"),
    (["explain", "card", "--at", "1,2,3"], "--at takes a point, such as 20,40, not \"1,2,3\""),
    (["lint", "card", "--texts", "odd"], "--texts takes one of usual, long, empty, pseudo, not \"odd\""),
  ])
  func `bad arguments are one line and the code 2`(arguments: [String], message: String) {
    let (lines, remarks, code) = run(arguments)
    expectNoDifference(remarks, ["error: \(message)"])
    #expect(lines.isEmpty && code == .badInput)
  }

  @Test func `options stand anywhere, with a space or an equals sign, and names may follow --`() throws {
    let folder = try TemporaryFolder()
    let out = run(["render", "--format=frames", "card", "--out", folder.path, "--width=200", "--", "row-1"])
    #expect(out.code == .success, "\(out.remarks)")
    expectNoDifference(out.lines.map { $0.contains(": 200x") }, [true, true])
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `the help lists the commands, those of others too`(arguments: [String]) {
    let program = ToolProgram(Screens.self, others: [("bench", "Measures.")])
    let (lines, _, code) = run(arguments, program)
    let text: String = lines.joined()
    #expect(
      code == .success && ["list", "render", "explain", "lint", "window"].allSatisfy { text.contains("\n  \($0)  ") })
    #expect(text.contains("\n  bench    Measures.") && run(["bench"], program).code == nil)
    #expect(run([], program).code == .badInput)
  }

  @Test(arguments: ["list", "render", "explain", "lint", "window"])
  func `each command prints its help in lines of 80 characters`(name: String) {
    let (lines, _, code) = run([name, "--help"])
    let text: String = lines.joined()
    #expect(code == .success && text.contains("USAGE: screens \(name)"))
    #expect(run(["help", name]).lines == lines)
    let long = text.components(separatedBy: "\n").dropFirst().filter { $0.count > 80 }
    #expect(long.isEmpty)
  }

  private struct Doubled: LayoutTool {
    static var screens: [ToolScreen] {
      ToolScreen("a") { Text("a") }
      ToolScreen("a") { Text("b") }
    }
  }

  private struct Odd: LayoutTool {
    static var screens: [ToolScreen] { ToolScreen("../a") { Text("a") } }
  }

  private struct Empty: LayoutTool {
    static var screens: [ToolScreen] {}
  }

  @Test func `names that are no names of files, or written twice, are refused`() {
    let remarks = [ToolProgram(Doubled.self), ToolProgram(Odd.self), ToolProgram(Empty.self)].map { run(["list"], $0) }
    #expect(remarks.allSatisfy { $0.code == .badInput && $0.lines.isEmpty })
    expectNoDifference(
      remarks.flatMap(\.remarks),
      [
        "error: two screens have the name \"a\"",
        "error: the name of a screen has letters, digits, \".\", \"_\" and \"-\", and begins with a letter, a digit or "
          + "\"_\": \"../a\"",
        "error: the program has no screens",
      ])
  }

  private struct Failing: LayoutTool {
    struct Reason: Error, CustomStringConvertible { var description: String { "the file is broken" } }

    static var screens: [ToolScreen] {
      ToolScreen("reader", readsData: true) { input in
        guard input.data != nil else { throw Reason() }
        return Text("\(input.once("n") { 1 })")
      }
    }
  }

  @Test func `an error of a screen is its description and the code 2`() throws {
    let program = ToolProgram(Failing.self)
    let failed = run(["explain", "reader"], program)
    expectNoDifference(failed.remarks, ["error: the file is broken"])
    #expect(failed.code == .badInput && run(["explain", "reader", "--data", "x"], program).code == .success)
  }
}
