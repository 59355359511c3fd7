import Layout
import LayoutScreens

/// Spacers share the remaining space: the title is in the upper third, the button in the lower one.
struct QuickStart: Layout {
  var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      Spacer(minLength: 100)

      Text("Welcome to Layout")
        .font(.system(size: 28, weight: .bold))
        .size(width: 300, height: 34)
        .id("title")

      Text("Plain frames, declared like SwiftUI")
        .font(.callout)
        .foregroundColor(\.secondary)
        .size(width: 300, height: 20)
        .id("subtitle")

      Spacer(minLength: 40)

      Text("Get started")
        .font(.headline)
        .foregroundColor(\.onAccent)
        .size(width: 280, height: 50)
        .background(\.accent)
        .cornerRadius(12)
        .id("button")

      Spacer()
    }
    .padding(20)
  }
}
