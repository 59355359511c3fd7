import Layout

/// Everything about a plant, to be changed. The row for what the system has a view of its own for is the caller's.
struct PlantForm<Extra: Layout>: Layout {
  @Binding var plant: Plant
  let extra: Extra

  init(plant: Binding<Plant>, @LayoutBuilder extra: () -> Extra) {
    _plant = plant
    self.extra = extra()
  }

  var body: some Layout {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 16) {
      GridRow {
        Text("Name")
        TextField("What is it called?", text: $plant.name)
      }
      GridRow {
        Text("Place")
        Picker(Plant.Place.allCases, selection: $plant.place)
      }
      GridRow {
        Text("Light")
        Slider(value: $plant.light, in: 1...5, step: 1)
          .accessibilityLabel("Light")
      }
      extra
      Toggle("Remind me", isOn: $plant.reminds)
      if plant.reminds {
        GridRow {
          Text("\(Int(plant.days)) days")
          Slider(value: $plant.days, in: 1...30, step: 1)
            .accessibilityLabel("Days between two waterings")
        }
      }
      WaterLevel(level: plant.water)
      Button("Water now") { withAnimation(.easeInOut(duration: 0.4)) { plant.water = 1 } }
    }
    .padding(20)
  }
}
