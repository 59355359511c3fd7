import Layout
import LayoutScreens

/// Lengths in percent.
///
/// Percentages of a size are of the proposal to the container, so 90% stays 90% inside a stack that hugs. Distances are
/// measured from the container's own edges.
struct Shares: Layout {
  var body: some Layout {
    ZStack {
      VStack(alignment: .center, spacing: 16) {
        Tile("90% by 60", fill: \.accent)
          .size(width: .percent(90), height: 60)

        Tile("80% by 200", fill: \.good)
          .size(width: .percent(80), height: 200)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)

      Tile("10% down\n20% across", fill: \.notice, text: \.onNotice)
        .size(width: 100, height: 100)
        .top(.percent(10))
        .leading(.percent(20))
    }
  }
}

private struct Tile: Layout {
  let label: String
  let fill: KeyPath<Palette, Color>
  let text: KeyPath<Palette, Color>

  init(_ label: String, fill: KeyPath<Palette, Color>, text: KeyPath<Palette, Color> = \.onAccent) {
    self.label = label
    self.fill = fill
    self.text = text
  }

  var body: some Layout {
    RoundedRectangle(cornerRadius: 12)
      .foregroundColor(fill)
      .overlay {
        Text(label)
          .font(.system(size: 13, weight: .semibold))
          .foregroundColor(text)
          .multilineTextAlignment(.center)
      }
  }
}
