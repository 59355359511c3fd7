import LayoutCore

/// What goes into a layout is looked at once, when the layout is made: its numbers, and how deep it is.
///
/// Letting a value go is calls within calls, so no value is made that is deeper than these can follow. How passes get
/// there is said in `DeepPass`.
enum Nesting {
  /// No more levels of layouts than this lie within each other; what would be deeper is left out and diagnosed.
  static var limit: Int { 10_000 }

  /// How deep a layout is around those that are not too deep themselves.
  static func depth(around children: [LayoutTraits]) -> Int {
    children.reduce(0) { max($0, depth(around: $1)) }
  }

  static func depth(around child: LayoutTraits?) -> Int {
    child.map { ($0.nestingDepth < limit ? $0.nestingDepth : 0) + 1 } ?? 0
  }

  /// The child, or an empty layout where it is too deep.
  static func admitted(
    _ child: any MeasurableLayout, _ traits: LayoutTraits, _ fault: inout LayoutFault?
  ) -> any MeasurableLayout {
    guard traits.nestingDepth >= limit else { return child }
    fault = .nestingTooDeep
    return SizeLayout()
  }

  /// The children, with an empty layout in the place of each one that is too deep.
  static func admitted(
    _ children: [any MeasurableLayout], _ traits: [LayoutTraits], _ fault: inout LayoutFault?
  ) -> [any MeasurableLayout] {
    guard traits.contains(where: { $0.nestingDepth >= limit }) else { return children }
    return zip(children, traits).map { admitted($0, $1, &fault) }
  }

  /// A bound of 0 or more, or `nil` where it is none. Infinity says the same as no bound.
  static func bound(_ value: Double?, _ fault: inout LayoutFault?) -> Double? {
    guard let value, value != .infinity else { return nil }
    if value >= 0, value <= Length.limit { return value }
    fault = .invalidNumber
    return value >= 0 ? Length.limit : nil
  }

  /// A finite distance; what is none is 0.
  static func distance(_ value: Double, _ fault: inout LayoutFault?) -> Double {
    if value.magnitude <= Length.limit { return value }
    fault = .invalidNumber
    return Room.place(value)
  }

  /// Finite distances from the edges.
  static func insets(_ insets: EdgeInsets, _ fault: inout LayoutFault?) -> EdgeInsets {
    EdgeInsets(
      top: distance(insets.top, &fault), leading: distance(insets.leading, &fault),
      bottom: distance(insets.bottom, &fault), trailing: distance(insets.trailing, &fault))
  }
}
