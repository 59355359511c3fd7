import Layout
import LayoutScreens

/// A geometry reader, which passes its size to its content and places it at its top leading corner.
struct Bars: Layout {
  var body: some Layout {
    GeometryReader { proxy in
      VStack(alignment: .center, spacing: 8) {
        Bar(label: "0.8 of the width", fill: \.accent)
          .size(width: proxy.size.width * 0.8, height: 60)

        Bar(label: "0.6 of the width", fill: \.good)
          .size(width: proxy.size.width * 0.6, height: 40)
      }
    }
    .size(width: 360, height: 140)
  }
}

private struct Bar: Layout {
  let label: String
  let fill: KeyPath<Palette, Color>

  var body: some Layout {
    RoundedRectangle(cornerRadius: 8)
      .foregroundColor(fill)
      .overlay { Text(label).font(.footnote).foregroundColor(\.onAccent) }
  }
}
