/// One of the two directions of a layout.
public typealias LayoutAxis = Axis

/// The profiler under the name that goes with the other performance tools.
public typealias PerformanceProfiler = LayoutProfiler

/// An element whose layout changes are animated when a value changes: the result of `animation(_:value:)`.
public typealias AnimatedLayout<Content: LayoutCore.Layout, Value: Equatable> = _ModifiedLayout<
  Content, _AnimationModifier<Value>
>
