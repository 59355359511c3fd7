/// The look of all texts inside an element.
extension Layout {
  /// Sets the weight of the texts inside; `nil` is their font's.
  public func fontWeight(_ weight: Font.Weight?) -> _ModifiedLayout<Self, _EnvironmentModifier<Font.Weight?>> {
    environment(\.fontWeight, weight)
  }

  /// Sets the width of the letters inside; `nil` is their font's.
  public func fontWidth(_ width: Font.Width?) -> _ModifiedLayout<Self, _EnvironmentModifier<Font.Width?>> {
    environment(\.fontWidth, width)
  }

  /// Sets the design of the texts inside, of the host's own fonts; `nil` is their font's.
  public func fontDesign(_ design: Font.Design?) -> _ModifiedLayout<Self, _EnvironmentModifier<Font.Design?>> {
    environment(\.fontDesign, design)
  }

  /// Makes the texts inside bold.
  public func bold(_ isActive: Bool = true) -> _ModifiedLayout<Self, _EnvironmentModifier<Font.Weight?>> {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes the texts inside slanted.
  public func italic(_ isActive: Bool = true) -> _ModifiedLayout<Self, _EnvironmentModifier<Bool?>> {
    environment(\.isItalic, isActive)
  }

  /// Sets the texts inside in the host's fixed-width family.
  public func monospaced(_ isActive: Bool = true) -> _ModifiedLayout<Self, _EnvironmentModifier<Font.Design?>> {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes all digits inside equally wide, where the font has such digits.
  public func monospacedDigit() -> _ModifiedLayout<Self, _EnvironmentModifier<Bool?>> {
    environment(\.hasMonospacedDigits, true)
  }

  /// Draws a line under the texts inside; a colour of `nil` is the text's.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> _ModifiedLayout<
    Self, _EnvironmentModifier<TextLine?>
  > {
    environment(\.underline, TextLine(isVisible: isActive, color: color))
  }

  /// Draws a line through the texts inside; a colour of `nil` is the text's.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> _ModifiedLayout<
    Self, _EnvironmentModifier<TextLine?>
  > {
    environment(\.strikethrough, TextLine(isVisible: isActive, color: color))
  }

  /// Adds points between the letters inside; less than 0 moves them together.
  public func kerning(_ points: Double) -> _ModifiedLayout<Self, _EnvironmentModifier<Double?>> {
    environment(\.kerning, points)
  }

  /// Raises the texts inside by that many points above their baseline; less than 0 lowers them.
  public func baselineOffset(_ points: Double) -> _ModifiedLayout<Self, _EnvironmentModifier<Double?>> {
    environment(\.baselineOffset, points)
  }

  /// Adds points between two lines of a text inside; a number that is not positive and finite counts as 0.
  public func lineSpacing(_ points: Double) -> _ModifiedLayout<Self, _EnvironmentModifier<Double>> {
    environment(\.lineSpacing, points)
  }

  /// Sets the height of the lines inside; `nil` is the fonts' own.
  public func lineHeight(_ height: LineHeight?) -> _ModifiedLayout<Self, _EnvironmentModifier<LineHeight?>> {
    environment(\.lineHeight, height)
  }

  /// Lets texts with a limit of lines become smaller where they do not fit, down to `factor` times their size.
  ///
  /// The factor is the greatest of whole per cents with which the whole text fits its width in its limit of lines. A
  /// factor that is not above 0 and at most 1 counts as 1. A text without a limit of lines keeps its size.
  public func minimumScaleFactor(_ factor: Double) -> _ModifiedLayout<Self, _EnvironmentModifier<Double>> {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the letters of texts with a limit of lines move together, by a twentieth of the font's size, where the text
  /// fits then and does not fit otherwise.
  public func allowsTightening(_ flag: Bool) -> _ModifiedLayout<Self, _EnvironmentModifier<Bool>> {
    environment(\.allowsTightening, flag)
  }

  /// Sets whether a person can select the texts inside, on hosts whose labels can be selected.
  public func textSelection(_ selectability: TextSelectability) -> _ModifiedLayout<Self, _EnvironmentModifier<Bool>> {
    environment(\.isTextSelectable, selectability == .enabled)
  }
}

/// Whether texts can be selected.
public enum TextSelectability: UInt8, Hashable, Sendable {
  /// They can.
  case enabled
  /// They cannot.
  case disabled
}
