import Foundation
import Testing

@testable import Plants

@Suite
struct GardenTests {
  @Test("A plant that was watered is full, and another one that is gone cannot be changed")
  func water() {
    let garden = Garden.sample
    let fern = garden.plants[1]
    garden.water(fern.id, at: Date(timeIntervalSince1970: 0))
    #expect(garden.plants.map(\.water) == [0.25, 1, 0.75])
    #expect(garden[fern.id].watered == Date(timeIntervalSince1970: 0))
    garden.water(UUID())
    #expect(garden.plants.map(\.water) == [0.25, 1, 0.75])
  }

  @Test("A new plant stands at the end")
  func add() {
    let garden = Garden.sample
    let id = garden.add()
    #expect(garden.plants.map(\.name) == ["Aloe", "Fern", "Lavender", "Plant 4"])
    #expect(garden.plants.last?.id == id)
  }
}
