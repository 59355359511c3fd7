import LayoutEngine

/// The keyboard among choices below each other, which are a control each.
///
/// 1. Tab goes to one of them: to the one that has the keyboard, else to the chosen one, else to the first.
/// 2. An arrow down or to the end of the line goes on to the next one and chooses it, and an arrow up or to the beginning
///    to the one before. At the ends it stays.
extension LayoutRoot {
  /// Those of the views to which Tab goes: step 1.
  func tabStops(among views: [KeyboardView]) -> [KeyboardView] {
    var stops: [UInt32: ViewID] = [:]
    var ranks: [UInt32: Int] = [:]
    for view in views {
      guard let choices = view.choices else { continue }
      let rank = view.view == focusedView ? 2 : view.isChosen ? 1 : 0
      guard rank > ranks[choices] ?? -1 else { continue }
      (stops[choices], ranks[choices]) = (view.view, rank)
    }
    guard !stops.isEmpty else { return views }
    return views.filter { view in view.choices.map { stops[$0] == view.view } ?? true }
  }

  /// Runs a turn that is due before an arrow among choices: a key before it may have chosen another one.
  func settleChoices(before press: KeyPress) {
    guard press.choiceStep != nil, let node = session.contents.focused?.node, !node.isNone,
      session.contents.control(of: node, in: session.tree)?.choices != nil
    else { return }
    layoutIfNeeded()
  }

  /// Moves the choice by an arrow: step 2.
  ///
  /// - Parameter control: what has the keyboard.
  /// - Returns: whether the key is for the choices.
  /// - Complexity: O(1) where that is no choice; else O(nodes).
  func moveChoice(_ press: KeyPress, from control: ControlContent) -> Bool {
    guard press.phase != .up, let step = press.choiceStep, let choices = control.choices else { return false }
    let members = keyboardViews().filter { $0.choices == choices }
    guard let at = members.firstIndex(where: { $0.view == focusedView }) else { return false }
    let isMirrored = step.isSideways && control.style.direction == .rightToLeft
    let next = at + (isMirrored ? -step.way : step.way)
    if members.indices.contains(next), focus(members[next].view) { _ = self.press(members[next]) }
    return true
  }
}

extension ControlContent {
  /// The number of the choices to which a round mark belongs; `nil` for all else.
  fileprivate var choices: UInt32? { if case .mark(_, _, true) = control { traits.choices } else { nil } }
}

extension KeyboardView {
  fileprivate var choices: UInt32? { if case .control(let content) = kind { content.choices } else { nil } }

  fileprivate var isChosen: Bool {
    if case .control(let content) = kind, case .mark(_, true, _) = content.control { true } else { false }
  }
}

extension KeyPress {
  /// How far an arrow goes among choices, and whether it points to a side; `nil` for other keys.
  fileprivate var choiceStep: (way: Int, isSideways: Bool)? {
    guard modifiers.isDisjoint(with: [.shift, .control, .option, .super]) else { return nil }
    return switch key {
    case .downArrow: (1, false)
    case .upArrow: (-1, false)
    case .rightArrow: (1, true)
    case .leftArrow: (-1, true)
    default: nil
    }
  }
}
