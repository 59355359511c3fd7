import Layout
import LayoutCSS
import LayoutScreens

/// A dashboard whose parts are named in a drawing of it, by CSS grid.
struct AreaDashboard: Layout {
  var body: some Layout {
    CSSGrid(
      columns: [140, .fr(2), .fr(1)], rows: [.auto, 120, 120],
      areas: ["head head head", "menu chart total", "menu list list"], gap: 12
    ) {
      BoxPanel(title: "Head", text: "Across all columns.").gridArea("head")
      BoxPanel(title: "Menu", text: "Two rows high.").gridArea("menu")
      BoxPanel(title: "Chart", text: "Two parts of the width that is left.").gridArea("chart")
      BoxPanel(title: "Total", text: "One part of it.").gridArea("total")
      BoxPanel(title: "List", text: "Two columns wide.").gridArea("list")
    }
    .box(width: .percent(100))
    .padding(16)
  }
}
