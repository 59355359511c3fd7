import Foundation

/// A plant, and what it needs.
struct Plant: Identifiable, Equatable, Sendable {
  enum Place: String, CaseIterable, CustomStringConvertible {
    case window, shade, balcony

    var description: String { rawValue.capitalized }
  }

  let id: UUID
  var name: String
  var place: Place
  /// How much light it has, from 1 to 5.
  var light: Double
  /// How much water it has left, from 0 to 1.
  var water: Double
  var watered: Date
  /// Whether it has reminders of watering, and after how many days.
  var reminds = true
  var days = 7.0

  init(
    id: UUID = UUID(), name: String, place: Place = .window, light: Double = 3, water: Double = 0,
    watered: Date = .now
  ) {
    (self.id, self.name, self.place, self.light) = (id, name, place, light)
    (self.water, self.watered) = (water, watered)
  }
}
