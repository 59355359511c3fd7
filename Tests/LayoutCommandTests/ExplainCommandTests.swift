import CustomDump
import TestPromises
import Testing

@testable import LayoutCommand

@Suite struct ExplainCommandTests {
  #if !Canvas
    @Test func `the chain of an element by its id`() {
      let output = CapturedOutput()
      #expect(output.run("explain", "quick-start", "--id", "title") == .success)
      expectNoDifference(output.remarks, [])
      expectNoDifference(
        output.lines.map(\.withoutSourceLines),
        [
          """
          QuickStart > VStack > Text "Welcome to Layout"
          Text "Welcome to Layout" 0.1: proposed 300×34, took 238×35 because its text needs one line; that is 1 higher than proposed
          Text "Welcome to Layout".frame(width: 300, height: 34) 0.1: proposed 350×192, took 300×34 because its size is fixed at 300×34; its proposal is 1 of 3 equal shares of the 576 left of the VStack's 804 after spacing (80) and what lower priorities need (148)
          VStack 0: proposed 350×804, took 300×804 because it is as high as its 6 children (724) and the gaps between them (80) and as wide as its widest child (Text "Welcome to Layout")
          VStack.padding(20) 0 (QuickStart): proposed 390×844, took 340×844 because it adds 20 on all sides to the 300×804 of what it wraps; the root proposes its size
          """
        ])
    }

    @Test func `the chain of what lies at a point, in another size and direction`() {
      let output = CapturedOutput()
      #expect(
        output.run("explain", "badge", "--size", "400x300", "--at", "52,52", "--direction", "rtl") == .success)
      expectNoDifference(
        output.lines.map(\.withoutSourceLines),
        [
          """
          Badge > ZStack > Text "3"
          Text "3" 0.2: proposed 30×30, took 7.5×18.75 because its text needs one line
          Text "3".frame(width: 30, height: 30) 0.2: proposed 300×200, took 30×30 because its size is fixed at 30×30
          Text "3".background(#D33F49).cornerRadius(15) 0.2: proposed 300×200, took 30×30 because it is as large as what it wraps
          Text "3".offset(x: -10, y: 10) 0.2: proposed 300×200, took 30×30 because it is as large as what it wraps, which it shows 10 further right and 10 further down; the ZStack proposes its own size to each child
          ZStack 0 (Badge): proposed 400×300, took 300×200 because it is as wide as its widest child (Image) and as high as its highest child (Image); the root proposes its size
          """
        ])
    }
  #endif

  @Test func `without a question it is the middle of the screen`() {
    let (middle, point) = (CapturedOutput(), CapturedOutput())
    #expect(middle.run("explain", "badge") == .success)
    #expect(point.run("explain", "badge", "--at", "174,124") == .success)
    expectNoDifference(middle.lines, point.lines)
    #expect(middle.lines.first?.contains("took 300×200 because") == true)
  }

  @Test func `every screen can be explained in its middle`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"[{"title": "Hello", "subtitle": "now", "body": "you"}]"#, to: "feed.json")
    for screen in Gallery.screens {
      let output = CapturedOutput()
      let data = screen.name == "feed" ? ["--data", path] : []
      #expect(output.run(["explain", screen.name] + data) == .success)
      #expect(output.lines.first?.split(separator: "\n").last?.hasSuffix("; the root proposes its size") == true)
    }
  }

  @Test(arguments: [
    (["--id", "none"], "error: no element of badge that is shown has the id \"none\"; no visible element has an id"),
    (["--at", "1000,3"], "error: there is nothing at (1000, 3) in badge, which is 348x248 points large"),
    (["--data", "x"], "error: --data x is read by the screen feed, not by badge"),
  ])
  func `what is not there is bad input`(options: [String], message: String) {
    let output = CapturedOutput()
    #expect(output.run(["explain", "badge"] + options) == .badInput)
    expectNoDifference(output.remarks, [message])
  }

  @Test func `for an unknown id the ids are listed that there are`() {
    let output = CapturedOutput()
    #expect(output.run("explain", "quick-start", "--id", "titel") == .badInput)
    expectNoDifference(
      output.remarks,
      [
        "error: no element of quick-start that is shown has the id \"titel\"; did you mean \"title\"? There are \"title\", "
          + "\"subtitle\", \"button\""
      ])
  }

  @Test(arguments: [
    ["--at", "1"], ["--at", "1,2,3"], ["--at", "nan,2"], ["--size", "0x5"], ["--size", "5"], ["--size", "infx2"],
    ["--at", "1,2", "--id", "x"], ["--direction", "up"],
  ])
  func `bad options are usage errors`(options: [String]) {
    let output = CapturedOutput()
    #expect(output.run(["explain", "badge"] + options) == .badInput)
    #expect(output.lines.isEmpty && output.run("explain") == .badInput)
  }

  #if Canvas
    @Test func `frames and names are drawn over a picture of another name`() throws {
      let folder = try TemporaryFolder()
      let output = CapturedOutput()
      #expect(output.run("render", "badge", "--inspect", "--out", folder.path) == .success)
      #expect(output.run("render", "badge", "--out", folder.path) == .success)
      #expect(try folder.bytes("badge-inspect.png") != folder.bytes("badge.png"))
      #expect(output.run("render", "badge", "--inspect", "--format", "json") == .badInput)
    }
  #endif
}
