import Layout
import LayoutCSS

/// The trees of the workloads in containers of CSS: as many nodes as those of the stacks.
enum CSSTrees {
  /// Rows of a box, two lines one below the other, a box that grows and a box: 7 nodes each.
  static func feed(_ rows: Range<Int>, growing grown: Int? = nil) -> some Layout {
    Flex(direction: .column) {
      ForEach(Array(rows), id: \.self) { row in
        self.row(isGrown: row == grown)
      }
    }
    .box(width: .percent(100))
  }

  private static func row(isGrown: Bool) -> some Layout {
    Flex(align: .center, gap: 12) {
      Rectangle().size(width: 40, height: 40)
      Flex(direction: .column, align: .start, gap: 4) {
        Rectangle().size(width: isGrown ? 210 : 200, height: isGrown ? 24 : 20)
        Rectangle().size(width: 200, height: 16)
      }
      Flex {}.flex(grow: 1)
      Rectangle().size(width: 24, height: 24)
    }
    .boxPadding(16)
  }

  /// Alternately nested rows and columns, the outermost a row, around a box.
  static func deep(_ depth: Int) -> AnyLayout {
    var content = AnyLayout(Rectangle().size(width: 10, height: 10))
    for level in (0..<depth).reversed() {
      let inner = content
      content = AnyLayout(Flex(direction: level.isMultiple(of: 2) ? .row : .column) { inner }.boxPadding(1))
    }
    return content
  }

  /// A row of alternately fixed and growing children; `children` is even.
  static func wide(_ children: Int) -> some Layout {
    Flex {
      ForEach(0..<children / 2) { _ in
        Rectangle().size(width: 10, height: 10)
        Rectangle().flex(1)
      }
    }
    .box(width: .percent(100))
  }

  /// Four levels of ten children each, alternately rows and columns, all of them growing with a minimum.
  static var growing: some Layout {
    Flex {
      ForEach(0..<10) { _ in
        flexible(
          Flex(direction: .column) {
            ForEach(0..<10) { _ in
              flexible(
                Flex {
                  ForEach(0..<10) { _ in
                    flexible(
                      Flex(direction: .column) {
                        ForEach(0..<10) { _ in flexible(Rectangle()) }
                      })
                  }
                })
            }
          })
      }
    }
    .box(width: .percent(100), height: .percent(100))
  }

  private static func flexible(_ content: some Layout) -> some Layout {
    content.flex(1).box(minWidth: 8, minHeight: 8)
  }

  /// Cells in ten columns, every second one as wide as its content.
  static func grid(_ cells: Int) -> some Layout {
    CSSGrid(columns: [.repeat(5, [.fr(1), .auto])], gap: 4) {
      ForEach(0..<cells) { cell in
        Rectangle().size(width: Double(20 + cell % 7), height: 20)
      }
    }
    .box(width: .percent(100))
  }
}
