import Layout
import LayoutScreens

/// The same tags in lines of three widths, and centred.
struct Tags: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 24) {
      ForEach([420, 300, 200], id: \.self) { width in
        VStack(alignment: .leading, spacing: 8) {
          Text("\(width) points").font(.footnote).foregroundColor(\.secondary)
          TagFlow(alignment: .leading).frame(width: Double(width), alignment: .leading)
        }
      }
      Text("300 points, in the middle").font(.footnote).foregroundColor(\.secondary)
      TagFlow(alignment: .center).frame(width: 300, alignment: .leading)
    }
    .padding(24)
  }
}

/// Tags as long as their words, wrapped into lines.
private struct TagFlow: Layout {
  static let tags = [
    "frames", "no constraints", "server", "PNG", "SVG", "right to left", "lazy", "PDF", "native windows", "tests",
  ]

  let alignment: Alignment

  var body: some Layout {
    FlowLayout(alignment: alignment, spacing: 8, lineSpacing: 8) {
      ForEach(TagFlow.tags, id: \.self) { tag in
        Text(tag)
          .font(.subheadline)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(\.surface)
          .cornerRadius(14)
          .border(\.line)
      }
    }
  }
}
