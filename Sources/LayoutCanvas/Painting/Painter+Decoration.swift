#if canImport(CCairo)
  package import LayoutCore

  extension Painter {
    /// Draws a decoration and its content, without its effect (`effected`).
    ///
    /// The order is: the shadow, the background, the content, and the border inside the edges. The content is clipped
    /// at the box where the decoration clips or has round corners. The opacity applies to all of it together.
    ///
    /// - Parameters:
    ///   - rect: the box.
    ///   - bounds: the area of box, shadow and content, if known; see `withOpacity`.
    ///   - content: draws the content of the box. It is called twice where its own outline has the shadow in SVG or
    ///     PDF, and not at all where the opacity is 0.
    package func decorated(
      _ decoration: Decoration, in rect: Rect, bounds: Rect? = nil, content: () -> Void
    ) {
      let shape = decoration.shape
      func box() {
        if decoration.clips || decoration.cornerRadius > 0 {
          withClip(shape, in: rect, draw: content)
        } else {
          content()
        }
        if let border = decoration.border { stroke(shape, in: rect, border: border) }
      }
      withOpacity(decoration.opacity, in: bounds) {
        guard let background = decoration.background, background.opacity > 0 else {
          return withShadow(decoration.shadow, draw: box)
        }
        if var shadow = decoration.shadow {
          shadow.color = shadow.color.opacity(background.opacity)
          self.shadow(shadow, of: shape, in: rect)
        }
        fill(shape, in: rect, paint: background)
        box()
      }
    }
  }

  extension Decoration {
    /// The outline of the box.
    fileprivate var shape: ShapeKind {
      cornerRadius > 0 ? .roundedRectangle(radius: cornerRadius) : .rectangle
    }
  }
#endif
