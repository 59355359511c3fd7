/// A number between bounds, which fills the proposed width.
public struct Slider: _PrimitiveLayout {
  let binding: Binding<Double>
  let value: Double
  let bounds: ClosedRange<Double>
  let step: Double?

  /// A slider.
  ///
  /// - Parameters:
  ///   - value: the number; beyond the bounds it shows as the nearer one, and NaN as the lower one.
  ///   - bounds: bounds that are not finite count as 0...1.
  ///   - step: the distance of the values that can be chosen; a value that is not a positive finite number counts as
  ///     `nil`, any.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
    binding = value
    self.value = value.wrappedValue
    self.bounds = bounds.lowerBound.isFinite && bounds.upperBound.isFinite ? bounds : 0...1
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// Puts the slider into the tree.
  public func _lower(_ lowering: _Lowering) {
    let shown = Self.valid(value, in: bounds)
    lowering.control(.slider(value: shown, bounds: bounds, step: step), ControlHandlers(value: binding))
  }

  static func valid(_ value: Double, in bounds: ClosedRange<Double>) -> Double {
    value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}

/// The finished part of some work, which fills the proposed width.
public struct ProgressView: _PrimitiveLayout {
  let fraction: Double?

  /// A bar without a fraction, for work whose finished part is not known.
  public init() {
    fraction = nil
  }

  /// A bar of which `value` by `total` is filled, between none and all.
  ///
  /// A value that is not a number counts as 0, `nil` as not known.
  public init(value: Double?, total: Double = 1) {
    fraction = value.map { value in
      let fraction = value / total
      return fraction > 0 ? min(fraction, 1) : 0
    }
  }

  /// Puts the bar into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.control(.progress(fraction: fraction), ControlHandlers())
  }
}
