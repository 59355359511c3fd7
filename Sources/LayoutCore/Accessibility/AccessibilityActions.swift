import LayoutEngine

/// What a screen reader does with an element.
@nonexhaustive
public enum AccessibilityActionKind: Hashable, Sendable {
  /// Using the element, as a tap does.
  case `default`
  /// Leaving what is shown, as the escape key does.
  case escape
  /// The gesture for the one important action of a screen.
  case magicTap
  /// A greater value.
  case increment
  /// A smaller value.
  case decrement
  /// An action with a name of its own, which is spoken.
  case named(String)

  /// An action with a name of its own, which is spoken.
  public init(named name: some StringProtocol) { self = .named(String(name)) }
}

/// The direction in which a screen reader changes a value.
public enum AccessibilityAdjustmentDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// A greater value.
  case increment
  /// A smaller value.
  case decrement
}

/// The closures of an element for screen readers.
struct AccessibilityHandlers: @unchecked Sendable {
  // They are called on the root's thread only.
  var actions: [(kind: AccessibilityActionKind, action: () -> Void)] = []
  /// Called when a screen reader comes to the element, and when it leaves.
  var focused: ((Bool) -> Void)?

  var isEmpty: Bool { actions.isEmpty && focused == nil }

  /// Adds an action in front, unless a modifier further out has one of its kind.
  mutating func add(_ kind: AccessibilityActionKind, _ action: @escaping () -> Void) {
    guard !actions.contains(where: { $0.kind == kind }) else { return }
    actions.insert((kind, action), at: 0)
  }
}

extension Layout {
  /// Lets screen readers use the element: `action` is called on the root's thread.
  ///
  /// Of several actions of one kind, that of the outermost modifier counts. GTK's screen readers have a list of actions:
  /// the default one is `press`, and of the name of another one each sign that is no letter or digit of English
  /// is a hyphen there. AppKit has no gesture for `magicTap`.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .accessibilityAction { open(message) }
  ///   .accessibilityAction(named: "Delete") { delete(message) }
  /// ```
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ action: @escaping () -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(
      self,
      _DecorationModifier(part: .accessibility) { $0.accessibilityHandlers.add(kind, action) })
  }

  /// Lets screen readers use the element by an action with a name.
  public func accessibilityAction(
    named name: some StringProtocol, _ action: @escaping () -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessibilityAction(.named(String(name)), action)
  }

  /// Lets screen readers change the element's value.
  ///
  /// ```swift
  /// Stars(count)
  ///   .accessibilityValue("\(count) of 5")
  ///   .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
  /// ```
  public func accessibilityAdjustableAction(
    _ action: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(
      self,
      _DecorationModifier(part: .accessibility) { decoration in
        decoration.accessibilityHandlers.add(.decrement) { action(.decrement) }
        decoration.accessibilityHandlers.add(.increment) { action(.increment) }
      })
  }
}

extension LayoutRoot {
  /// Runs a screen reader's action on a view, which the host calls; the element's action runs at once.
  ///
  /// The default action of an element that has none is its tap.
  ///
  /// - Returns: whether the view has such an action.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func perform(_ kind: AccessibilityActionKind, on view: ViewID) -> Bool {
    guard let (node, decoration) = decoration(of: view) else { return false }
    if let action = decoration.accessibilityHandlers.actions.first(where: { $0.kind == kind })?.action {
      ElementAction.run(session.lowering, at: node, action)
      return true
    }
    return kind == .default && press(view)
  }

  /// Notes that a screen reader came to a view, or left it; hosts call it.
  ///
  /// - Returns: whether the element observes that.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func noteAccessibilityFocus(_ isFocused: Bool, of view: ViewID) -> Bool {
    guard let (node, decoration) = decoration(of: view), let focused = decoration.accessibilityHandlers.focused else {
      return false
    }
    ElementAction.run(session.lowering, at: node) { focused(isFocused) }
    return true
  }

  /// The decoration that a view shows, and its element.
  private func decoration(of view: ViewID) -> (NodeIndex, Decoration)? {
    guard let (node, slot, _) = commit.shown.find(view.rawValue), case let key = commit.shown.key(of: slot),
      key.isDecoration, session.contents.isKept(key)
    else { return nil }
    return (node, session.contents.decorations[key.place])
  }
}
