#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A list of elements that a screen reader goes through, as views.
  struct SpokenRotor {
    struct Entry {
      var label: String
      var view: PlatformView
    }

    var name: String
    var entries: [Entry]

    /// The entry after the one at `view`, or before it; from elsewhere the first, or the last. Where a word is typed, only
    /// entries with it count.
    func entry(from view: PlatformView?, isForward: Bool, filter: String = "") -> Entry? {
      let word = filter.lowercased()
      let found = word.isEmpty ? entries : entries.filter { $0.label.lowercased().contains(word) }
      guard let at = found.firstIndex(where: { $0.view === view }) else {
        return isForward ? found.first : found.last
      }
      let next = isForward ? at + 1 : at - 1
      return found.indices.contains(next) ? found[next] : nil
    }
  }

  extension LayoutContainer {
    /// The lists of the layout. Complexity: O(elements), for each entry.
    func spokenRotors(withHeadings: Bool) -> [SpokenRotor] {
      root.accessibilityRotorViews(withHeadings: withHeadings).compactMap { rotor in
        let entries = rotor.entries.compactMap { entry in
          spokenView(of: entry.views).map { SpokenRotor.Entry(label: entry.label, view: $0) }
        }
        return entries.isEmpty ? nil : SpokenRotor(name: rotor.name, entries: entries)
      }
    }

    /// The view at which a screen reader meets an element with some views: a box with a description, else the first that is no
    /// box.
    private func spokenView(of ids: [ViewID]) -> PlatformView? {
      let views = ids.compactMap { host.views[$0] }
      let box = views.first { $0.view.isSpokenElement }
      return box?.view ?? views.first { !($0 is DecoratedView) }?.spokenView
    }
  }
#endif
