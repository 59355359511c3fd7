import SwiftUINames
import Testing

/// Code as it is written for SwiftUI, by its names.
private struct Badge: View {
  let count: Int

  var body: some View {
    if count > 0 { Rectangle().frame(width: 10, height: 10) } else { EmptyView() }
  }
}

private struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { HStack(spacing: 4) { content }.modifier(Framed()) }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(3) }
}

@Suite struct SwiftUINamesTests {
  @Test func `views, builders and modifiers by SwiftUI's names are layouts`() {
    let card = Card {
      Badge(count: 1)
      Badge(count: 0)
      AnyView(Rectangle().frame(width: 20, height: 5))
    }
    #expect(card.sizeThatFits(Proposal(width: 100, height: 100)) == Size(width: 40, height: 16))
    let any: any Layout = card
    #expect(any.intrinsicContentSize == Size(width: 40, height: 16))
  }
}
