import LayoutEngine

/// A ground through which what is behind shows, out of focus.
///
/// ```swift
/// Text("Playing").padding().background(.thinMaterial, in: Capsule())
/// ```
///
/// It is a colour of the colour scheme, grey or nearly white, with an opacity. The canvas blurs what is painted below
/// in PNG files, in the box around it: a group or a decoration with an effect. SVG and PDF have no blur of what is
/// below, nor have GTK 4.8 and the layers of UIKit and AppKit; there it is the colour alone.
public struct Material: Hashable, Sendable {
  enum Weight {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  let weight: Weight

  init(_ weight: Weight) { self.weight = weight }

  /// Most of what is behind is seen.
  public static var ultraThin: Material { Material(.ultraThin) }
  /// More is seen than is covered.
  public static var thin: Material { Material(.thin) }
  /// The middle.
  public static var regular: Material { Material(.regular) }
  /// More is covered than is seen.
  public static var thick: Material { Material(.thick) }
  /// Little of what is behind is seen.
  public static var ultraThick: Material { Material(.ultraThick) }

  /// The colour that lies on what is behind.
  var tint: Color {
    let opacity =
      switch weight {
      case .ultraThin: 0.4
      case .thin: 0.55
      case .regular: 0.7
      case .thick: 0.82
      case .ultraThick: 0.92
      case .bar: 0.86
      }
    return Color(light: Color(white: 0.97, opacity: opacity), dark: Color(white: 0.13, opacity: opacity))
  }
}

/// A material at a place: what hosts get.
public struct MaterialPaint: Hashable, Sendable {
  /// The material.
  public var material: Material
  /// The colour that lies on what is behind, with its opacity.
  public var tint: Color

  /// The deviation in points by which what is behind is blurred.
  package static var deviation: Double { 8 }
}

extension Material: ShapeStyle {
  /// The material as a paint.
  public var paint: Paint { .material(MaterialPaint(material: self, tint: tint)) }
}

extension ShapeStyle where Self == Material {
  /// Most of what is behind is seen, out of focus.
  public static var ultraThinMaterial: Material { Material(.ultraThin) }
  /// More of what is behind is seen than is covered.
  public static var thinMaterial: Material { Material(.thin) }
  /// About half of what is behind is seen.
  public static var regularMaterial: Material { Material(.regular) }
  /// More of what is behind is covered than is seen.
  public static var thickMaterial: Material { Material(.thick) }
  /// Little of what is behind is seen.
  public static var ultraThickMaterial: Material { Material(.ultraThick) }
  /// The ground of bars.
  public static var bar: Material { Material(.bar) }
}
