import ConstraintFirst
import Foundation
import Testing

/// What the page about moving over shows: each of its Swift blocks stands in this file, indented.
@Suite struct MigrationPageTests {
  @Test func `everything on the page`() throws {
    @Sendable func report(_ event: LayoutPassEvent) { Issue.record("\(event)") }

    let card = VStack(spacing: 4) {
      Text("Revenue").font(.caption)
      Text("1,204").font(.title2)
    }
    .constraints(width: 140, height: 80, priority: 1, id: "revenue")

    let manager = ConstraintGraphManager()
    let monitor = LayoutPassMonitor()
    let screen = ConstraintLayout(monitor: monitor)() {
      card
      Color.blue.constraints(width: 60)
    }
    .constraintManager(manager)

    let constraints = try manager.resolveConstraints(id: "chart", width: 320, height: 180)
    let again = manager.getCachedConstraints(id: "chart")

    let strict = LayoutPassMonitor(
      limits: LayoutPassLimits(duration: .milliseconds(8), passesPerSecond: 60), log: { event in report(event) })
    let tracked = screen.trackLayoutPerformance(strict)

    let violations = LayoutRuleChecker().violations { screen }

    #expect(constraints == again)
    #expect(violations == [])
    strict.limits.duration = nil
    #expect(tracked.calculateLayout(in: Size(width: 390, height: 844)).size == Size(width: 208, height: 80))
    #expect(strict.metrics.passes == 1)
    #expect(monitor.metrics.passes > 1)
    #expect(manager.getCachedConstraints(id: "revenue")?.width == 140)
  }

  @Test func `every block of the page is compiled here`() throws {
    let this = URL(fileURLWithPath: #filePath)
    let root = this.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/migrating-from-constraint-first.md"), encoding: .utf8)
    let source = try String(contentsOf: this, encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
    #expect(blocks.count == 5)
    for block in blocks { #expect(source.contains(block)) }
  }
}
