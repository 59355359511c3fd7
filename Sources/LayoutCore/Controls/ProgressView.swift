import LayoutEngine

/// The finished part of some work, which fills the proposed width.
///
/// ```swift
/// ProgressView("Copying", value: model.done, total: model.all)
/// ProgressView()
/// ```
public struct ProgressView<Label: Layout, CurrentValueLabel: Layout>: _PrimitiveLayout {
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel
  private var fault: ControlFault?

  private init(_ value: Double?, _ total: Double, _ label: Label, _ current: CurrentValueLabel) {
    fraction = value.map { Self.fraction($0, of: total) }
    self.label = label
    self.current = current
    guard let value, value.isNaN || !(total > 0 && total.isFinite) else { return }
    fault = ControlFault(
      .invalidNumber,
      FaultText(
        "ProgressView was given the value \(value) of a total of \(total), of which "
          + "\(fraction == 0 ? "nothing" : "a part") is shown as done",
        advice: "give a value that is a number, and a total above 0; nil is a value that is not known",
        subject: "ProgressView"))
  }

  /// The part, between 0 and 1; 0 for what is not a number.
  private static func fraction(_ value: Double, of total: Double) -> Double {
    let fraction = value / total
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// A bar of which `value` by `total` is filled, with a label above it and its value below.
  public init(
    value: Double?, total: Double = 1, @LayoutBuilder label: () -> Label,
    @LayoutBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total, label(), currentValueLabel())
  }

  /// Puts the bar into the tree.
  ///
  /// 1. A circle is the host's spinner, or a ring of shapes where the part is known.
  /// 2. Labels stand above and below; beside a spinner, below it.
  public func _lower(_ lowering: _Lowering) {
    let isCircular = lowering.environments.values.controls?.values.progressStyle == .circular || fraction == nil
    lowering.reporting(fault) {
      if Label.self == EmptyLayout.self, CurrentValueLabel.self == EmptyLayout.self {
        put(isCircular, lowering)
      } else {
        VStack(alignment: isCircular ? .center : .leading, spacing: 4) {
          if !isCircular { label }
          Leaf(view: self, isCircular: isCircular)
          if isCircular { label }
          current
        }
        ._lower(lowering)
      }
    }
  }

  private func put(_ isCircular: Bool, _ lowering: _Lowering) {
    if isCircular, let fraction {  // 1.
      ProgressRing(fraction: fraction)._lower(lowering)
    } else {
      lowering.control(.progress(fraction: fraction), ControlHandlers())
    }
  }

  private struct Leaf: _PrimitiveLayout {
    let view: ProgressView
    let isCircular: Bool

    func _lower(_ lowering: _Lowering) { view.put(isCircular, lowering) }
  }
}

extension ProgressView where Label == EmptyLayout, CurrentValueLabel == EmptyLayout {
  /// A spinner, for work whose finished part is not known.
  public init() {
    self.init(nil, 1, EmptyLayout(), EmptyLayout())
  }

  /// A bar of which `value` by `total` is filled, between none and all.
  ///
  /// A value that is not a number counts as 0, `nil` as not known. A total that is not above 0 is diagnosed.
  public init(value: Double?, total: Double = 1) {
    self.init(value, total, EmptyLayout(), EmptyLayout())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyLayout {
  /// A spinner with a title.
  public init(_ title: some StringProtocol) {
    self.init(nil, 1, Text(verbatim: String(title)), EmptyLayout())
  }

  /// A bar of which `value` by `total` is filled, with a title above it.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value, total, Text(verbatim: String(title)), EmptyLayout())
  }
}

extension ProgressView where CurrentValueLabel == EmptyLayout {
  /// A spinner with a label.
  public init(@LayoutBuilder label: () -> Label) {
    self.init(nil, 1, label(), EmptyLayout())
  }

  /// A bar of which `value` by `total` is filled, with a label above it.
  public init(value: Double?, total: Double = 1, @LayoutBuilder label: () -> Label) {
    self.init(value, total, label(), EmptyLayout())
  }
}

/// The look of progress.
@nonexhaustive
public enum ProgressViewStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A bar, or a spinner where the finished part is not known.
  case automatic
  /// A bar; where the finished part is not known, the host's spinner.
  case linear
  /// A ring.
  case circular
}

extension Layout {
  /// Sets the look of the progress inside.
  public func progressViewStyle(
    _ style: ProgressViewStyle
  ) -> _ModifiedLayout<Self, _EnvironmentModifier<ProgressViewStyle>> {
    environment(\.controlValues.progressStyle, style)
  }
}

/// A ring of which a part is in the tint, from the top on, as wide as twice the font's size.
struct ProgressRing: Layout {
  let fraction: Double
  @Environment(\.textStyle) private var text

  var body: some Layout {
    let em = text.font.size
    ZStack {
      Circle().stroke(Color.primary.opacity(0.15), lineWidth: 0.25 * em)
      Circle().trim(from: 0, to: fraction)
        .stroke(Color.tint, style: StrokeStyle(lineWidth: 0.25 * em, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(0.125 * em)
    .frame(width: 2 * em, height: 2 * em)
    // Its number is read when a screen reader is there, and not announced at each per cent.
    .accessibilityAddTraits(.updatesFrequently)
    .accessibilityValue("\(Int((100 * fraction).rounded()))%")
  }
}
