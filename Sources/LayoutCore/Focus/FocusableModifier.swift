import LayoutEngine

/// Lets an element have the keyboard.
public struct _FocusableModifier: _PrimitiveModifier {
  let isFocusable: Bool

  /// Puts `content` into the tree as a box, under a group that knows whether it has the keyboard.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    let takes = isFocusable && lowering.environment.isEnabled
    let box = _ModifiedLayout(content, _DecorationModifier(part: .gesture) { $0.isFocusable = takes })
    guard lowering.inbox != nil else { return lowering.nest(node) { box._lower(lowering) } }
    let marker = lowering.contents.focus.marker(of: node, FocusableMarker.init)
    lowering.nest(node) { lowering.withEnvironment({ $0[FocusFlagKey.self] = marker.flag }, box) }
  }
}

/// Knows whether a box has the keyboard.
final class FocusableMarker: FocusMarker {
  let flag = StateBox<Bool>.Location(false)
}

private enum FocusFlagKey: EnvironmentKey {
  static var defaultValue: StateBox<Bool>.Location? { nil }
}

extension EnvironmentValues {
  /// Whether the nearest element around that is `focusable()` has the keyboard.
  ///
  /// ```swift
  /// struct Star: Layout {
  ///   @Environment(\.isFocused) private var isFocused
  ///
  ///   var body: some Layout { Circle().foregroundStyle(isFocused ? Color.yellow : .gray) }
  /// }
  /// ```
  public var isFocused: Bool { self[FocusFlagKey.self]?.value ?? false }
}

extension Decoration {
  /// Whether a box with the decoration takes the keyboard: it is focusable, or it can be tapped and is no row of a list,
  /// which has the keyboard itself.
  public var takesFocus: Bool {
    isFocusable || !gestures.isDisjoint(with: [.tap, .copy, .cut, .paste]) && !leavesFocus
  }
}

extension Layout {
  /// Lets the element have the keyboard, where it is no control, which does so by itself: a press of Tab, and
  /// `focused(_:)`, reach it.
  ///
  /// A disabled element does not have it. An element that can be tapped is focusable without the modifier, so that it
  /// can be used by the keyboard.
  public func focusable(_ isFocusable: Bool = true) -> _ModifiedLayout<Self, _FocusableModifier> {
    _ModifiedLayout(self, _FocusableModifier(isFocusable: isFocusable))
  }
}
