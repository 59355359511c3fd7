/// A control to press, as large as its title.
///
/// ```swift
/// Button("Save") { model.save() }
/// ```
public struct Button: _PrimitiveLayout {
  let title: String
  let role: ButtonRole?
  let action: () -> Void

  /// A button that calls `action` on the thread of its root, which for hosts is the main thread.
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.title = String(title)
    self.role = role
    self.action = action
  }

  /// Puts the button into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.control(.button(title: title, role: role), ControlHandlers(press: action))
  }
}
