import Foundation
import Observation

/// All plants. What shows one of them follows its changes.
@Observable
final class Garden {
  private(set) var plants: [Plant]

  init(_ plants: [Plant]) { self.plants = plants }

  /// A plant. One that is gone reads as an empty one, and cannot be changed.
  subscript(id: Plant.ID) -> Plant {
    get { plants.first { $0.id == id } ?? Plant(id: id, name: "") }
    set {
      if let index = plants.firstIndex(where: { $0.id == id }) { plants[index] = newValue }
    }
  }

  /// Adds a plant at the end.
  func add() -> Plant.ID {
    let plant = Plant(name: "Plant \(plants.count + 1)")
    plants.append(plant)
    return plant.id
  }

  /// Gives a plant all the water that it takes.
  func water(_ id: Plant.ID, at date: Date = .now) { (self[id].water, self[id].watered) = (1, date) }
}

extension Garden {
  /// What there is to see at first.
  static var sample: Garden {
    Garden([
      Plant(name: "Aloe", place: .window, light: 5, water: 0.25),
      Plant(name: "Fern", place: .shade, light: 2, water: 0.5),
      Plant(name: "Lavender", place: .balcony, light: 4, water: 0.75),
    ])
  }
}
