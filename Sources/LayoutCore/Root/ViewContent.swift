/// What a host shows in one view. Equal contents look the same, so a host is told only when the content changed.
public enum ViewContent: Hashable, Sendable {
  /// A box that only holds other views.
  case container
  /// A box with a decoration, which holds other views and may cut them off.
  case decorated(Decoration)
  /// A text in its style and colour.
  case text(String, TextStyle, Color)
  /// A picture.
  case image(ImageSource, ContentMode)
  /// A shape.
  case shape(ShapeKind, ShapeStyle)
}
