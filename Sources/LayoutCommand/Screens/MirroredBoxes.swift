import Layout
import LayoutCSS
import LayoutScreens

/// One toolbar in CSS from left to right and from right to left.
struct MirroredBoxes: Layout {
  var body: some Layout {
    VStack(spacing: 16) {
      Toolbar(words: ["File", "Edit", "View", "Help"]).layoutDirection(.leftToRight)
      Toolbar(words: ["ملف", "تحرير", "عرض", "مساعدة"]).layoutDirection(.rightToLeft)
    }
    .padding(16)
  }

  private struct Toolbar: Layout {
    let words: [String]

    var body: some Layout {
      Flex(css: "gap: 8px; align-items: center; padding: 8px; width: 100%") {
        ForEach(words, id: \.self) { word in
          Text(word)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(\.surface)
            .cornerRadius(8)
            .border(\.line)
            .margin(word == words.last ? .leading : [], .auto)
        }
      }
      .border(\.line)
    }
  }
}
