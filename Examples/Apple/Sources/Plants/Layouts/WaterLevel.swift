import Layout

/// A bar that is as full as there is water. It moves where the level is changed by `withAnimation`.
struct WaterLevel: Layout {
  /// From 0 to 1.
  let level: Double

  var body: some Layout {
    Capsule()
      .fill(Color.blue.opacity(0.2))
      .frame(height: 12)
      .overlay(alignment: .leading) {
        Capsule()
          .fill(.blue)
          .size(width: Percent(level * 100))
      }
      .accessibilityLabel("Water: \(Int(level * 100)) %")
  }
}
