#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Layout

  /// The whole window: the plants, and the one that is chosen.
  struct GardenScreen: Layout {
    @Bindable var garden: Garden
    @State private var selection: Plant.ID?

    var body: some Layout {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(garden.plants) { plant in
                PlantRow(plant: plant) {
                  selection = plant.id
                } onWater: {
                  withAnimation(.easeInOut(duration: 0.4)) { garden.water(plant.id) }
                }
                .background(plant.id == selection ? Color.blue.opacity(0.2) : .clear)
              }
            }
          }
          Divider()
          Button("Add a plant") { selection = garden.add() }
            .padding(12)
        }
        .frame(width: 260)
        Divider()
        if let selection {
          PlantForm(plant: $garden[selection]) {
            LightIndicator(light: garden[selection].light)
          }
          .id(selection)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        } else {
          Text("Choose a plant")
            .opacity(0.6)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
  }
#endif
