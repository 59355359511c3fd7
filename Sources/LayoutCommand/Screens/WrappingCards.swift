import Layout
import LayoutCSS
import LayoutScreens

/// Cards that share the width of their line, and wrap where they would be narrower than 150.
struct WrappingCards: Layout {
  private static let cards = [
    ("Flexbox", "Lines that share their room out."), ("Grid", "Columns and rows by one rule."),
    ("Stacks", "SwiftUI's rows and columns."), ("One tree", "Each stands in each other."),
    ("Browsers", "The same frames as in Chromium."),
  ]

  var body: some Layout {
    VStack(alignment: .leading, spacing: 16) {
      ForEach([560.0, 380], id: \.self) { width in
        Text("\(Int(width)) points").font(.footnote).foregroundColor(\.secondary)
        Flex(wrap: .wrap, gap: 12) {
          ForEach(WrappingCards.cards, id: \.0) { card in
            BoxPanel(title: card.0, text: card.1).flex(grow: 1, basis: 150)
          }
        }
        .frame(width: width)
      }
    }
    .padding(20)
  }
}
