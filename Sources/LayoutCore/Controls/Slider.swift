/// A number between bounds, which fills the proposed width.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1)
/// Slider(value: $volume) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Text("0")
/// } maximumValueLabel: {
///   Text("1")
/// }
/// ```
public struct Slider<Label: Layout, ValueLabel: Layout>: _PrimitiveLayout {
  let leaf: SliderLeaf
  let label: Label
  let labels: (minimum: ValueLabel, maximum: ValueLabel)

  /// A slider with a label before it and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: the number; beyond the bounds it shows as the nearer one, and NaN, which is diagnosed, as the lower
  ///     one.
  ///   - bounds: bounds that are not finite count as 0...1, and are diagnosed.
  ///   - step: the distance of the values that can be chosen; a value that is not a positive finite number counts as
  ///     `nil`, any, and is diagnosed.
  ///   - onEditingChanged: called with `true` before each value that a person moves it to, and with `false` after it.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    @LayoutBuilder label: () -> Label, @LayoutBuilder minimumValueLabel: () -> ValueLabel,
    @LayoutBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    leaf = SliderLeaf(value, bounds, step, onEditingChanged)
    self.label = label()
    labels = (minimumValueLabel(), maximumValueLabel())
  }

  /// Puts the slider into the tree.
  public func _lower(_ lowering: _Lowering) {
    if ValueLabel.self == EmptyLayout.self {
      labelled(leaf, lowering)
    } else {
      labelled(
        HStack(spacing: 8) {
          labels.minimum
          leaf
          labels.maximum
        }, lowering)
    }
  }

  private func labelled(_ control: some Layout, _ lowering: _Lowering) {
    if Label.self == EmptyLayout.self {
      control._lower(lowering)
    } else {
      LabeledControl(label: label, control: control)._lower(lowering)
    }
  }
}

extension Slider where Label == EmptyLayout, ValueLabel == EmptyLayout {
  /// A slider alone.
  ///
  /// - Parameters:
  ///   - value: the number; beyond the bounds it shows as the nearer one, and NaN, which is diagnosed, as the lower
  ///     one.
  ///   - bounds: bounds that are not finite count as 0...1, and are diagnosed.
  ///   - step: the distance of the values that can be chosen; a value that is not a positive finite number counts as
  ///     `nil`, any, and is diagnosed.
  ///   - onEditingChanged: called with `true` before each value that a person moves it to, and with `false` after it.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    leaf = SliderLeaf(value, bounds, step, onEditingChanged)
    label = EmptyLayout()
    labels = (EmptyLayout(), EmptyLayout())
  }
}

extension Slider where ValueLabel == EmptyLayout {
  /// A slider with a label before it; the parameters are those of the other initialisers.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    @LayoutBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    leaf = SliderLeaf(value, bounds, step, onEditingChanged)
    self.label = label()
    labels = (EmptyLayout(), EmptyLayout())
  }
}

/// The slider itself.
struct SliderLeaf: _PrimitiveLayout {
  private let binding: Binding<Double>
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let editing: (Bool) -> Void
  private let fault: ControlFault?

  init(
    _ value: Binding<Double>, _ bounds: ClosedRange<Double>, _ step: Double?, _ editing: @escaping (Bool) -> Void
  ) {
    binding = value
    self.value = value.wrappedValue
    self.bounds = bounds.lowerBound.isFinite && bounds.upperBound.isFinite ? bounds : 0...1
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.editing = editing
    fault =
      if self.bounds != bounds {
        SliderNumbers.fault("the bounds \(bounds)", instead: "it has 0...1", advice: "give finite bounds")
      } else if let step, self.step == nil {
        SliderNumbers.fault(
          "a step of \(step)", instead: "any value can be chosen", advice: "give a finite step above 0, or nil")
      } else if self.value.isNaN {
        SliderNumbers.fault(
          "\(self.value)", instead: "it shows its lower bound", advice: "give a number between the bounds")
      } else {
        nil
      }
  }

  func _lower(_ lowering: _Lowering) {
    let shown = SliderNumbers.valid(value, in: bounds)
    lowering.reporting(fault) {
      lowering.control(
        .slider(value: shown, bounds: bounds, step: step), ControlHandlers(value: binding, editing: editing))
    }
  }
}

/// Numbers of sliders.
enum SliderNumbers {
  /// The number between the bounds.
  static func valid(_ value: Double, in bounds: ClosedRange<Double>) -> Double {
    value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// A number that another one takes the place of.
  static func fault(_ given: String, instead: String, advice: String) -> ControlFault {
    ControlFault(
      .invalidNumber,
      FaultText("Slider was given \(given), so \(instead)", advice: advice, subject: "Slider"))
  }
}
