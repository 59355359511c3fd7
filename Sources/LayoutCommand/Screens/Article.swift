import Layout
import LayoutScreens

/// An article: a picture, rich text with links, justified paragraphs and a pull quote.
struct Article: Layout {
  var body: some Layout {
    EnvironmentReader { environment in
      VStack(alignment: .leading, spacing: 32) {
        ArticleHead()
        ArticlePicture()
        ArticleText(accent: environment.palette.accent)
      }
      .padding(.horizontal, 56)
      .padding(.vertical, 64)
      .background(\.surface)
      .colorTheme(ColorTheme([.link: environment.palette.accent]))
    }
  }
}

private struct ArticleHead: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 20) {
      Text("FIELD NOTES")
        .font(.system(size: 13, weight: .bold))
        .kerning(1.6)
        .foregroundColor(\.accent)
      Text("The hills that keep the evening")
        .font(.serif(size: 52, weight: .bold))
        .lineHeight(.exact(points: 60))
      Text("A week on the old border path, where light stays longer than the calendar allows.")
        .font(.system(size: 20))
        .lineHeight(.exact(points: 30))
        .foregroundColor(\.secondary)
      HStack(spacing: 12) {
        Avatar(name: "Ada Fielding")
        VStack(alignment: .leading, spacing: 2) {
          Text("Ada Fielding").font(.subheadline.weight(.semibold))
          Text("20 November, 6 minutes").font(.footnote).foregroundColor(\.secondary)
        }
        Spacer()
        HStack(spacing: 20) {
          SymbolIcon("bookmark")
          SymbolIcon("square.and.arrow.up")
        }
        .foregroundColor(\.secondary)
      }
      .padding(.top, 8)
    }
  }
}

private struct ArticlePicture: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 12) {
      Image(data: Landscape.png)
        .contentMode(.fill)
        .size(height: 288)
        .cornerRadius(20)
      Text("Half past six, from the upper hut.").font(.footnote).foregroundColor(\.secondary)
    }
  }
}

private struct ArticleText: Layout {
  let accent: Color

  var body: some Layout {
    VStack(alignment: .leading, spacing: 24) {
      paragraph(
        Text("This is no path for the view alone. ").bold().foregroundColor(accent)
          + Text(
            markdown:
              "It follows a line that three kingdoms drew and none could keep, and it is marked by stones that "
              + "lean *towards each other*, as if they still had something to discuss. The [survey of 1824]"
              + "(https://example.org/survey) counted 311 of them; I found 298."))
      paragraph(
        Text(
          markdown:
            "What stays is the light. The ridge runs from north to south, so each valley has its own sunset: first the "
            + "eastern meadows, then the mill, and **forty minutes later** the hut where I write this."))
      quote
      paragraph(
        Text(
          markdown:
            "Bring a map of paper, and bring a second pair of socks. The rest is in the [list for the border path]"
            + "(https://example.org/list), which has grown to one page and will not grow any further."))
    }
  }

  private func paragraph(_ text: Text) -> some Layout {
    text
      .font(.serif(size: 18))
      .lineHeight(.exact(points: 30))
      .multilineTextAlignment(.justified)
  }

  private var quote: some Layout {
    HStack(spacing: 24) {
      Capsule().foregroundColor(\.accent).size(width: 4)
      VStack(alignment: .leading, spacing: 12) {
        Text("“The sun goes down three times a day, if you are willing to walk.”")
          .font(.serif(size: 26).italic())
          .lineHeight(.exact(points: 36))
        Text("Grace Miller, keeper of the upper hut").font(.subheadline).foregroundColor(\.secondary)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.vertical, 12)
  }
}
