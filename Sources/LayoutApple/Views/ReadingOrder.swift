#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The order in which screen readers read views, where an element has a place of its own in it.
  ///
  /// It is computed when a screen reader reads it first, and again after views came, went, moved or changed.
  struct ReadingOrder {
    /// The number of boxes that have a place of their own in the order.
    var sortedCount = 0 {
      didSet { known = nil }
    }
    fileprivate var known: [PlatformView]?
    /// The number of times that it was computed.
    fileprivate(set) var computations = 0

    /// Notes that views changed.
    mutating func viewsChanged() { known = nil }
  }

  extension LayoutContainer {
    /// The elements in the order in which they are read, where any element has a place of its own in it; `nil` is the
    /// toolkit's order.
    ///
    /// - Complexity: O(1), and O(elements) after a change.
    var sortedElements: [PlatformView]? {
      guard host.reading.sortedCount > 0 else { return nil }
      if let known = host.reading.known { return known }
      let elements = root.accessibilityElements().flatMap(\.flattened).compactMap { spokenView(of: $0) }
      host.reading.known = elements
      host.reading.computations += 1
      return elements
    }

    /// The view of an element; `nil` where it has none, or where what it holds has entries of its own.
    private func spokenView(of element: AccessibilityElement) -> PlatformView? {
      guard let item = element.view.flatMap({ host.views[$0] }) else { return nil }
      var view = item.spokenView
      guard item is DecoratedView, !view.isSpokenElement else { return view }
      // A box that is no element for the toolkit: what it holds is read, where that is one thing.
      guard element.children.isEmpty else { return nil }
      while !view.isSpokenElement, let inside = view.subviews.first { view = inside }
      return view
    }
  }
#endif
