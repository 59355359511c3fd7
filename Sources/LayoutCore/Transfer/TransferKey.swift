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
  /// - Returns: whether the box has that use, even where it has nothing to copy or to cut now.
  package func transfer(_ key: TransferKey, at view: ViewID) -> Bool {
    guard let (_, slot) = box(of: view) else { return false }
    let handlers = session.contents.decorations[slot].handlers
    switch key {
    case .copy where handlers.copy != nil: copy(from: view, to: environment.clipboard)
    case .cut where handlers.cut != nil: cut(from: view, to: environment.clipboard)
    case .paste: return paste(into: view, from: environment.clipboard)
    default: return false
    }
    return true
  }
}
