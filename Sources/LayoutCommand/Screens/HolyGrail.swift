import Layout
import LayoutCSS
import LayoutScreens

/// A page with a head, a foot, and two columns of one width beside the content: the holy grail of the web, by flexbox.
struct HolyGrail: Layout {
  var body: some Layout {
    Flex(direction: .column, gap: 12) {
      BoxPanel(title: "Head", text: "As high as its content.")
      Flex(gap: 12) {
        BoxPanel(title: "Navigation", text: "140 wide.").flex(shrink: 0, basis: 140)
        BoxPanel(title: "Content", text: "It takes the width that is left, and the height that is left.").flex(1)
        BoxPanel(title: "Aside", text: "120 wide.").flex(shrink: 0, basis: 120)
      }
      .flex(1)
      BoxPanel(title: "Foot", text: "At the bottom, however high the page is.")
    }
    .box(width: .percent(100), height: .percent(100))
    .padding(16)
  }
}
