import CustomDump
import Layout
import TestPromises
import Testing

@testable import LayoutCommand

/// The numbers that the examples must have.
@Suite struct ScreenNumberTests {
  @Test(.promises("F008")) func `quick start`() throws {
    let (result, _) = try ScreenTests.laidOut("quick-start", .leftToRight)
    let title = try #require(result.frame(of: "title"))
    let subtitle = try #require(result.frame(of: "subtitle"))
    let button = try #require(result.frame(of: "button"))
    #expect(title.isClose(to: Rect(x: 45, y: 242 + 2.0 / 3, width: 300, height: 34)))
    #expect(subtitle.isClose(to: Rect(x: 45, y: 292 + 2.0 / 3, width: 300, height: 20)))
    #expect(button.isClose(to: Rect(x: 55, y: 551 + 1.0 / 3, width: 280, height: 50)))
    let spacers = result.elements.filter { $0.kind == .spacer }.map(\.frame.height)
    #expect(spacers.count == 3)
    #expect(spacers.allSatisfy { abs($0 - (206 + 2.0 / 3)) < 0.001 })
  }

  @Test(.promises("F044")) func `a row of icon, labels, spacer and arrow`() {
    let row = InboxRow(icon: Icon(drawing: .clock), title: "title", subtitle: "subtitle")
    let result = row.calculateLayout(in: Size(width: 390, height: 844))
    expectNoDifference(result.size, Size(width: 390, height: 76))
    expectNoDifference(result.frame(at: "0.0"), Rect(x: 16, y: 16, width: 44, height: 44))
    expectNoDifference(result.frame(at: "0.1.0"), Rect(x: 72, y: 18, width: 200, height: 20))
    expectNoDifference(result.frame(at: "0.1.1"), Rect(x: 72, y: 42, width: 200, height: 16))
    expectNoDifference(result.frame(at: "0.3"), Rect(x: 350, y: 26, width: 24, height: 24))
  }

  @Test(.promises("F047")) func `the badge in the corner of a card`() {
    let result = Badge().calculateLayout(in: Size(width: 300, height: 200))
    expectNoDifference(result.size, Size(width: 300, height: 200))
    expectNoDifference(result.frame(at: "0.0"), Rect(x: 0, y: 0, width: 300, height: 200))
    expectNoDifference(result.frame(at: "0.1"), Rect(x: 20, y: 0, width: 280, height: 180))
    // The offset moves what is shown, not the place in the stack.
    let badge = result.elements[3]
    expectNoDifference(badge.frame, Rect(x: 270, y: 0, width: 30, height: 30))
    expectNoDifference(badge.layers[0].midpoint, Point(x: 275, y: 25))
  }

  @Test(.promises("F074", "F076")) func `sizes and distances in percent`() throws {
    let (result, _) = try ScreenTests.laidOut("percent", .leftToRight)
    #expect(try #require(result.frame(at: "0.0.0")).isClose(to: Rect(x: 20, y: 262, width: 360, height: 60)))
    #expect(try #require(result.frame(at: "0.0.1")).isClose(to: Rect(x: 40, y: 338, width: 320, height: 200)))
    #expect(try #require(result.frame(at: "0.1")).isClose(to: Rect(x: 80, y: 80, width: 100, height: 100)))
  }

  @Test func `a geometry reader of 360x140 and its bars`() {
    let result = Bars().calculateLayout(in: Size(width: 360, height: 140))
    expectNoDifference(result.frame(at: "0"), Rect(x: 0, y: 0, width: 360, height: 140))
    expectNoDifference(result.frame(at: "0.0.0"), Rect(x: 0, y: 0, width: 288, height: 60))
    expectNoDifference(result.frame(at: "0.0.1"), Rect(x: 36, y: 68, width: 216, height: 40))
  }
}

extension Rect {
  func isClose(to other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 0.001 }
  }

  var midpoint: Point { Point(x: minX + width / 2, y: minY + height / 2) }
}
