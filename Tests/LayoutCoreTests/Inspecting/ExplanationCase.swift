import LayoutCore
import Testing

/// A layout and the explanation of its element with the id `it`.
///
/// The root is 320 by 480, and texts are ten points wide for each character and twenty high for each line.
struct ExplanationCase: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable () -> any Layout
  let lines: [String]

  init(_ name: String, _ lines: [String], _ make: @escaping @Sendable () -> any Layout) {
    self.name = name
    self.lines = lines
    self.make = make
  }

  var testDescription: String { name }

  var root: LayoutRoot {
    var environment = EnvironmentValues()
    environment.font = .system(size: 20)
    let root = LayoutRoot(
      size: Size(width: 320, height: 480),
      measurers: Measurers(
        text: FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1, ascent: 0.75), images: Pictures()),
      environment: environment)
    root.updateBody { AnyLayout(erasing: make()) }
    return root
  }
}

/// One picture of 64 by 48; others cannot be decoded.
private final class Pictures: ImageMeasurer {
  func size(of source: ImageSource) -> Size? {
    source == .file("picture.png") ? Size(width: 64, height: 48) : nil
  }
}

extension Layout {
  /// The element that a case is about.
  var it: some Layout { id("it") }
}
