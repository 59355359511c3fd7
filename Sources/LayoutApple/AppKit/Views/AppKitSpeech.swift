#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Foundation

  extension NSView {
    /// Whether the view is an element for screen readers by its description.
    var isSpokenElement: Bool { self is BoxView && isAccessibilityElement() }

    /// Sets the actions with names of their own that a screen reader has for the view.
    func setNamedActions(_ actions: SpokenActions) {
      let named = actions.named
      guard !named.isEmpty || accessibilityCustomActions()?.isEmpty == false else { return }
      setAccessibilityCustomActions(
        named.map { name, kind in NSAccessibilityCustomAction(name: name) { actions.run(kind) } })
    }

    /// The words of the texts inside, for a box that is named by them. Complexity: O(views inside).
    var spokenWords: String {
      subviews.filter { !$0.isHidden && !$0.isAccessibilityHidden() }
        .map { ($0 as? TextLabel)?.stringValue ?? $0.accessibilityLabel() ?? $0.spokenWords }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  extension LayoutContainer {
    /// The lists of the layout, which AppKit keeps only while it goes through them.
    func customRotors() -> [NSAccessibilityCustomRotor] {
      let searches = spokenRotors(withHeadings: true).map { RotorSearch($0) }
      host.rotorSearches = searches
      return searches.map { NSAccessibilityCustomRotor(label: $0.rotor.name, itemSearchDelegate: $0) }
    }
  }

  /// Finds the elements of a list.
  @MainActor
  final class RotorSearch: NSObject, NSAccessibilityCustomRotorItemSearchDelegate {
    let rotor: SpokenRotor

    init(_ rotor: SpokenRotor) { self.rotor = rotor }

    func rotor(
      _ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
    ) -> NSAccessibilityCustomRotor.ItemResult? {
      let entry = self.rotor.entry(
        from: searchParameters.currentItem?.targetElement as? NSView,
        isForward: searchParameters.searchDirection == .next, filter: searchParameters.filterString)
      return entry.map {
        let result = NSAccessibilityCustomRotor.ItemResult(targetElement: $0.view)
        result.customLabel = $0.label
        return result
      }
    }
  }
#endif
