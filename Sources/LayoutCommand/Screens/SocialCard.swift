import Layout
import LayoutScreens

/// The preview picture of a link to an article.
struct SocialCard: Layout {
  var body: some Layout {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 24) {
        Topic("Engineering")

        Text("Frames, not constraints")
          .font(.system(size: 72, weight: .bold))

        Text("How a layout system gets by without a solver")
          .font(.system(size: 28))
          .foregroundColor(\.secondary)

        Spacer()

        Byline()
      }
      .padding(64)
      .frame(maxWidth: .infinity, alignment: .leading)

      Boxes()
        .frame(maxHeight: .infinity)
        .size(width: 380)
        .background(\.accent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(\.surface)
  }
}

private struct Topic: Layout {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some Layout {
    Text(name)
      .font(.system(size: 20, weight: .semibold))
      .foregroundColor(\.accent)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(\.accentGround)
      .cornerRadius(12)
  }
}

private struct Byline: Layout {
  var body: some Layout {
    HStack(spacing: 16) {
      Image(data: Landscape.png)
        .contentMode(.fill)
        .size(width: 64, height: 64)
        .cornerRadius(32)

      VStack(alignment: .leading, spacing: 4) {
        Text("Ada Fielding").font(.system(size: 22, weight: .semibold))
        Text("4 minutes").font(.system(size: 20)).foregroundColor(\.secondary)
      }

      Spacer()

      Text("20 Nov 2026").font(.system(size: 20)).foregroundColor(\.secondary)
    }
  }
}

/// Nested boxes, as in a layout.
private struct Boxes: Layout {
  var body: some Layout {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Tile(opacity: 1).size(width: 72)
        VStack(spacing: 16) {
          Tile(opacity: 0.7)
          Tile(opacity: 0.4)
        }
      }
      .size(height: 160)
      Tile(opacity: 0.25).size(height: 72)
      HStack(spacing: 16) {
        Tile(opacity: 0.4)
        Tile(opacity: 0.7)
        Tile(opacity: 1)
      }
      .size(height: 104)
    }
    .size(width: 252)
  }

  private struct Tile: Layout {
    let opacity: Double

    var body: some Layout {
      RoundedRectangle(cornerRadius: 14).foregroundColor(\.onAccent).opacity(opacity)
    }
  }
}
