import LayoutEngine

/// Defines an alignment guide of your own.
public protocol AlignmentID: SendableMetatype {
  /// The place of the guide in a view without an explicit one, in points from its leading or top edge.
  static func defaultValue(in dimensions: ViewDimensions) -> Double
}

/// A vertical line by which views are lined up side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  @usableFromInline
  enum Guide: Equatable, Sendable {
    case builtIn(GuideKey)
    case custom(any AlignmentID.Type)

    @inlinable
    static func == (one: Guide, other: Guide) -> Bool {
      switch (one, other) {
      case (.builtIn(let one), .builtIn(let other)): one == other
      case (.custom(let one), .custom(let other)): one == other
      default: false
      }
    }
  }

  @usableFromInline let guide: Guide

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { guide = .custom(id) }

  init(_ key: GuideKey) { guide = .builtIn(key) }

  /// Whether both are the same guide.
  @inlinable
  public static func == (one: HorizontalAlignment, other: HorizontalAlignment) -> Bool { one.guide == other.guide }

  /// The leading edge.
  public static let leading = HorizontalAlignment(.leading)
  /// The middle.
  public static let center = HorizontalAlignment(.horizontalCenter)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.trailing)
}

/// A horizontal line by which views are lined up top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  @usableFromInline let guide: HorizontalAlignment.Guide

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { guide = .custom(id) }

  init(_ key: GuideKey) { guide = .builtIn(key) }

  /// Whether both are the same guide.
  @inlinable
  public static func == (one: VerticalAlignment, other: VerticalAlignment) -> Bool { one.guide == other.guide }

  /// The top edge.
  public static let top = VerticalAlignment(.top)
  /// The middle.
  public static let center = VerticalAlignment(.verticalCenter)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.bottom)
  /// The baseline of the first line of text; the bottom edge of an element without text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The baseline of the last line of text; the bottom edge of an element without text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  /// The guide from side to side.
  public var horizontal: HorizontalAlignment
  /// The guide from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment from its two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading end of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The trailing end of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}

extension _Lowering {
  /// The engine's number of a guide; callers' guides are numbered when a tree first meets them.
  func key(_ alignment: HorizontalAlignment) -> GuideKey { key(alignment.guide, .horizontal) }

  /// The engine's number of a guide.
  func key(_ alignment: VerticalAlignment) -> GuideKey { key(alignment.guide, .vertical) }

  private func key(_ guide: HorizontalAlignment.Guide, _ axis: Axis) -> GuideKey {
    switch guide {
    case .builtIn(let key): key
    case .custom(let id): contents.guideKey(id, axis, in: tree)
    }
  }
}
