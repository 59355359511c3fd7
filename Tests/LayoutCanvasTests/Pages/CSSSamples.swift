#if canImport(CCairo)
  import Layout
  import LayoutCSS

  /// Flexbox and grid, on the page of all elements.
  extension ElementSamples {
    static var flexboxes: SampleSection {
      SampleSection("Flexbox, of LayoutCSS") {
        Sample("Flex", "Elements in lines that share their room, by the rules of CSS flexbox.") {
          Flex(align: .center, gap: 8) {
            Color.orange.box(width: 30, height: 30)
            Color.teal.box(height: 50).flex(2)
            Color.indigo.box(height: 40).flex(1)
          }
          .box(width: .percent(100))
          .padding(8)
        }
        Sample("flex", "shares", "How an element shares the room of its line.") {
          Flex(gap: 4) {
            Color.orange.box(height: 40).flex(shrink: 0, basis: 40)
            Color.teal.box(height: 40).flex(grow: 2)
            Color.indigo.box(height: 40).flex(grow: 1)
          }
          .box(width: .percent(100))
        }
        Sample("box", "The size of an element's box, with percentages and bounds.") {
          Flex(wrap: .wrap, gap: 4) {
            Color.orange.box(width: .percent(60), height: 30)
            Color.teal.box(width: 40, aspectRatio: 1)
            Color.indigo.box(width: .percent(30), height: 30, minWidth: 60)
          }
          .box(width: .percent(100))
        }
        Sample("boxPadding", "Room in an element's box, around its content.") {
          Flex(gap: 4) {
            Color.orange.boxPadding(.horizontal, 12).box(width: 60, height: 40)
            Color.teal.box(width: 60, height: 40)
          }
        }
        Sample("boxBorder", "Room for a border; nothing is drawn.") {
          Flex(gap: 4) {
            Color.orange.boxBorder(6).box(width: 60, height: 40)
            Color.teal.box(width: 60, height: 40)
          }
        }
        Sample("boxOverflow", "Whether a content keeps its box from being narrower.") {
          Flex(direction: .column, align: .stretch, gap: 6) {
            Flex {
              Flex { Color.orange.box(width: 90, height: 20) }.flex(1)
              Color.teal.box(height: 20).flex(1)
            }
            Flex {
              Flex { Color.orange.box(width: 90, height: 20) }.flex(1).boxOverflow(.hidden)
              Color.teal.box(height: 20).flex(1)
            }
          }
          .box(width: 120)
        }
        Sample("margin", "Room around an element's box; an automatic one takes what is left.") {
          Flex {
            Color.orange.box(width: 30, height: 30)
            Color.teal.box(width: 30, height: 30).margin(.leading, .auto)
          }
          .box(width: .percent(100))
        }
        Sample("alignSelf", "Where one element stands across its line.") {
          Flex(align: .center, gap: 6) {
            Color.orange.box(width: 30, height: 30)
            Color.teal.box(width: 30, height: 30).alignSelf(.end)
            Color.indigo.box(width: 30).alignSelf(.stretch)
          }
          .box(height: 80)
        }
        Sample("order", "The place among the elements of the container.") {
          Flex(gap: 6) {
            Text("second")
            Text("first").order(-1)
          }
        }
        Sample("position", "absolute", "An element at its inset, beside the lines.") {
          Flex {
            Color.orange.box(width: 100, height: 60)
            Color.red.box(width: 16, height: 16).position(.absolute).inset(.top, 4).inset(.trailing, 4)
          }
        }
        Sample("inset", "The distances from the container's edges.") {
          Flex {
            Color.orange.box(width: 100, height: 60)
            Color.teal.position(.absolute).inset(12)
          }
        }
        Sample("display", "An element that has no box.") {
          Flex(gap: 6) {
            Text("shown")
            Text("a draft").display(.none)
            Text("shown too")
          }
        }
        Sample("css", "Declarations as CSS writes them.") {
          Flex(css: "gap: 8px; align-items: flex-end") {
            Color.orange.css("width: 30px; height: 30px")
            Color.teal.css("width: 30px; height: 60px; margin-left: 20px")
          }
        }
      }
    }

    static var areas: SampleSection {
      SampleSection("Grid, of LayoutCSS") {
        Sample("CSSGrid", "Elements in columns and rows, by the rules of CSS grid.") {
          CSSGrid(columns: [40, .fr(1)], rows: [20, .fr(1)], areas: ["head head", "nav main"], gap: 4) {
            Color.orange.gridArea("head")
            Color.teal.gridArea("nav")
            Color.indigo.gridArea("main")
          }
          .box(width: .percent(100), height: .percent(100))
          .padding(6)
        }
        Sample("gridColumn", "The columns that an element covers.") {
          CSSGrid(columns: [.repeat(3, [.fr(1)])], autoRows: [24], gap: 4) {
            Color.orange.gridColumn(1, to: -1)
            Color.teal.gridColumn(.span(2))
            Color.indigo
          }
          .box(width: .percent(100))
        }
        Sample("gridRow", "The rows that an element covers.") {
          CSSGrid(columns: [.repeat(2, [50])], autoRows: [24], gap: 4) {
            Color.orange.gridRow(.span(2))
            Color.teal
            Color.indigo
          }
        }
        Sample("gridArea", "The area of an element, by its name.") {
          CSSGrid(columns: [.repeat(2, [50])], rows: [24, 24], areas: ["a b", "a c"], gap: 4) {
            Color.orange.gridArea("c")
            Color.teal.gridArea("a")
            Color.indigo.gridArea("b")
          }
        }
        Sample("justifySelf", "Where one element stands in the width of its area.") {
          CSSGrid(columns: [100], autoRows: [24], gap: 4) {
            Color.orange
            Color.teal.box(width: 30).justifySelf(.end)
            Color.indigo.box(width: 30).justifySelf(.center)
          }
        }
      }
    }
  }
#endif
