/// A switch that is on or off, with its title beside it, as large as these.
public struct Toggle: _PrimitiveLayout {
  let title: String
  let isOn: Binding<Bool>
  let value: Bool

  /// A toggle; an empty title leaves the switch alone.
  public init(_ title: String = "", isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
    value = isOn.wrappedValue
  }

  /// Puts the toggle into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.control(.toggle(title: title, isOn: value), ControlHandlers(toggle: isOn))
  }
}
