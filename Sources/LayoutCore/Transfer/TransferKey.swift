/// A use of the clipboard by keys.
package enum TransferKey: Hashable, Sendable {
  case copy, cut, paste

  /// The use that a key has, with the key of most shortcuts: Command on Apple's systems, and Control on all others.
  package init?(_ press: KeyPress) {
    guard press.phase != .up, press.modifiers.subtracting(.capsLock) == .command else { return nil }
    switch press.key {
    case "c": self = .copy
    case "x": self = .cut
    case "v": self = .paste
    default: return nil
    }
  }
}

extension LayoutRoot {
  /// Copies, cuts or pastes at a box, by the clipboard of the root's environment.
  ///
  /// - Returns: whether the box has that use.
  package func transfer(_ key: TransferKey, at view: ViewID) -> Bool {
    switch key {
    case .copy: copy(from: view, to: environment.clipboard)
    case .cut: cut(from: view, to: environment.clipboard)
    case .paste: paste(into: view, from: environment.clipboard)
    }
  }
}
