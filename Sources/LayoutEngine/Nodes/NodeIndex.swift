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

extension NodeIndex: CustomStringConvertible {
  /// The index in the form `#12`, or `#-` for no node.
  public var description: String { isNone ? "#-" : "#\(rawValue)" }
}
