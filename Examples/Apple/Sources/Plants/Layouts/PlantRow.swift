import Layout

/// A plant in a list.
struct PlantRow: Layout {
  let plant: Plant
  let onOpen: () -> Void
  let onWater: () -> Void

  var body: some Layout {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(plant.name)
          .font(.system(size: 16, weight: .semibold))
        Text(plant.reminds ? "\(plant.place), every \(Int(plant.days)) days" : "\(plant.place)")
          .font(.system(size: 12))
          .opacity(0.6)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .onTapGesture(perform: onOpen)
      .accessibilityLabel("Open \(plant.name)")
      .accessibilityRole(.button)
      Button("Water", action: onWater)
        .accessibilityLabel("Water \(plant.name)")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}
