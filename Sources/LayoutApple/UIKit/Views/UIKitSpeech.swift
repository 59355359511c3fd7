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

    /// The elements in the order in which they are read, where any element has a place of its own in it; `nil` is UIKit's
    /// order. Complexity: O(elements).
    var sortedElements: [Any]? {
      guard host.sortedCount > 0 else { return nil }
      return root.accessibilityElements().flatMap(\.flattened).compactMap { element in
        guard let item = element.view.flatMap({ host.views[$0] }) else { return nil }
        var view = (item as? ControlView)?.spokenView ?? item.view
        guard item is DecoratedView, !view.isAccessibilityElement else { return view }
        // A box that is no element for UIKit: what it holds is read, and has entries of its own where it is more than one.
        guard element.children.isEmpty else { return nil }
        while !view.isAccessibilityElement, let inside = view.subviews.first { view = inside }
        return view
      }
    }
  }
#endif
