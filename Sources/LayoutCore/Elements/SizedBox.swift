public import LayoutEngine

/// An empty box of one size for every proposal, which keeps room and shows nothing.
///
/// It costs less than a `Color.clear` in a frame, which is a shape of any size with a modifier around it.
public struct SizedBox: _PrimitiveLayout, Hashable, Sendable {
  @usableFromInline let size: Size

  /// A box of this size in points; negative and non-finite lengths count as 0 and are diagnosed.
  @inlinable
  public init(width: Double, height: Double) {
    size = Size(width: width, height: height)
  }

  /// A box of this size in points; negative and non-finite lengths count as 0 and are diagnosed.
  @inlinable
  public init(_ size: Size) {
    self.size = size
  }

  /// Puts the box into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.fixed) else { return }
    lowering.tree.setFixedSize(size, of: node)
  }
}
