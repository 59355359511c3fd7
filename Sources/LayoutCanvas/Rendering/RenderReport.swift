public import LayoutCore

/// What was noticed while a layout was drawn into a file; with `strict` it is the error.
///
/// ```swift
/// let report = try card.render(to: "card.png")
/// for diagnostic in report.diagnostics { log(diagnostic.text) }
/// ```
public struct RenderReport: Error, Hashable, Sendable {
  /// The size of the picture in points.
  public let size: Size
  /// The faults: pictures that are missing or cannot be decoded, font families that are not installed, characters that
  /// no font has a glyph for, a layout that is larger than the picture, and bad input such as a padding of NaN.
  public let diagnostics: [Diagnostic]

  /// The faults that are probably not intended; `strict` throws where there is one.
  public var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }

  /// A report from its parts.
  public init(size: Size, diagnostics: [Diagnostic]) {
    self.size = size
    self.diagnostics = diagnostics
  }
}

extension RenderReport: CustomStringConvertible {
  /// One line for each fault; the size where there is none.
  public var description: String {
    diagnostics.isEmpty ? "a picture of \(size) without faults" : diagnostics.map(\.description).joined(separator: "\n")
  }
}
