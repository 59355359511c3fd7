public import LayoutCore

/// A LayoutKit layout: an immutable value that is measured and arranged in two passes, on any thread.
///
/// 1. `measurement(within:)` returns the size that the layout needs of the available size.
/// 2. `arrangement(within:measurement:)` gives the layout, and everything in it, a frame.
///
/// A layout has no view. `viewRecipe` describes its view. The recipe's closures belong to the main actor, so the
/// compiler proves that no view is used while frames are computed.
///
/// In a pass each layout is measured once and arranged once, and only by the layout around it. It is also an element of
/// the layout language: it can be in a `VStack { … }`, and any `Layout` can be in a LayoutKit container as an
/// `ElementLayout`.
///
/// All lengths are in points. A `maxSize` may be infinite: that axis is unbounded.
public protocol MeasurableLayout: _PrimitiveLayout, Sendable {
  /// The smallest size that the layout and its content need, at most `maxSize`. An infinite axis is unbounded.
  func measurement(within maxSize: Size) -> LayoutMeasurement

  /// The frames of the layout and everything in it.
  ///
  /// The layout may leave a part of `rect` unused and align itself in it.
  ///
  /// - Parameters:
  ///   - rect: the layout's rectangle, in the coordinates of the layout around this one.
  ///   - measurement: the result of this layout's `measurement(within:)`; at most as large as `rect`.
  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement

  /// The readiness to be compressed or stretched, which also decides the order of measuring.
  ///
  /// The layout around this one reads it; the value is always the same.
  var flexibility: Flexibility { get }

  /// The id of this layout's view, so that the view is reused when the layout is applied again. `nil` by default.
  var viewReuseId: String? { get }

  /// The recipe of the layout's view; `nil`, the default, for a layout that only positions others.
  var viewRecipe: ViewRecipe? { get }

  /// The layouts inside, in the order of their `position`; empty by default. A custom container returns its children
  /// here, so that they are shown when it is inside a `VStack { … }`.
  var sublayouts: [any MeasurableLayout] { get }

  /// The number of nested levels of layouts inside; by default computed from `sublayouts`.
  var nestingDepth: Int { get }

  /// `flexibility` and `nestingDepth` in one value; do not implement it.
  var _traits: _LayoutTraits { get }
}

extension MeasurableLayout {
  /// No id.
  public var viewReuseId: String? { nil }

  /// No view.
  public var viewRecipe: ViewRecipe? { nil }

  /// No layouts inside.
  public var sublayouts: [any MeasurableLayout] { [] }

  /// One more than the largest depth of `sublayouts`.
  public var nestingDepth: Int { sublayouts.reduce(0) { max($0, $1.nestingDepth + 1) } }

  /// Both values.
  public var _traits: _LayoutTraits { _LayoutTraits(flexibility: flexibility, nestingDepth: nestingDepth) }

  /// Whether a view is made for the layout.
  public var needsView: Bool { viewRecipe != nil }
}
