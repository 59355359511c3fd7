public import LayoutCore

/// A layout in LayoutKit's manner: an immutable value that is measured and arranged in two passes, on any thread.
///
/// 1. `measurement(within:)` says how much room the layout needs of what there is.
/// 2. `arrangement(within:measurement:)` gives the layout, and everything in it, a frame.
///
/// A layout knows no view. What is shown for it is described by `viewRecipe`, whose closures belong to the main actor,
/// so that the compiler sees to it that no view is touched while frames are computed.
///
/// Each layout is measured once and arranged once in a pass, and only by the layout around it. It is an element of the
/// layout language as well: it can stand in a `VStack { … }`, and any `Layout` can stand in a LayoutKit container as an
/// `ElementLayout`.
///
/// All lengths are in points. A `maxSize` may be infinite: that axis is unbounded.
public protocol MeasurableLayout: PrimitiveLayout, Sendable {
  /// The smallest size the layout and what is in it need, at most `maxSize`. An infinite axis is unbounded.
  func measurement(within maxSize: Size) -> LayoutMeasurement

  /// The frames of the layout and everything in it.
  ///
  /// The layout may leave some of `rect` unused and align itself in it.
  ///
  /// - Parameters:
  ///   - rect: the room, in the coordinates of the layout around this one.
  ///   - measurement: what this layout's `measurement(within:)` returned; at most as large as `rect`.
  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement

  /// Who gets room first where there is too little of it, and who is stretched where there is more than enough. Asked
  /// by the layout around this one; the answer is always the same.
  var flexibility: Flexibility { get }

  /// Names the view of this layout, so that it is used again when the layout is applied anew. `nil` by default.
  var viewReuseId: String? { get }

  /// What is shown for the layout; `nil`, the default, for a layout that only positions others.
  var viewRecipe: ViewRecipe? { get }

  /// What the layout is made of, in the order that `position` counts; empty by default. A container of your own names
  /// its children here, so that they are shown where it stands inside a `VStack { … }`.
  var sublayouts: [any MeasurableLayout] { get }

  /// How many levels of layouts lie in this one; by default those of `sublayouts`.
  var nestingDepth: Int { get }

  /// `flexibility` and `nestingDepth` in one answer; not to be written by hand.
  var _traits: LayoutTraits { get }
}

extension MeasurableLayout {
  /// No name.
  public var viewReuseId: String? { nil }

  /// No view.
  public var viewRecipe: ViewRecipe? { nil }

  /// Nothing inside.
  public var sublayouts: [any MeasurableLayout] { [] }

  /// One more than the deepest of `sublayouts`.
  public var nestingDepth: Int { sublayouts.reduce(0) { max($0, $1.nestingDepth + 1) } }

  /// Both, as they are.
  public var _traits: LayoutTraits { LayoutTraits(flexibility: flexibility, nestingDepth: nestingDepth) }

  /// Whether a view is made for the layout.
  public var needsView: Bool { viewRecipe != nil }
}
