import LayoutEngine

/// Takes the rest of the room along the enclosing stack; outside of stacks on both axes.
public struct Spacer: _PrimitiveLayout {
  @usableFromInline let minLength: Double?

  /// A spacer of at least `minLength` points; `nil` is 8.
  @inlinable
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// Puts the spacer into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.spacer) else { return }
    lowering.tree.setSpacer(minimum: minLength, of: node)
  }
}

/// A line across the enclosing stack, one point thick; horizontal outside of stacks.
public struct Divider: _PrimitiveLayout {
  let color: Color?

  /// A line in `color`; `nil` is a pale form of the foreground colour.
  public init(color: Color? = nil) {
    self.color = color
  }

  /// Puts the line into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.divider) else { return }
    lowering.tree.setParameters(1, 0, of: node)
    let fill = color ?? lowering.environment.foregroundColor.opacity(0.2)
    lowering.setShape(.rectangle, ShapeAppearance(fill: fill), of: node)
  }
}
