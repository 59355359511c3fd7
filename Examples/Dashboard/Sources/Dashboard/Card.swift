import LayoutGTK

/// A box with a title.
struct Card<Content: Layout>: Layout {
  @Environment(\.colorScheme) private var scheme
  let title: String
  let content: Content

  init(_ title: String, @LayoutBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }

  var body: some Layout {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).opacity(0.7)
      content
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, minHeight: 170, alignment: .topLeading)
    .background(scheme == .dark ? Color(white: 0.25) : .white)
    .cornerRadius(12)
    .shadow(color: Color(white: 0, opacity: 0.15), radius: 4, y: 1)
  }
}

/// A card with one number that is to be seen from afar.
struct NumberCard: Layout {
  let title: String
  let value: Int
  let color: Color

  var body: some Layout {
    Card(title) {
      Text("\(value)")
        .font(.system(size: 56, weight: .bold))
        .foregroundColor(color)
    }
  }
}
