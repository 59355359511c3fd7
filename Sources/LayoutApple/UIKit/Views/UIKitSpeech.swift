#if canImport(UIKit) && !os(watchOS)
  import Foundation

  extension UIView {
    /// Whether the view is an element for screen readers.
    var isSpokenElement: Bool { isAccessibilityElement }

    /// Sets the actions with names of their own that a screen reader has for the view.
    func setNamedActions(_ actions: SpokenActions) {
      let named = actions.named
      guard !named.isEmpty || accessibilityCustomActions?.isEmpty == false else { return }
      accessibilityCustomActions = named.map { name, kind in
        UIAccessibilityCustomAction(name: name) { _ in actions.run(kind) }
      }
    }

    /// The words of the texts inside, for a box that is named by them. Complexity: O(views inside).
    var spokenWords: String {
      subviews.filter { !$0.isHidden && !$0.accessibilityElementsHidden }
        .map { ($0 as? UILabel)?.text ?? $0.accessibilityLabel ?? $0.spokenWords }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  extension LayoutContainer {
    /// UIKit has a list of the headings itself, by their trait.
    var customRotors: [UIAccessibilityCustomRotor]? {
      let rotors = spokenRotors(withHeadings: false)
      return rotors.isEmpty
        ? nil
        : rotors.map { rotor in
          UIAccessibilityCustomRotor(name: rotor.name) { predicate in
            let current = predicate.currentItem.targetElement as? UIView
            return rotor.entry(from: current, isForward: predicate.searchDirection == .next).map {
              UIAccessibilityCustomRotorItemResult(targetElement: $0.view, targetRange: nil)
            }
          }
        }
    }
  }
#endif
