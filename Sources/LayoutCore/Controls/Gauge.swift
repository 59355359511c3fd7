import LayoutEngine

/// A number between bounds that is shown and cannot be changed.
///
/// ```swift
/// Gauge(value: load, in: 0...8) {
///   Text("Load")
/// } currentValueLabel: {
///   Text("\(load)")
/// }
/// ```
///
/// A value beyond the bounds shows as the nearer one. A value that is no number, and bounds that are not finite or have no
/// length, are diagnosed, and show as the lower bound.
public struct Gauge<Label: Layout, CurrentValueLabel: Layout, BoundsLabel: Layout>: _PrimitiveLayout {
  let label: Label
  let current: CurrentValueLabel
  let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)
  let fraction: Double
  private var fault: ControlFault?

  /// A gauge with all labels.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @LayoutBuilder label: () -> Label,
    @LayoutBuilder currentValueLabel: () -> CurrentValueLabel, @LayoutBuilder minimumValueLabel: () -> BoundsLabel,
    @LayoutBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), currentValueLabel(),
      (minimumValueLabel(), maximumValueLabel()))
  }

  private init(
    _ value: Double, _ range: ClosedRange<Double>, _ label: Label, _ current: CurrentValueLabel,
    _ bounds: (BoundsLabel, BoundsLabel)
  ) {
    (self.label, self.current, self.bounds) = (label, current, bounds)
    let length = range.upperBound - range.lowerBound
    let isValid = !value.isNaN && length > 0 && length.isFinite
    fraction = isValid ? min(max((value - range.lowerBound) / length, 0), 1) : 0
    guard !isValid else { return }
    fault = ControlFault(
      .invalidNumber,
      FaultText(
        "Gauge was given \(value) in \(range), of which nothing is shown",
        advice: "give a number, and finite bounds that differ", subject: "Gauge"))
  }

  /// Puts the gauge into the tree.
  public func _lower(_ lowering: _Lowering) {
    let style = lowering.environments.values.controls?.values.gaugeStyle ?? .automatic
    lowering.reporting(fault) {
      switch style {
      case .accessoryCircular, .accessoryCircularCapacity: GaugeRing(gauge: self)._lower(lowering)
      default: GaugeBar(gauge: self)._lower(lowering)
      }
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyLayout, BoundsLabel == EmptyLayout {
  /// A gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @LayoutBuilder label: () -> Label
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), EmptyLayout(),
      (EmptyLayout(), EmptyLayout()))
  }
}

extension Gauge where BoundsLabel == EmptyLayout {
  /// A gauge with a label, and one for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @LayoutBuilder label: () -> Label,
    @LayoutBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label(), currentValueLabel(),
      (EmptyLayout(), EmptyLayout()))
  }
}

/// The look of gauges.
@nonexhaustive
public enum GaugeStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A bar.
  case automatic
  /// A bar that is filled up to the value.
  case linearCapacity
  /// A ring with a gap below, that is filled up to the value, around the value's label.
  case accessoryCircular
  /// A ring that is filled up to the value, around the value's label.
  case accessoryCircularCapacity
  /// A bar.
  case accessoryLinear
}

extension Layout {
  /// Sets the look of the gauges inside.
  public func gaugeStyle(_ style: GaugeStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<GaugeStyle>> {
    environment(\.controlValues.gaugeStyle, style)
  }
}

/// A bar below its label, between the labels of the bounds, with the value's label below it.
private struct GaugeBar<Label: Layout, Current: Layout, Bounds: Layout>: Layout {
  let gauge: Gauge<Label, Current, Bounds>
  @Environment(\.controlValues.hidesLabels) private var hidesLabels

  var body: some Layout {
    VStack(alignment: .center, spacing: 4) {
      if !hidesLabels { gauge.label }
      HStack(spacing: 8) {
        gauge.bounds.minimum
        ProgressView(value: gauge.fraction)
          .progressViewStyle(.linear)
          .accessibilityLabel(ElementText.words(of: gauge.label))
        gauge.bounds.maximum
      }
      gauge.current
    }
  }
}

/// A ring around the value's label, or around the label where there is none.
private struct GaugeRing<Label: Layout, Current: Layout, Bounds: Layout>: Layout {
  let gauge: Gauge<Label, Current, Bounds>
  @Environment(\.textStyle) private var text
  @Environment(\.controlValues.gaugeStyle) private var style

  var body: some Layout {
    let em = text.font.size
    let (width, side) = (0.4 * em, 4 * em)
    let isWhole = style == .accessoryCircularCapacity
    // A quarter of an open ring is left out at the bottom.
    let (share, start) = isWhole ? (1.0, -90.0) : (0.75, 135.0)
    ZStack {
      Circle().trim(from: 0, to: share)
        .stroke(Color.primary.opacity(0.15), style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(start))
      Circle().trim(from: 0, to: share * gauge.fraction)
        .stroke(Color.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(start))
      if Current.self == EmptyLayout.self { gauge.label } else { gauge.current }
    }
    .padding(width / 2)
    .frame(width: side, height: side)
    .overlay(alignment: .bottom) {
      if !isWhole {
        HStack(spacing: 1.5 * em) {
          gauge.bounds.minimum
          gauge.bounds.maximum
        }
        .fixedSize()
      }
    }
    .accessibilityLabel(ElementText.words(of: gauge.label))
    .accessibilityValue("\(Int((100 * gauge.fraction).rounded()))%")
  }
}
