/// The file formats of a screen.
package enum FileFormat: String, CaseIterable, Sendable {
  case png, svg, pdf
  /// The frames as text, one line per element.
  case frames
  /// The frames as data.
  case json

  var isPicture: Bool { self == .png || self == .svg || self == .pdf }

  package var fileExtension: String { self == .frames ? "txt" : rawValue }

  /// Throws where a format needs the canvas and this build has none.
  package static func checkAvailable(_ formats: [FileFormat]) throws(CommandError) {
    #if !Canvas
      if let picture = formats.first(where: \.isPicture) {
        throw .badInput(
          "\(picture.rawValue) needs the canvas, which this build is without: build with `swift build --traits Canvas`, "
            + "or choose --format frames or --format json")
      }
    #endif
  }
}
