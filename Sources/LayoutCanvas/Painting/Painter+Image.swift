#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Painter {
    /// Draws a picture into a box; a placeholder where it cannot be decoded.
    package func image(_ content: ImageContent, in rect: Rect) {
      guard admits(rect) else { return }
      guard let picture = images.picture(content.source) else { return placeholder(in: rect) }
      guard content.slices == nil else {
        var isDrawn = false
        saving {
          cairo_translate(context, rect.minX, rect.minY)
          isDrawn = picture.draw(content, on: context, in: rect.size, isRaster: isRaster)
        }
        if !isDrawn { placeholder(in: rect) }
        return
      }
      let target = content.mode.placed(picture.size, in: rect)
      guard let visible = target.overlap(with: rect), admits(target) else { return }
      var isDrawn = false
      saving {
        cairo_rectangle(context, visible.minX, visible.minY, visible.width, visible.height)
        cairo_clip(context)
        cairo_translate(context, target.minX, target.minY)
        cairo_scale(context, target.width / picture.size.width, target.height / picture.size.height)
        isDrawn = picture.draw(
          on: context, tint: content.tint, interpolation: content.interpolation, isRaster: isRaster)
      }
      if !isDrawn { placeholder(in: rect) }
    }

    /// Draws the placeholder of a picture that cannot be decoded: a light grey box with a border and a cross.
    package func placeholder(in rect: Rect) {
      guard admits(rect) else { return }
      fill(.rectangle, in: rect, color: .lightGray)
      setColor(.gray)
      saving {
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        cairo_set_line_width(context, 1)
        cairo_move_to(context, rect.minX, rect.minY)
        cairo_line_to(context, rect.maxX, rect.maxY)
        cairo_move_to(context, rect.minX, rect.maxY)
        cairo_line_to(context, rect.maxX, rect.minY)
        cairo_stroke(context)
      }
      stroke(.rectangle, in: rect, border: Border(color: .gray, width: 1))
    }
  }

  extension ContentMode {
    /// The frame of a picture of `size` in `rect`; it may extend beyond two sides.
    func placed(_ size: Size, in rect: Rect) -> Rect {
      let (x, y) = (rect.width / size.width, rect.height / size.height)
      let scale: Double
      switch self {
      case .stretch: return rect
      case .fit: scale = min(x, y)
      case .fill: scale = max(x, y)
      }
      let placed = Size(width: size.width * scale, height: size.height * scale)
      return Rect(
        x: rect.midX - placed.width / 2, y: rect.midY - placed.height / 2, width: placed.width, height: placed.height)
    }
  }
#endif
