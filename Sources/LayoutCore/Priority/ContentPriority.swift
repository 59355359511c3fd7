/// The resistance of an element to being larger and smaller than its content, from 0 to 1000, in UIKit's numbers.
///
/// There are no constraints here. Of the elements of a stack those with the highest compression resistance are measured
/// first, and the others share the rest. 1000 is required: an element that must not be compressed has its ideal length,
/// and so has one that must not be stretched.
public struct ContentPriority: Hashable, Sendable {
  /// The resistance to being larger than the content.
  public let hugging: Double
  /// The resistance to being smaller than the content.
  public let compressionResistance: Double

  /// A priority from both numbers: those below 0 and NaN count as 0, those above 1000 as 1000.
  public init(hugging: Double = 250, compressionResistance: Double = 750) {
    self.hugging = Self.valid(hugging)
    self.compressionResistance = Self.valid(compressionResistance)
  }

  /// Hugging 250, compression resistance 750: that of an element without one.
  public static let `default` = ContentPriority()

  /// The highest number, for a length that must hold.
  public static var required: Double { 1000 }

  /// Whether the element has the length of its content.
  public var isFixed: Bool {
    compressionResistance == Self.required || hugging == Self.required
  }

  /// The priority for stacks: 0 for the default.
  public var layoutPriority: LayoutPriority {
    LayoutPriority(rawValue: compressionResistance - 750)
  }

  private static func valid(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, 0), required) }
}

extension Layout {
  /// Sets the element's resistance to being larger or smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: the two numbers.
  ///   - axes: the axes along which a required number applies.
  public func contentPriority(
    _ priority: ContentPriority, axes: Axis.Set = .both
  ) -> _ModifiedLayout<_ModifiedLayout<Self, _RecordModifier>, _RecordModifier> {
    fixedSize(
      horizontal: priority.isFixed && axes.contains(.horizontal), vertical: priority.isFixed && axes.contains(.vertical)
    )
    .layoutPriority(priority.layoutPriority)
  }
}
