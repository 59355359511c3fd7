/// The one place where raw numbers from outside become lengths.
///
/// Every number that the engine stores has passed it, so the arithmetic needs no scattered checks: `max(.nan, 1)` is
/// NaN but `max(1, .nan)` is 1, and a sort with a NaN in it returns an unsorted array.
@usableFromInline
package enum Length {
  /// The largest length: 2^40 points.
  @inlinable package static var limit: Double { Proposal.longest }

  /// The tolerance of lengths where an element has to fit into a room, a text or a line of a flow.
  ///
  /// Lengths that differ by less count as equal. It is the unit in which Pango counts, far below a pixel and far above
  /// the rounding of sums of lengths.
  static var slack: Double { 1 / 1024 }

  /// The fault of a number.
  @usableFromInline
  package enum Fault: UInt8, Sendable, BitwiseCopyable {
    case none
    case notANumber
    case infinite
    case negative
    case beyondLimit
    case contradiction
  }

  /// A width or a height: finite and at least zero, else as if not given.
  @inlinable @inline(__always)
  package static func extent(_ value: Double?, _ fault: inout Fault) -> Double {
    guard let value else { return .nan }
    // Adding 0 turns -0 into 0.
    return isExtent(value) ? value + 0 : unusualExtent(value, &fault)
  }

  @usableFromInline
  static func unusualExtent(_ value: Double, _ fault: inout Fault) -> Double {
    if value.isNaN { return note(.notANumber, &fault, .nan) }
    if value.isInfinite { return note(value > 0 ? .infinite : .negative, &fault, .nan) }
    if value < 0 { return note(.negative, &fault, .nan) }
    return saturated(value, &fault)
  }

  /// A bound that may be infinite: NaN counts as not given, a negative one as zero.
  @inlinable @inline(__always)
  package static func bound(_ value: Double?, _ fault: inout Fault) -> Double {
    guard let value else { return .nan }
    return isExtent(value) || value == .infinity ? value + 0 : unusualBound(value, &fault)
  }

  @usableFromInline
  static func unusualBound(_ value: Double, _ fault: inout Fault) -> Double {
    if value.isNaN { return note(.notANumber, &fault, .nan) }
    return value < 0 ? note(.negative, &fault, 0) : saturated(value, &fault)
  }

  /// A distance that may be negative: NaN and infinity count as `fallback`.
  @inlinable @inline(__always)
  package static func distance(_ value: Double, or fallback: Double = 0, _ fault: inout Fault) -> Double {
    abs(value) <= limit ? value + 0 : unusualDistance(value, or: fallback, &fault)
  }

  @usableFromInline
  static func unusualDistance(_ value: Double, or fallback: Double, _ fault: inout Fault) -> Double {
    if value.isNaN { return note(.notANumber, &fault, fallback) }
    if value.isInfinite { return note(.infinite, &fault, fallback) }
    return saturated(value, &fault)
  }

  /// Any number but NaN; a priority may be infinite.
  package static func number(_ value: Double, or fallback: Double = 0, _ fault: inout Fault) -> Double {
    value.isNaN ? note(.notANumber, &fault, fallback) : value + 0
  }

  /// A guide's value from a caller's code, within the limit; `nil` where it is not a finite number.
  package static func guide(_ value: Double) -> Double? {
    value.isFinite ? bounded(value) : nil
  }

  /// The nearest number within the limit; infinity and NaN stay as they are.
  package static func bounded(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    return value > limit ? limit : (value < -limit ? -limit : value)
  }

  /// A size that a callback returned; infinite extents are kept only where infinity was proposed.
  package static func response(_ size: Size, to proposal: Proposal, _ fault: inout Fault) -> Size {
    Size(
      width: responseExtent(size.width, proposal.rawWidth, &fault),
      height: responseExtent(size.height, proposal.rawHeight, &fault))
  }

  /// Whether a number is a length as it is.
  @inlinable @inline(__always)
  static func isExtent(_ value: Double) -> Bool { value >= 0 && value <= limit }

  private static func responseExtent(_ value: Double, _ proposed: Double, _ fault: inout Fault) -> Double {
    if value >= 0, value <= limit { return value + 0 }
    if value.isNaN { return note(.notANumber, &fault, 0) }
    if value < 0 { return note(.negative, &fault, 0) }
    if value == .infinity, proposed == .infinity { return value }
    return note(value == .infinity ? .infinite : .beyondLimit, &fault, limit)
  }

  /// The limit on the side of a number that lies beyond it.
  private static func saturated(_ value: Double, _ fault: inout Fault) -> Double {
    note(.beyondLimit, &fault, value < 0 ? -limit : limit)
  }

  private static func note(_ what: Fault, _ fault: inout Fault, _ result: Double) -> Double {
    fault = what
    return result
  }
}
