import ArgumentParser

/// What a screen can be written as.
enum FileFormat: String, ExpressibleByArgument, CaseIterable {
  case png, svg, pdf
  /// One line an element.
  case frames
  /// The frames as data.
  case json

  var isPicture: Bool { self == .png || self == .svg || self == .pdf }

  var fileExtension: String { self == .frames ? "txt" : rawValue }

  /// Pictures need the canvas.
  static func checkAvailable(_ formats: [FileFormat]) throws(CommandError) {
    #if !Canvas
      if let picture = formats.first(where: \.isPicture) {
        throw .badInput(
          "\(picture.rawValue) needs the canvas, which this build is without: build with `swift build --traits Canvas`, "
            + "or ask for --format frames or --format json")
      }
    #endif
  }
}
