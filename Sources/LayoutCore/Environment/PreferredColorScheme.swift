import LayoutEngine

/// Light or dark, as content prefers it for the whole window or picture; `nil` where none does.
public enum PreferredColorSchemeKey: PreferenceKey {
  /// The default: no preference.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first preference, in document order.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension Layout {
  /// Prefers light or dark for the whole window, page or picture that shows the element; `nil` prefers none.
  ///
  /// The first preference in document order holds, in place of the environment's scheme. Where the environment of a
  /// part is set by `colorScheme(_:)`, that part keeps its own. GTK's widgets and the window's ground follow in a
  /// window of a `LayoutApplication`. GTK has one theme for all windows of a program, so there the preference of the
  /// first window that has one holds, and `LayoutApp.colorScheme` comes before it. In UIKit and AppKit the colours of
  /// the layout follow, and native controls do not.
  ///
  /// ```swift
  /// Player().preferredColorScheme(.dark)
  /// ```
  ///
  /// - Complexity: a change evaluates everything anew, in a turn that follows at once.
  public func preferredColorScheme(
    _ scheme: ColorScheme?
  ) -> _ModifiedLayout<Self, _PreferenceModifier<PreferredColorSchemeKey>> {
    preference(key: PreferredColorSchemeKey.self, value: scheme)
  }
}

extension LayoutRoot {
  /// The values that bodies and colours get: those of the environment, in the scheme that the content prefers.
  package var shownEnvironment: EnvironmentValues {
    guard let preferredColorScheme else { return environment }
    var values = environment
    values.colorScheme = preferredColorScheme
    return values
  }

  /// Takes over the preference of the last turn's content; another turn follows where that changes the scheme.
  func adoptColorScheme() {
    let preferred = preferences[PreferredColorSchemeKey.self]
    guard preferred != preferredColorScheme else { return }
    let old = shownEnvironment.colorScheme
    preferredColorScheme = preferred
    onPreferredColorScheme?()
    guard shownEnvironment.colorScheme != old else { return }
    due.evaluation = max(due.evaluation, .body)
    setNeedsLayout(for: .environmentChanged)
  }
}
