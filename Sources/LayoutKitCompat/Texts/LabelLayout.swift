public import LayoutCore

/// A text in lines.
///
/// Measuring:
///
/// 1. An empty text has no size.
/// 2. The text is measured in lines as wide as the available width; the size is rounded up to whole pixels.
/// 3. With a limit of lines, a longer text is as wide as the available width, or as its longest line if that is
///    unbounded. It is as high as the limit of lines.
/// 4. The size is at most the available size.
///
/// The defaults are those of a label: 17 points, any number of lines, truncated at the end, at the top leading corner.
public final class LabelLayout: MeasurableLayout {
  /// The text.
  public let text: String
  /// The font.
  public let font: Font
  /// The height of a line in points; `nil` uses the font's.
  public let lineHeight: Double?
  /// The largest number of lines; 0 for no limit.
  public let numberOfLines: Int
  /// The place where a text that does not fit is truncated.
  public let lineBreakMode: TruncationMode
  /// The colour of the text.
  public let color: Color
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The flexibility; 0 on both axes by default.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?

  private let measured: MeasuredText
  private let view: ViewRecipe?
  private let fault: LayoutFault?

  /// Makes a text in lines.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - font: the font.
  ///   - lineHeight: the height of a line in points; `nil` uses the font's, and so does a value that is not positive
  ///     and finite.
  ///   - numberOfLines: the largest number of lines; 0 or a negative value for no limit.
  ///   - lineBreakMode: where a line that does not fit is shortened.
  ///   - color: the colour of the text.
  ///   - alignment: the position of the layout in its room.
  ///   - flexibility: how willing it is to be compressed or stretched.
  ///   - viewReuseId: the name under which a view is reused.
  ///   - scale: pixels per point, to which sizes are rounded up.
  ///   - measurer: measures the text; `nil` uses the current measurer.
  ///   - view: the recipe of the view; by default the text itself.
  public convenience init(
    text: String, font: Font = .body, lineHeight: Double? = nil, numberOfLines: Int = 0,
    lineBreakMode: TruncationMode = .tail, color: Color = .black, alignment: LayoutKitAlignment = .topLeading,
    flexibility: Flexibility = .flexible, viewReuseId: String? = nil, scale: Double = 1,
    measurer: (any TextMeasurer)? = nil, view: ViewRecipe? = nil
  ) {
    self.init(
      text, TextStyle(font: font, truncation: lineBreakMode), lineHeight, numberOfLines, color, alignment, flexibility,
      viewReuseId, scale, measurer, view)
  }

  /// Makes a text in lines whose parts have looks of their own.
  ///
  /// - Parameters:
  ///   - styled: the text. What its parts do not set is as the label has it.
  ///   - font: the font; a font of the whole text wins over it.
  ///   - lineHeight: the height of a line in points; `nil` uses the fonts', and so does a value that is not positive
  ///     and finite.
  ///   - numberOfLines: the largest number of lines; 0 or a negative value for no limit.
  ///   - lineBreakMode: where a line that does not fit is shortened.
  ///   - color: the colour of the text; a colour of the whole text wins over it.
  ///   - alignment: the position of the layout in its room.
  ///   - flexibility: how willing it is to be compressed or stretched.
  ///   - viewReuseId: the name under which a view is reused.
  ///   - scale: pixels per point, to which sizes are rounded up.
  ///   - measurer: measures the text; `nil` uses the current measurer.
  ///   - view: the recipe of the view; by default the text itself.
  public convenience init(
    styled: StyledText, font: Font = .body, lineHeight: Double? = nil, numberOfLines: Int = 0,
    lineBreakMode: TruncationMode = .tail, color: Color = .black, alignment: LayoutKitAlignment = .topLeading,
    flexibility: Flexibility = .flexible, viewReuseId: String? = nil, scale: Double = 1,
    measurer: (any TextMeasurer)? = nil, view: ViewRecipe? = nil
  ) {
    var values = EnvironmentValues()
    values.font = font
    values.foregroundColor = color
    values.truncationMode = lineBreakMode
    let look = values.look(of: styled, keepsAdaptiveColors: true)
    self.init(
      styled.string, look.style, lineHeight, numberOfLines, look.color, alignment, flexibility, viewReuseId, scale,
      measurer, view)
  }

  private init(
    _ text: String, _ style: TextStyle, _ lineHeight: Double?, _ numberOfLines: Int, _ color: Color,
    _ alignment: LayoutKitAlignment, _ flexibility: Flexibility, _ viewReuseId: String?, _ scale: Double,
    _ measurer: (any TextMeasurer)?, _ view: ViewRecipe?
  ) {
    self.text = text
    font = style.font
    let isGoodHeight = lineHeight.map { $0 > 0 && $0.isFinite } ?? true
    self.lineHeight = isGoodHeight ? lineHeight : nil
    fault = isGoodHeight ? nil : .invalidNumber
    self.numberOfLines = max(0, numberOfLines)
    lineBreakMode = style.truncation
    self.color = color
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.view = view
    measured = MeasuredText(string: text, style: style, scale: scale, measurer: measurer)
  }

  /// The given recipe, else the text in its style.
  public var viewRecipe: ViewRecipe? {
    if let view { return view }
    var style = measured.style
    style.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    return ViewRecipe(.text(text, style, color))
  }

  /// Steps 1 to 4.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    // 1.
    guard !text.isEmpty else {
      return LayoutMeasurement(layout: self, size: .zero, maxSize: maxSize, sublayouts: [], fault: fault)
    }
    // 2.
    let metrics = measured.metrics(width: room.width)
    let line = lineHeight ?? metrics.lineHeight
    var size = Size(
      width: metrics.width, height: lineHeight.map { $0 * Double(metrics.lineCount) } ?? metrics.height)
    // 3.
    if numberOfLines > 0, metrics.lineCount > numberOfLines {
      size.height = line * Double(numberOfLines)
      if room.width.isFinite { size.width = room.width }
    }
    size = measured.roundedUp(size)
    // 4.
    size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    let isUnbounded = room.width == .infinity && numberOfLines != 1
    return LayoutMeasurement(
      layout: self, size: size, maxSize: maxSize, sublayouts: [], fault: fault ?? (isUnbounded ? .unboundedText : nil))
  }

  /// The frame by the alignment.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(
      layout: self, frame: alignment.position(size: measurement.size, in: Room.given(rect)), sublayouts: [])
  }
}
