#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  // Layers that draw bitmaps of what no layer has by itself. Their properties have default values, so that Core Animation
  // can copy them by its own initializer. Their coordinates are the layout's: y grows downwards.

  /// A text in a layer, for drawings, where no label can be.
  final class TextLayer: CALayer {
    private var text: NSAttributedString?

    /// Shows a text in the lines that the width of the frame has room for.
    func show(_ text: NSAttributedString, scale: Double) {
      self.text = text
      redraw(scale: scale)
    }

    override func draw(in context: CGContext) {
      withToolkit(context) {
        text?.draw(with: bounds, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      }
    }
  }

  /// A picture in a layer, for drawings.
  final class PictureLayer: CALayer {
    private var picture: Picture?
    private var mode = ContentMode.fit
    private var tint: CGColor?

    func show(_ picture: Picture, _ content: ImageContent, scale: Double) {
      (self.picture, mode, tint) = (picture, content.mode, content.tint?.native.cgColor)
      redraw(scale: scale)
    }

    /// Draws the picture, and then its tint where it is.
    override func draw(in context: CGContext) {
      guard let picture else { return }
      let place = mode.placed(picture.pixels, in: Rect(bounds))
      withToolkit(context) { picture.image.fill(CGRect(place)) }
      guard let tint else { return }
      context.setBlendMode(.sourceAtop)
      context.setFillColor(tint)
      context.fill(bounds)
    }
  }

  /// A picture again and again, for patterns.
  final class TileLayer: CALayer {
    private var tile: CGImage?
    /// One of the tiles.
    private var place = CGRect.zero

    /// Shows a pattern from a point of the layer on.
    func show(_ picture: Picture, _ pattern: ImagePaint, from start: Point, _ scale: Double) {
      tile = picture.image.bitmap
      place = CGRect(
        x: start.x, y: start.y, width: picture.pixels.width * pattern.scale,
        height: picture.pixels.height * pattern.scale)
      redraw(scale: scale)
    }

    /// Draws the tiles upside down in a mirrored plane: Core Graphics has the first row of a picture on top where y grows
    /// upwards.
    override func draw(in context: CGContext) {
      guard let tile, place.width > 0, place.height > 0 else { return }
      context.translateBy(x: place.minX, y: place.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(tile, in: CGRect(origin: .zero, size: place.size), byTiling: true)
    }
  }

  extension CALayer {
    /// Draws the bitmap again, with `scale` pixels a point.
    fileprivate func redraw(scale: Double) {
      contentsScale = CGFloat(scale)
      setNeedsDisplay()
    }
  }

  extension ContentMode {
    /// The frame of a picture of `size` in `rect`; it may extend beyond two sides.
    func placed(_ size: Size, in rect: Rect) -> Rect {
      guard self != .stretch, size.width > 0, size.height > 0 else { return rect }
      let (across, down) = (rect.width / size.width, rect.height / size.height)
      let scale = self == .fit ? min(across, down) : max(across, down)
      let (width, height) = (size.width * scale, size.height * scale)
      return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
  }
#endif
