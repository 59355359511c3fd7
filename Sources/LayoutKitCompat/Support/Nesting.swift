import LayoutCore

/// Checks a layout's inputs once, when the layout is made: its numbers and its depth.
///
/// Releasing a value is recursive, so no value is made that is too deep for that. `DeepPass` describes how passes
/// handle the depth.
enum Nesting {
  /// The largest number of nested levels of layouts; a deeper layout is left out and reported.
  static var limit: Int { 10_000 }

  /// The depth of a layout around children, of which those that are too deep count as empty.
  static func depth(around children: [_LayoutTraits]) -> Int {
    children.reduce(0) { max($0, depth(around: $1)) }
  }

  static func depth(around child: _LayoutTraits?) -> Int {
    child.map { ($0.nestingDepth < limit ? $0.nestingDepth : 0) + 1 } ?? 0
  }

  /// The child, or an empty layout if it is too deep.
  static func admitted(
    _ child: any MeasurableLayout, _ traits: _LayoutTraits, _ fault: inout LayoutFault?
  ) -> any MeasurableLayout {
    guard traits.nestingDepth >= limit else { return child }
    fault = .nestingTooDeep
    return SizeLayout()
  }

  /// The children, with an empty layout in place of each one that is too deep.
  static func admitted(
    _ children: [any MeasurableLayout], _ traits: [_LayoutTraits], _ fault: inout LayoutFault?
  ) -> [any MeasurableLayout] {
    guard traits.contains(where: { $0.nestingDepth >= limit }) else { return children }
    return zip(children, traits).map { admitted($0, $1, &fault) }
  }

  /// A bound of 0 or more, or `nil` if it is invalid. Infinity equals no bound.
  static func bound(_ value: Double?, _ fault: inout LayoutFault?) -> Double? {
    guard let value, value != .infinity else { return nil }
    if value >= 0, value <= Length.limit { return value }
    fault = .invalidNumber
    return value >= 0 ? Length.limit : nil
  }

  /// A finite distance; NaN becomes 0.
  static func distance(_ value: Double, _ fault: inout LayoutFault?) -> Double {
    if value.magnitude <= Length.limit { return value }
    fault = .invalidNumber
    return Room.place(value)
  }

  /// Finite insets.
  static func insets(_ insets: EdgeInsets, _ fault: inout LayoutFault?) -> EdgeInsets {
    EdgeInsets(
      top: distance(insets.top, &fault), leading: distance(insets.leading, &fault),
      bottom: distance(insets.bottom, &fault), trailing: distance(insets.trailing, &fault))
  }
}
