import LayoutEngine

/// A button of an alert or a choice of actions, for hosts that have dialogs of their own.
public struct PresentedButton: Hashable, Sendable {
  /// The title.
  public let title: String
  /// The meaning of pressing it.
  public let role: ButtonRole?
  /// Whether it can be pressed.
  public let isEnabled: Bool
  /// The key that presses it, where the content sets one.
  public let shortcut: KeyboardShortcut?
  /// Its place among the controls.
  let number: Int
}

/// A text field of an alert, for hosts that have dialogs of their own.
public struct PresentedField: Hashable, Sendable {
  /// The present text.
  public let text: String
  /// What shows while it is empty.
  public let prompt: String
  /// Whether the text is hidden.
  public let isSecure: Bool
  /// Its place among the controls.
  let number: Int
}

extension Presentation {
  /// The buttons, in document order; none once it was ended.
  ///
  /// - Complexity: O(elements of the content).
  public var buttons: [PresentedButton] {
    controls.enumerated().compactMap { number, control in
      guard case .button(let title, let role) = control.content.control else { return nil }
      return PresentedButton(
        title: title, role: role, isEnabled: control.content.isEnabled, shortcut: control.shortcut, number: number)
    }
  }

  /// The text fields, in document order; none once it was ended.
  ///
  /// - Complexity: O(elements of the content).
  public var fields: [PresentedField] {
    controls.enumerated().compactMap { number, control in
      guard case .textField(let text, let prompt, let isSecure) = control.content.control else { return nil }
      return PresentedField(text: text, prompt: prompt, isSecure: isSecure, number: number)
    }
  }

  /// The button that Return presses: the one with the shortcut `defaultAction`, or the role `primary`, else the last one that neither cancels nor
  /// destroys; `nil` where there is none.
  public var defaultButton: PresentedButton? {
    let all = buttons.filter(\.isEnabled)
    return all.first { $0.shortcut == .defaultAction } ?? all.first { $0.role == .primary } ?? all.last {
      $0.role == nil
    } ?? (all.count == 1 ? all[0] : nil)
  }

  /// The view that shows a button; `nil` where no host shows it.
  package func view(of button: PresentedButton) -> ViewID? {
    let controls = controls
    guard controls.indices.contains(button.number),
      let token = root.session.tree.token(of: controls[button.number].node),
      case let slot = root.commit.shown.slot(of: controls[button.number].node, showing: .leaf(token)), slot != .none
    else { return nil }
    return ViewID(rawValue: root.commit.shown.id(of: slot))
  }

  /// The message below the title as plain text; empty where there is none, and once it was ended.
  public var message: String {
    guard !isEnded, let message = request.message else { return "" }
    let probe = LayoutRoot(size: .zero, environment: root.environment)
    probe.setBody { message() }
    probe.evaluateChanges()
    return probe.session.texts.joined(separator: "\n")
  }

  /// Presses a button: the presentation is closed, and the button's action runs.
  ///
  /// - Returns: whether it was pressed: a button that is gone or disabled is not.
  @discardableResult
  public func press(_ button: PresentedButton) -> Bool {
    guard buttons.contains(button), button.isEnabled else { return false }
    return use(.pressed, button.number)
  }

  /// Sets the text of a field.
  public func type(_ text: String, into field: PresentedField) {
    guard fields.contains(where: { $0.number == field.number }) else { return }
    use(.edited(text), field.number)
  }

  /// The controls of the content, in document order; none once it was ended.
  var controls: [PresentedControl] {
    guard !isEnded else { return [] }
    let root = root
    root.evaluateChanges()
    return root.session.presentedControls
  }

  @discardableResult
  func use(_ event: ControlEvent, _ number: Int) -> Bool {
    let controls = controls
    guard controls.indices.contains(number) else { return false }
    return root.send(event, toControlAt: controls[number].node)
  }
}

/// A control in a tree.
struct PresentedControl {
  var content: ControlContent
  var shortcut: KeyboardShortcut?
  var node: NodeIndex
}

extension LayoutSession {
  /// All controls, in document order.
  var presentedControls: [PresentedControl] {
    var found: [PresentedControl] = []
    guard !tree.root.isNone else { return [] }
    tree.forEachNode(in: tree.root) { node in
      guard contents.controls[node] != nil, let content = contents.control(of: node, in: tree) else { return }
      found.append(PresentedControl(content: content, shortcut: shortcut(around: node), node: node))
    }
    return found
  }

  /// The shortcut of the innermost element around a control that has one.
  func shortcut(around node: NodeIndex) -> KeyboardShortcut? {
    focusMarkers(around: node).lazy.compactMap { ($0 as? ShortcutMarker)?.shortcut }.first
  }

  /// All texts, in document order.
  var texts: [String] {
    var found: [String] = []
    guard !tree.root.isNone else { return [] }
    tree.forEachNode(in: tree.root) { node in
      if case .text(let text, _, _)? = contents.content(of: node, in: tree) { found.append(text) }
    }
    return found
  }
}
