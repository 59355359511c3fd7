import Layout

/// A board of notes.
struct Board: Layout {
  var body: some Layout {
    Columns(count: 3, spacing: 12) {
      Note(title: "Groceries", text: "Oats, milk, apples, a loaf of rye bread and coffee.", color: Color(hex: 0xFFE8A3))
      Note(title: "Call Ada", text: "About Tuesday.", color: Color(hex: 0xD3E9FF))
      Note(
        title: "Trip",
        text: "Two nights in the mountains. Take the early train, since the later one stops at every village.",
        color: Color(hex: 0xDDF3D5))
      Note(
        title: "Reading",
        text: "Thirty pages a day are enough to finish before the library wants its book back.",
        color: Color(hex: 0xF6D9E6))
      Note(title: "Bicycle", text: "The rear brake squeaks.", color: Color(hex: 0xFFE8A3))
      Note(title: "Ideas", text: "A lamp that follows the sun. A clock without hands.", color: Color(hex: 0xE4DDF8))
      Note(title: "Rent", text: "Due on Friday.", color: Color(hex: 0xD3E9FF))
    }
    .padding(16)
  }
}

/// A title and a text on a colour, as wide as its place.
struct Note: Layout, Equatable {
  let title: String
  let text: String
  let color: Color

  var body: some Layout {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.headline)
      Text(text).font(.system(size: 13))
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(color)
    .cornerRadius(8)
  }
}
