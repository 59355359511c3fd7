/// A node's place in the buffer of its tree.
///
/// Indices belong to one tree, and an index is used again after its node was removed.
@frozen
public struct NodeIndex: Hashable, Sendable {
  /// The place; `UInt32.max` stands for no node.
  public let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No node.
  @inlinable @inline(__always) public static var none: NodeIndex { NodeIndex(rawValue: .max) }

  /// Whether this is no node.
  @inlinable @inline(__always) public var isNone: Bool { rawValue == .max }
}

extension NodeIndex {
  /// The hash for tables: one multiplication, where that of the standard library takes some hundred instructions. No
  /// input chooses indices so that many have the same.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    // 2^64 by the golden ratio: the upper bits of the product depend on all bits.
    let product = (UInt64(rawValue) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ (product &>> 32))
  }
}

extension NodeIndex: CustomStringConvertible {
  /// The index in the form `#12`, or `#-` for no node.
  public var description: String { isNone ? "#-" : "#\(rawValue)" }
}
