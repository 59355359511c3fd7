import LayoutKitCompat
import TestPromises
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

/// What tables are on UIKit alone.
@MainActor
@Suite(.serialized)
struct TableTests {
  @Test("Rows follow the size of texts, measured and shown")
  func textSize() {
    let list = TableProbe()
    list.show([ListSection(items: [row(0, "a")])])
    Simulation.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), of: list.window)
    list.table.setNeedsLayout()
    list.window.layoutIfNeeded()
    // 16 points become 16 · 33 / 17, and a line is 1.25 times as high.
    #expect(list.cells.first.map { abs($0.frame.height - 39) < 0.01 } == true)
    #expect((list.labels.first as? UILabel).map { abs($0.font.pointSize - 16 * 33 / 17) < 1e-9 } == true)
  }

  @Test("The line between rows takes a pixel of each, and leaves the row what it was measured for")
  func separator() {
    let list = TableProbe()
    list.table.separatorStyle = .singleLine
    Simulation.setTraits(UITraitCollection(displayScale: 2), of: list.window)
    list.show(rows(0..<2))
    #expect(list.cells.map(\.frame.height) == [20.5, 20.5])
    #expect(list.cells.map(\.container.frame.height) == [20, 20])
  }

  @Test("All heights count before rows were in sight; a grouped table keeps the room between its sections")
  func noRoom() {
    let list = TableProbe()
    #expect(list.table.estimatedSectionHeaderHeight == 0 && list.table.estimatedSectionFooterHeight == 0)
    #expect(list.table.sectionHeaderTopPadding == 0)
    let grouped = UITableView(frame: .zero, style: .grouped)
    let padding = grouped.sectionHeaderTopPadding
    let adapter = TableViewAdapter(grouped)
    #expect(grouped.sectionHeaderTopPadding == padding && grouped.delegate === adapter)
  }

  @Test("A subclass of the table's adapter overrides a part of it", .promises("LK-70"))
  func subclass() {
    final class Taller: TableViewAdapter {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + (indexPath.row == 0 ? 5 : 0)
      }
      override var rowWidth: CGFloat { super.rowWidth - 40 }
    }
    let list = TableProbe()
    list.table.adapter = Taller(list.table, queue: list.queue)
    list.show([ListSection(items: [row(0, "two words"), row(1, "b")])])
    // 9 letters take two lines in 60 points.
    #expect(list.frames.map(\.height) == [45, 20])
  }
}
