extension ListCore {
  /// Does what a key means in a list. Keys of a control in a row are the control's.
  ///
  /// - Returns: whether it means something.
  func press(_ press: KeyPress) -> Bool {
    guard choice != nil, place?.isControlFocused != true else { return false }
    let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
    if modifiers.isSubset(of: .shift), let step = step(press.key) {
      return move(step, extending: modifiers.contains(.shift))
    }
    if modifiers.isEmpty, press.key == .delete || press.key == .deleteForward { return deleteChosen() }
    if modifiers == .option, press.key == .upArrow || press.key == .downArrow {
      return moveChosen(up: press.key == .upArrow)
    }
    if modifiers.isEmpty, press.key == .leftArrow || press.key == .rightArrow {
      return enter(isInward: (press.key == .rightArrow) != isRightToLeft)
    }
    if modifiers == .command, press.key == "a" { return chooseAll() }
    guard modifiers.isSubset(of: .shift), press.characters.count == 1, let letter = press.characters.first,
      letter.isLetter || letter.isNumber
    else { return false }
    return type(letter, at: ListCore.now)
  }

  private func step(_ key: KeyEquivalent) -> ListSelection<Identity>.Step? {
    switch key {
    case .upArrow: .by(-1)
    case .downArrow: .by(1)
    case .home: .toFirst
    case .end: .toLast
    case .pageUp: .by(-(place?.page ?? 1))
    case .pageDown: .by(place?.page ?? 1)
    default: nil
    }
  }

  /// The present time, in seconds since the first letter of the program.
  private static var now: Double {
    let (seconds, parts) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(parts) / 1e18
  }

  private static let start = ContinuousClock.now
}
