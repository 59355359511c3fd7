// For statements and, after them, a method of the same screen.

import LayoutReference

class TraitScreen: UIViewController {
  // UIKit: `traitCollectionDidChange(_:)`, since iOS 8.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

final class Screen: TraitScreen {
  func updateColorsForCurrentScheme() {}

  func statements() {
    // BLOCK 1-9
  }

  // BLOCK 10-18
}
