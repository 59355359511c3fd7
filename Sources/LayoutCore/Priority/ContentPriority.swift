/// How much an element minds being larger and being smaller than its content, from 0 to 1000, in the numbers that UIKit
/// has for it.
///
/// There are no constraints here, so the numbers say this: of the elements of a stack those with the highest compression
/// resistance are served first, and the others share what is left. 1000 is required: an element that must not be
/// compressed has its ideal length, and so has one that must not be stretched.
public struct ContentPriority: Hashable, Sendable {
  /// How much it minds being larger than its content.
  public let hugging: Double
  /// How much it minds being smaller than its content.
  public let compressionResistance: Double

  /// Both numbers: those below 0 and NaN count as 0, those above 1000 as 1000.
  public init(hugging: Double = 250, compressionResistance: Double = 750) {
    self.hugging = Self.valid(hugging)
    self.compressionResistance = Self.valid(compressionResistance)
  }

  /// Hugging 250, compression resistance 750: as an element without one.
  public static let `default` = ContentPriority()

  /// The highest number: what must be.
  public static var required: Double { 1000 }

  /// Whether the element has the length of its content.
  public var isFixed: Bool {
    compressionResistance == Self.required || hugging == Self.required
  }

  /// What stacks are told: 0 for the default.
  public var layoutPriority: LayoutPriority {
    LayoutPriority(rawValue: compressionResistance - 750)
  }

  private static func valid(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, 0), required) }
}

extension Layout {
  /// Says how much the element minds being larger or smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: the two numbers.
  ///   - axes: where a required number holds.
  public func contentPriority(
    _ priority: ContentPriority, axes: Axis.Set = .both
  ) -> _ModifiedLayout<_ModifiedLayout<Self, _RecordModifier>, _RecordModifier> {
    fixedSize(
      horizontal: priority.isFixed && axes.contains(.horizontal), vertical: priority.isFixed && axes.contains(.vertical)
    )
    .layoutPriority(priority.layoutPriority)
  }
}
