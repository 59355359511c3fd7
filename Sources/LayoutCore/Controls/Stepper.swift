import LayoutEngine

/// Two buttons that take a step down and up, with a label before them.
///
/// ```swift
/// Stepper("Copies: \(copies)", value: $copies, in: 1...99)
/// Stepper("Zoom", onIncrement: { zoom.more() }, onDecrement: { zoom.less() })
/// ```
///
/// A button that has no action, or would lead out of the bounds, cannot be pressed.
public struct Stepper<Label: Layout>: _PrimitiveLayout {
  let label: Label
  private let steps: Steps
  private var fault: ControlFault?

  private struct Steps {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    var editing: (Bool) -> Void

    /// Takes a step, between the calls that one begins and ends.
    func take(_ direction: Int) {
      guard let step = direction > 0 ? increment : decrement else { return }
      editing(true)
      step()
      editing(false)
    }
  }

  /// A stepper with actions; without one, a button cannot be pressed. `onEditingChanged` is called with `true` before each
  /// step, and with `false` after it.
  public init(
    @LayoutBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = Steps(increment: onIncrement, decrement: onDecrement, editing: onEditingChanged)
  }

  /// A stepper of a value.
  ///
  /// The last step ends at the bound. A step that is not above 0 is diagnosed, and changes nothing.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @LayoutBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  /// A stepper of a value without bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @LayoutBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value with a label that is there already.
  package init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label, value, bounds, step, onEditingChanged)
  }

  private init<Value: Strideable>(
    _ label: Label, _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ step: Value.Stride,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.label = label
    let now = value.wrappedValue
    let isStep = step > 0
    func action(_ step: Value.Stride) -> () -> Void {
      { value.wrappedValue = Self.value(value.wrappedValue, steppedBy: step, in: bounds) }
    }
    steps = Steps(
      increment: isStep && bounds.map { now < $0.upperBound } ?? true ? action(step) : nil,
      decrement: isStep && bounds.map { now > $0.lowerBound } ?? true ? action(0 - step) : nil,
      editing: editing)
    guard !isStep else { return }
    fault = ControlFault(
      .invalidNumber,
      FaultText(
        "Stepper was given a step of \(step), which changes nothing", advice: "give a step above 0",
        subject: "Stepper"))
  }

  /// The value after a step: between the bounds, and between the ends of its type.
  private static func value<Value: Strideable>(
    _ value: Value, steppedBy step: Value.Stride, in bounds: ClosedRange<Value>?
  ) -> Value {
    let next: Value
    if let whole = value as? any FixedWidthInteger, let step = step as? Int {
      next = whole.steppedBy(step) as? Value ?? value
    } else {
      next = value.advanced(by: step)
    }
    return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
  }

  /// Puts the stepper into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.reporting(fault) {
      LabeledControl(label: label, control: Leaf(steps: steps))._lower(lowering)
    }
  }

  private struct Leaf: _PrimitiveLayout {
    let steps: Steps

    func _lower(_ lowering: _Lowering) {
      lowering.control(
        .stepper(canDecrease: steps.decrement != nil, canIncrease: steps.increment != nil),
        ControlHandlers(step: steps.take))
    }
  }
}

extension FixedWidthInteger {
  /// The number after a step, which ends at the ends of the type.
  fileprivate func steppedBy(_ step: Int) -> Self {
    if let here = Int(exactly: self), case let (next, isFar) = here.addingReportingOverflow(step), !isFar {
      return Self(clamping: next)
    }
    // Here the sum is no Int: in a smaller type it is beyond the end, and a larger one has the whole length.
    let length = Self(clamping: step.magnitude)
    let (next, isBeyond) = step > 0 ? addingReportingOverflow(length) : subtractingReportingOverflow(length)
    return isBeyond ? (step > 0 ? .max : .min) : next
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title and actions; without one, a button cannot be pressed.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(verbatim: String(title))
    steps = Steps(increment: onIncrement, decrement: onDecrement, editing: onEditingChanged)
  }

  /// A stepper of a value with a title.
  ///
  /// The last step ends at the bound. A step that is not above 0 is diagnosed, and changes nothing.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(verbatim: String(title)), value, bounds, step, onEditingChanged)
  }

  /// A stepper of a value without bounds, with a title.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(verbatim: String(title)), value, nil, step, onEditingChanged)
  }
}
