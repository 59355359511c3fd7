import Layout
import LayoutScreens

/// A raised box with round corners around an element.
struct Card: LayoutModifier {
  var padding = 16.0

  func body(content: Content) -> some Layout {
    content
      .padding(padding)
      .background(\.surface)
      .cornerRadius(16)
      .shadow(color: Color(hex: 0x0B1020, opacity: 0.10), radius: 12, y: 4)
  }
}

extension Layout {
  /// Puts the element on a card.
  func card(padding: Double = 16) -> some Layout { modifier(Card(padding: padding)) }
}
