#if canImport(CCairo)
  import LayoutCanvas
  public import LayoutCore
  public import LayoutTesting

  extension SnapshotStrategy {
    /// A picture as the canvas draws it, in PNG.
    ///
    /// Where it differs from its reference, the reference, the new picture and one with the changed pixels in red are
    /// written into a folder and attached to the test: see `SnapshotCheck.failures`.
    ///
    /// The looks of texts depend on the fonts of the machine: fix these (`FONTCONFIG_FILE`) where references are used
    /// on several machines.
    ///
    /// - Parameters:
    ///   - precision: the share of pixels that must be the same, 0 to 1; a value that is not a number counts as 1.
    ///   - tolerance: a pixel is the same where none of its parts (red, green, blue, opacity; 0 to 255) differs by
    ///     more.
    ///   - width: the width of the picture in points; `nil` is the layout's own.
    ///   - height: the height of the picture in points; `nil` is the layout's own.
    ///   - scale: pixels per point.
    ///   - background: the colour that is drawn first, in the environment's colour scheme; `nil` leaves the picture
    ///     transparent.
    public static func image(
      precision: Double = 1, tolerance: Int = 0, width: Double? = nil, height: Double? = nil, scale: Double = 1,
      background: Color? = .background
    ) -> SnapshotStrategy {
      SnapshotStrategy(pathExtension: "png") { layout in
        try layout.pngData(width: width, height: height, scale: scale, background: background)
      } difference: { reference, actual in
        PictureDifference(reference, actual, tolerance: tolerance).text(precision: precision)
      } marks: { reference, actual in
        PictureDifference.marked(reference, actual, tolerance: tolerance)
      }
    }

    /// A picture as the canvas draws it, in SVG, compared as a text.
    public static var svg: SnapshotStrategy { svg() }

    /// A picture as the canvas draws it, in SVG, compared as a text.
    ///
    /// - Parameters:
    ///   - width: the width of the picture in points; `nil` is the layout's own.
    ///   - height: the height of the picture in points; `nil` is the layout's own.
    ///   - background: the colour that is drawn first, in the environment's colour scheme; `nil` leaves the picture
    ///     transparent.
    public static func svg(
      width: Double? = nil, height: Double? = nil, background: Color? = .background
    ) -> SnapshotStrategy {
      .text(pathExtension: "svg") { layout in
        String(decoding: try layout.svgData(width: width, height: height, background: background), as: UTF8.self)
      }
    }
  }

  extension PictureDifference {
    /// The difference, in words; `nil` where at least `precision` of the pixels are the same.
    func text(precision: Double) -> String? {
      guard let reference = sizes[0] else { return "the reference is no PNG file that can be decoded" }
      guard let actual = sizes[1] else { return "the picture cannot be decoded" }
      guard reference == actual else {
        return "the reference is \(reference[0])x\(reference[1]) pixels, the picture \(actual[0])x\(actual[1])"
          + (box.map { "; what differs is in the box of \($0.text)" } ?? "")
      }
      let count = reference[0] * reference[1]
      let precision = precision.isNaN ? 1 : min(max(precision, 0), 1)
      guard Double(count - differingCount) < precision * Double(count) else { return nil }
      return "\(differingCount) of \(count) pixels differ, by \(greatest) of 255 at most; a share of \(precision) "
        + "must be the same; they are in the box of \(box?.text ?? "no pixels")"
    }
  }

  extension PictureDifference.Box {
    /// The box as text: `12x8 pixels at (40, 96)`.
    fileprivate var text: String { "\(width)x\(height) pixels at (\(x), \(y))" }
  }
#endif
