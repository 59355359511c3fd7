import Layout
import LayoutScreens

/// A panel that fills its box, with a title and a line of text.
struct BoxPanel: Layout {
  let title: String
  let text: String

  var body: some Layout {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.headline)
      Text(text).font(.footnote).foregroundColor(\.secondary)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(\.surface)
    .cornerRadius(10)
    .border(\.line)
  }
}
