import LayoutEngine

/// The size of a view and its alignment guides, for a guide's closure.
public struct ViewDimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  private let guides: GuideDimensions?
  private let key: ((HorizontalAlignment.Guide, Axis) -> GuideKey?)?

  init(size: Size) {
    width = size.width
    height = size.height
    guides = nil
    key = nil
  }

  init(_ guides: GuideDimensions, key: @escaping (HorizontalAlignment.Guide, Axis) -> GuideKey?) {
    width = guides.size.width
    height = guides.size.height
    self.guides = guides
    self.key = key
  }

  /// The place of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    self[explicit: guide] ?? defaultValue(guide.guide)
  }

  /// The place of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> Double {
    self[explicit: guide] ?? defaultValue(guide.guide)
  }

  /// The explicit place of the guide; `nil` where it has no explicit value.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    guard let guides, let key = key?(guide.guide, .horizontal) else { return nil }
    return guides[explicit: key]
  }

  /// The explicit place of the guide; `nil` where it has no explicit value.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    guard let guides, let key = key?(guide.guide, .vertical) else { return nil }
    return guides[explicit: key]
  }

  private func defaultValue(_ guide: HorizontalAlignment.Guide) -> Double {
    switch guide {
    case .custom(let id): return id.defaultValue(in: ViewDimensions(size: Size(width: width, height: height)))
    case .builtIn(.leading), .builtIn(.top): return 0
    case .builtIn(.horizontalCenter): return width / 2
    case .builtIn(.trailing): return width
    case .builtIn(.verticalCenter): return height / 2
    case .builtIn: return height
    }
  }
}

private func ~= (pattern: GuideKey, value: GuideKey) -> Bool { pattern == value }
