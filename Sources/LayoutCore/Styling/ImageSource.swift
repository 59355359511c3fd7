/// The source of a picture's bytes.
@nonexhaustive
public enum ImageSource: Hashable, Sendable {
  /// A file by its path.
  case file(String)
  /// The bytes of a file.
  case data([UInt8])
  /// A symbol of the system.
  case symbol(Symbol)
}

/// A symbol of the system, which is a picture for texts of a font.
public struct Symbol: Hashable, Sendable {
  /// The name in the system's collection.
  public var name: String
  /// The size of the font beside it, in points.
  public var size: Double
  /// The weight of the font beside it; systems with symbols of one weight ignore it.
  public var weight: Font.Weight
  /// The direction of the text beside it: some symbols differ by it, as those that point forwards.
  public var direction: LayoutDirection
  /// The form in which it is shown, as far as the system's collection has it.
  public var variants: SymbolVariants
  /// The colours of its parts.
  public var mode: SymbolRenderingMode

  /// A symbol for a font.
  public init(
    _ name: String, size: Double = Font.body.size, weight: Font.Weight = .regular,
    direction: LayoutDirection = .leftToRight, variants: SymbolVariants = .none,
    mode: SymbolRenderingMode = .monochrome
  ) {
    (self.name, self.size, self.weight, self.direction) = (name, size, weight, direction)
    (self.variants, self.mode) = (variants, mode)
  }
}

/// A picture as it is shown.
public struct ImageContent: Hashable, Sendable {
  /// The source of its bytes.
  public var source: ImageSource
  /// How it fills a box of another shape.
  public var mode: ContentMode
  /// The colour of all its parts, in their opacity; `nil` for its own colours.
  public var tint: Color?
  /// How it is drawn larger or smaller than it is.
  public var interpolation: ImageInterpolation
  /// The parts in which it fills the box, in place of `mode`; `nil` where it is shown as a whole.
  public var slices: ImageSlices?

  /// A picture.
  public init(
    _ source: ImageSource, mode: ContentMode = .fit, tint: Color? = nil, interpolation: ImageInterpolation = .medium,
    slices: ImageSlices? = nil
  ) {
    (self.source, self.mode, self.tint, self.interpolation) = (source, mode, tint, interpolation)
    self.slices = slices
  }
}

/// How the pixels of a picture become others where it is drawn in another size.
public enum ImageInterpolation: UInt8, Hashable, Sendable, CaseIterable {
  /// Each pixel is that of the picture at its place: enlarged pixels are squares.
  case none
  /// Quickly.
  case low
  /// As the host does it by itself.
  case medium
  /// As well as the host can.
  case high
}

/// The way in which a picture fills a box of another shape.
public enum ContentMode: UInt8, Hashable, Sendable {
  /// The whole picture is visible, with margins where the shapes differ.
  case fit
  /// The whole box is covered, and the picture clipped where the shapes differ.
  case fill
  /// Both sides are scaled independently.
  case stretch
}
