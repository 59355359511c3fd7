public import LayoutEngine

/// The content of one view of a host. Equal contents look the same, so a host is called only when the content changed.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public enum ViewContent: Hashable, Sendable {
  // Apart, so that the frequent ones, which are copied often, are not as large as this one.
  /// A box with a decoration, which holds other views and may cut them off.
  indirect case decorated(Decoration)
  /// A text in its style and colour.
  case text(String, TextStyle, Color)
  /// A picture.
  indirect case image(ImageContent)
  /// A shape.
  case shape(ShapeKind, ShapeAppearance)
  // Shapes of callers are here, and no further case of `ShapeKind`: that stays plain data, so that the frequent shapes
  // are copied without counting references.
  /// A drawing: a shape that hosts do not know, or a `Canvas`.
  case drawing(Drawing)
  /// A control, shown by the host's own widget for it.
  indirect case control(ControlContent)
  /// A view of the host's own.
  case native(NativeContent)
  /// A window onto the views inside it, whose whole size is `contentSize`.
  case scroll(Axis.Set, contentSize: Size)

  /// A picture in its own colours.
  public static func image(_ source: ImageSource, _ mode: ContentMode) -> ViewContent {
    .image(ImageContent(source, mode: mode))
  }

  /// Whether a view with this content can get `other`.
  package func isSameKind(as other: ViewContent) -> Bool {
    switch (self, other) {
    case (.decorated, .decorated), (.text, .text), (.image, .image), (.shape, .shape), (.scroll, .scroll),
      (.native, .native), (.drawing, .drawing):
      true
    case (.control(let one), .control(let two)): one.control.isSameKind(as: two.control)
    default: false
    }
  }
}
