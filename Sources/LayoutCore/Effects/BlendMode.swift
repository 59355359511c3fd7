/// The way in which an element's colours are mixed with those behind it.
///
/// The modes are those of CSS and PDF.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  /// The element covers what is behind it.
  case normal
  /// The product of both: never lighter.
  case multiply
  /// The inverse of the product of the inverses: never darker.
  case screen
  /// Multiplied where what is behind is dark, else screened.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind becomes lighter, the more the lighter the element is.
  case colorDodge
  /// What is behind becomes darker, the more the darker the element is.
  case colorBurn
  /// As `overlay`, softer, by the element's lightness.
  case softLight
  /// As `overlay`, by the element's lightness.
  case hardLight
  /// The distance between both.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The element's hue.
  case hue
  /// The element's saturation.
  case saturation
  /// The element's hue and saturation.
  case color
  /// The element's lightness.
  case luminosity
}
