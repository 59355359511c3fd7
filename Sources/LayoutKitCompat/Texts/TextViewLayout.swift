public import LayoutCore

/// A text that can be selected or edited, with insets around it.
///
/// Measuring:
///
/// 1. The insets and twice the padding at the ends of a line are around the text.
/// 2. The text is measured in the remaining size, and rounded up to whole pixels; an empty text is as high as a line.
/// 3. The size is at most the available size.
public final class TextViewLayout: MeasurableLayout {
  /// The text.
  public let text: String
  /// The font.
  public let font: Font
  /// The padding at each end of a line, in points.
  public let lineFragmentPadding: Double
  /// The insets around the text.
  public let textContainerInset: EdgeInsets
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

  /// Makes a text with insets around it. Lengths that are not finite count as 0.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - font: the font.
  ///   - lineFragmentPadding: the room beside each line, in points.
  ///   - textContainerInset: the room around the text, in points.
  ///   - color: the colour of the text.
  ///   - alignment: the position of the layout in its room.
  ///   - flexibility: how willing it is to be compressed or stretched.
  ///   - viewReuseId: the name under which a view is reused.
  ///   - scale: pixels per point, to which the text's size is rounded up.
  ///   - measurer: measures the text; `nil` uses the current measurer.
  ///   - view: the recipe of the view; by default the text itself.
  public init(
    text: String, font: Font = .body, lineFragmentPadding: Double = 0, textContainerInset: EdgeInsets = EdgeInsets(),
    color: Color = .black, alignment: LayoutKitAlignment = .topLeading, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, scale: Double = 1, measurer: (any TextMeasurer)? = nil, view: ViewRecipe? = nil
  ) {
    var fault: LayoutFault?
    self.text = text
    self.font = font
    self.lineFragmentPadding = Nesting.distance(lineFragmentPadding, &fault)
    self.textContainerInset = Nesting.insets(textContainerInset, &fault)
    self.color = color
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.view = view
    measured = MeasuredText(string: text, style: TextStyle(font: font), scale: scale, measurer: measurer)
    self.fault = fault
  }

  /// The given recipe, else the text in its style.
  public var viewRecipe: ViewRecipe? { view ?? ViewRecipe(.text(text, measured.style, color)) }

  /// Steps 1 to 3.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    // 1.
    let around = Size(
      width: textContainerInset.horizontal + 2 * lineFragmentPadding, height: textContainerInset.vertical)
    // 2.
    var inner = Size(width: 0, height: measured.lineHeight)
    if !text.isEmpty {
      let metrics = measured.metrics(width: max(0, room.width - around.width))
      inner = Size(width: metrics.width, height: metrics.height)
    }
    inner = measured.roundedUp(inner)
    // 3.
    let size = Size(
      width: min(max(0, inner.width + around.width), room.width),
      height: min(max(0, inner.height + around.height), room.height))
    let isUnbounded = room.width == .infinity && !text.isEmpty
    return LayoutMeasurement(
      layout: self, size: size, maxSize: maxSize, sublayouts: [], fault: fault ?? (isUnbounded ? .unboundedText : nil))
  }

  /// The frame by the alignment.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(
      layout: self, frame: alignment.position(size: measurement.size, in: Room.given(rect)), sublayouts: [])
  }
}
