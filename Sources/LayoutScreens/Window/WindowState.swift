import Foundation
import Layout

/// What a window keeps while its program is built anew: its size, its screen, and how far that is scrolled.
struct WindowState: Codable, Equatable {
  var screen: String
  var width: Double
  var height: Double
  /// The offsets of the scroll views, `[x, y]` by their paths.
  var offsets: [String: [Double]]

  /// The environment variable that passes the state to the new program.
  static let variable = "LAYOUT_WINDOW_STATE"

  init(screen: String, size: Size, offsets: [String: Point]) {
    self.screen = screen
    (width, height) = (size.width, size.height)
    self.offsets = offsets.mapValues { [$0.x, $0.y] }
  }

  /// The state in a text that `text` made; `nil` where it is none.
  init?(_ text: String) {
    guard let state = try? JSONDecoder().decode(WindowState.self, from: Data(text.utf8)) else { return nil }
    self = state
  }

  /// The state as one line.
  var text: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

  var size: Size { Size(width: width, height: height) }

  var points: [String: Point] {
    offsets.compactMapValues { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }
  }
}
