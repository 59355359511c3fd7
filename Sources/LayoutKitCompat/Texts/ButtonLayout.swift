public import LayoutCore

/// A button with a title, an icon, or both, with the sizes of UIKit's buttons.
///
/// Measuring:
///
/// 1. The title is one line. An empty title has no width; it has the height of a line in the types for titles, and no
///    height in the others.
/// 2. The icon has the given size; the types with their own icon have one of 22 points.
/// 3. The width is the sum of both and the insets. The height is the larger of both plus the insets. Both are in whole
///    points.
/// 4. A type for titles has 6 more points above and below, and is at least 30 points wide, unless an image or insets
///    are given.
/// 5. The size is at most the available size.
public final class ButtonLayout: MeasurableLayout {
  /// The type of a button.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// A button without a system style.
    case custom
    /// A button in the system's style.
    case system
    /// An icon that opens details.
    case detailDisclosure
    /// A light icon that opens information.
    case infoLight
    /// A dark icon that opens information.
    case infoDark
    /// An icon that adds a contact.
    case contactAdd

    /// Whether the type is for titles: it has no icon of its own.
    var isForTitles: Bool { self == .custom || self == .system }
  }

  /// The picture beside the title.
  public enum Image: Hashable, Sendable {
    /// The type's own picture: none, or its icon.
    case defaultImage
    /// Any picture of this size in points.
    case size(Size)
    /// A picture with one pixel per point; without a measurer for it the size is zero.
    case image(ImageSource)
  }

  /// The type of the button.
  public let type: ButtonType
  /// The title.
  public let title: String
  /// The picture beside the title.
  public let image: Image
  /// The title's font.
  public let font: Font
  /// The insets around both.
  public let contentEdgeInsets: EdgeInsets?
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The flexibility; 0 on both axes by default.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?

  private let measured: MeasuredText
  private let view: ViewRecipe?
  private let fault: LayoutFault?

  // UIKit's sizes, in points.
  private static let customFontSize = 18.0
  private static let systemFontSize = 15.0
  private static let iconLength = 22.0
  private static let verticalPadding = 12.0
  private static let minimumWidth = 30.0

  /// Makes a button. Insets that are not finite count as 0.
  ///
  /// - Parameters:
  ///   - type: which button it is.
  ///   - title: the title.
  ///   - image: the icon.
  ///   - font: the title's font; by default 18 points in a custom button, 15 in the others.
  ///   - contentEdgeInsets: the insets around title and picture; `nil` uses those of the type.
  ///   - alignment: the position of the layout in its room.
  ///   - flexibility: how willing it is to be compressed or stretched.
  ///   - viewReuseId: the name under which a view is reused.
  ///   - measurer: measures the title; `nil` uses the current measurer.
  ///   - view: the recipe of the view; by default the title.
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

  /// The given recipe, else the title in its style.
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
