public import LayoutCore

/// A button with a title, an icon, or both, by the measures of UIKit's buttons.
///
/// Measured: 1. The title is one line; an empty one has no width, and the height of a line in the types that are made
/// for titles, none in the others. 2. The icon has the given size; that of the types with an icon of their own is 22
/// points. 3. The width is both side by side and the insets, the height the greater of both and the insets, in whole
/// points. 4. A button made for titles has 6 points more above and below, and is at least 30 points wide, unless an
/// image or insets are given. 5. The size is at most the room.
public final class ButtonLayout: MeasurableLayout {
  /// What sort of button it is.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// One that looks as it is told to.
    case custom
    /// One as the system has them.
    case system
    /// An icon that leads to details.
    case detailDisclosure
    /// A light icon that leads to information.
    case infoLight
    /// A dark icon that leads to information.
    case infoDark
    /// An icon that adds a contact.
    case contactAdd

    /// Whether the button is made for a title: it has no icon of its own.
    var isForTitles: Bool { self == .custom || self == .system }
  }

  /// The picture beside the title.
  public enum Image: Hashable, Sendable {
    /// The type's own: none, or its icon.
    case defaultImage
    /// Any picture of this size in points.
    case size(Size)
    /// A picture, one pixel a point; without a measurer that knows its size it has none.
    case image(ImageSource)
  }

  /// What sort of button it is.
  public let type: ButtonType
  /// The title.
  public let title: String
  /// The picture beside it.
  public let image: Image
  /// The title's font.
  public let font: Font
  /// What lies around both.
  public let contentEdgeInsets: EdgeInsets?
  /// Where the layout stands in its room.
  public let alignment: LayoutKitAlignment
  /// 0 on both axes, unless given.
  public let flexibility: Flexibility
  /// Names the view.
  public let viewReuseId: String?

  private let measured: MeasuredText
  private let view: ViewRecipe?
  private let fault: LayoutFault?

  // UIKit's measures, in points.
  private static let customFontSize = 18.0
  private static let systemFontSize = 15.0
  private static let iconLength = 22.0
  private static let verticalPadding = 12.0
  private static let minimumWidth = 30.0

  /// A button. Insets that are not finite count as 0.
  ///
  /// - Parameters:
  ///   - type: which button it is.
  ///   - title: the title.
  ///   - image: the icon.
  ///   - font: the title's font; by default 18 points in a custom button, 15 in the others.
  ///   - contentEdgeInsets: what lies around title and picture; `nil` for what the type has.
  ///   - alignment: where the layout stands in its room.
  ///   - flexibility: how willing it is to be compressed or stretched.
  ///   - viewReuseId: names the view, so that it is used again.
  ///   - measurer: who measures the title; `nil` for that of the surroundings.
  ///   - view: what is shown; the title, unless given.
  public init(
    type: ButtonType, title: String, image: Image = .defaultImage, font: Font? = nil,
    contentEdgeInsets: EdgeInsets? = nil, alignment: LayoutKitAlignment = .topLeading,
    flexibility: Flexibility = .flexible, viewReuseId: String? = nil, measurer: (any TextMeasurer)? = nil,
    view: ViewRecipe? = nil
  ) {
    var fault: LayoutFault?
    self.type = type
    self.title = title
    self.image = image
    self.font = font ?? Font(size: type == .custom ? ButtonLayout.customFontSize : ButtonLayout.systemFontSize)
    self.contentEdgeInsets = contentEdgeInsets.map { Nesting.insets($0, &fault) }
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.view = view
    measured = MeasuredText(string: title, style: TextStyle(font: self.font), scale: 1, measurer: measurer)
    self.fault = fault
  }

  /// The title in its style, unless another recipe was given.
  public var viewRecipe: ViewRecipe? {
    view ?? ViewRecipe(.text(title, measured.style, .black))
  }

  /// Steps 1 to 5.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    // 1. and 2.
    let title = titleSize
    let icon = iconSize
    // 3.
    let insets = contentEdgeInsets ?? EdgeInsets()
    var size = Size(
      width: title.width + icon.width + insets.horizontal, height: max(title.height, icon.height) + insets.vertical)
    // 4.
    let hasOwnMeasures = type.isForTitles && image == .defaultImage && contentEdgeInsets == nil
    if hasOwnMeasures { size.height += ButtonLayout.verticalPadding }
    size = measured.roundedUp(size)
    if hasOwnMeasures { size.width = max(size.width, ButtonLayout.minimumWidth) }
    // 5.
    size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    return LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: [], fault: fault)
  }

  /// The frame by the alignment.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(
      layout: self, frame: alignment.position(size: measurement.size, in: Room.given(rect)), sublayouts: [])
  }

  private var titleSize: Size {
    if title.isEmpty { return Size(width: 0, height: type.isForTitles ? measured.lineHeight : 0) }
    let metrics = measured.metrics(width: .infinity, lineLimit: 1)
    return Size(width: metrics.width, height: metrics.height)
  }

  private var iconSize: Size {
    switch image {
    case .defaultImage:
      let length = type.isForTitles ? 0 : ButtonLayout.iconLength
      return Size(width: length, height: length)
    case .size(let size): return Room.extent(size)
    case .image(let source): return Room.extent(LayoutKitMeasuring.measurers.images?.size(of: source) ?? .zero)
    }
  }
}
