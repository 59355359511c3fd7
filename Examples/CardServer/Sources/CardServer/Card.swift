import Layout
import LayoutCanvas

/// A title and a text beside a bar.
struct Card: Layout, Sendable {
  let title: String
  let text: String

  var body: some Layout {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.title).lineLimit(3)
      if !text.isEmpty { Text(text).foregroundColor(.gray).lineLimit(20) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(EdgeInsets(top: 20, leading: 26, bottom: 20, trailing: 20))
    .overlay(alignment: .leading) { Color.orange.size(width: 6) }
  }
}

extension CardQuery {
  /// The bytes of the picture. It is drawn on the calling thread, and any number of threads draw at once.
  func picture() throws -> [UInt8] {
    let card = Card(title: title, text: text)
    return switch format {
    case .png: try card.pngData(width: Double(width), scale: Double(scale))
    case .svg: try card.svgData(width: Double(width))
    }
  }
}
