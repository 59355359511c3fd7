public import LayoutCore

/// The alignment of a layout in its rectangle, including whether it fills the rectangle.
public struct LayoutKitAlignment: Sendable {
  /// The vertical alignment.
  public enum Vertical: UInt8, Hashable, Sendable, CaseIterable {
    /// At the top edge.
    case top
    /// In the middle.
    case center
    /// At the bottom edge.
    case bottom
    /// As high as the rectangle.
    case fill
  }

  /// The horizontal alignment. Leading is left while frames are computed; making the views mirrors them.
  public enum Horizontal: UInt8, Hashable, Sendable, CaseIterable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
    /// As wide as the rectangle.
    case fill
  }

  enum Rule: Sendable {
    case edges(Vertical, Horizontal)
    case aspectFit
    case custom(@Sendable (Size, Rect) -> Rect)
  }

  let rule: Rule

  /// Makes an alignment from that of each axis.
  public init(vertical: Vertical, horizontal: Horizontal) {
    rule = .edges(vertical, horizontal)
  }

  /// Makes a custom alignment: from a size and a rectangle, both finite, to a frame. An invalid frame is corrected.
  public init(_ aligner: @escaping @Sendable (_ size: Size, _ rect: Rect) -> Rect) {
    rule = .custom(aligner)
  }

  private init(rule: Rule) { self.rule = rule }

  /// In the middle, as large as fits with the same aspect ratio.
  public static let aspectFit = LayoutKitAlignment(rule: .aspectFit)

  /// At the top, leading.
  public static let topLeading = LayoutKitAlignment(vertical: .top, horizontal: .leading)
  /// At the top, in the middle.
  public static let topCenter = LayoutKitAlignment(vertical: .top, horizontal: .center)
  /// At the top, trailing.
  public static let topTrailing = LayoutKitAlignment(vertical: .top, horizontal: .trailing)
  /// At the top, as wide as the rectangle.
  public static let topFill = LayoutKitAlignment(vertical: .top, horizontal: .fill)
  /// In the middle, leading.
  public static let centerLeading = LayoutKitAlignment(vertical: .center, horizontal: .leading)
  /// In the middle.
  public static let center = LayoutKitAlignment(vertical: .center, horizontal: .center)
  /// In the middle, trailing.
  public static let centerTrailing = LayoutKitAlignment(vertical: .center, horizontal: .trailing)
  /// At the bottom, leading.
  public static let bottomLeading = LayoutKitAlignment(vertical: .bottom, horizontal: .leading)
  /// At the bottom, in the middle.
  public static let bottomCenter = LayoutKitAlignment(vertical: .bottom, horizontal: .center)
  /// At the bottom, trailing.
  public static let bottomTrailing = LayoutKitAlignment(vertical: .bottom, horizontal: .trailing)
  /// At the bottom, as wide as the rectangle.
  public static let bottomFill = LayoutKitAlignment(vertical: .bottom, horizontal: .fill)
  /// As large as the rectangle.
  public static let fill = LayoutKitAlignment(vertical: .fill, horizontal: .fill)
  /// As high as the rectangle, leading.
  public static let fillLeading = LayoutKitAlignment(vertical: .fill, horizontal: .leading)
  /// As high as the rectangle, trailing.
  public static let fillTrailing = LayoutKitAlignment(vertical: .fill, horizontal: .trailing)
}
