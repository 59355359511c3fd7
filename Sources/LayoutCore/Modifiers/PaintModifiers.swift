extension Layout {
  /// Shows a shape of the element's size in a style behind the element.
  ///
  /// ```swift
  /// Text("New").padding(6).background(.accentColor, in: Capsule())
  /// ```
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some Layout {
    background { shape.fill(style) }
  }

  /// Shows a shape of the element's size in a colour behind the element.
  public func background(_ color: Color, in shape: some Shape) -> some Layout {
    background { shape.fill(color) }
  }

  /// Fills the element's box with a style, in front of it.
  ///
  /// ```swift
  /// photo.overlay(.linearGradient(colors: [.clear, .black], startPoint: .center, endPoint: .bottom))
  /// ```
  public func overlay(_ style: some ShapeStyle) -> some Layout {
    overlay { Rectangle().fill(style) }
  }

  /// Fills the element's box with a colour, in front of it.
  public func overlay(_ color: Color) -> some Layout {
    overlay { Rectangle().fill(color) }
  }

  /// Shows a shape of the element's size in a style in front of the element.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some Layout {
    overlay { shape.fill(style) }
  }

  /// Shows a shape of the element's size in a colour in front of the element.
  public func overlay(_ color: Color, in shape: some Shape) -> some Layout {
    overlay { shape.fill(color) }
  }
}
