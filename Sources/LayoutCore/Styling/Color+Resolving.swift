extension Color {
  /// The plain colour at a place with these values: by their colour scheme, their theme and their tint.
  ///
  /// A plain colour is returned as it is.
  ///
  /// - Complexity: O(1).
  public func resolved(in environment: EnvironmentValues) -> Color {
    guard case .adaptive(let color) = form, !environment.keepsAdaptiveColors else { return self }
    let isDark = environment.colorScheme == .dark
    return Color(
      form: .plain(color.parts(isDark: isDark) { environment.parts(of: $0, isDark: isDark) }))
  }
}

extension EnvironmentValues {
  fileprivate func parts(of role: ColorRole, isDark: Bool) -> Color.Parts {
    guard role == .tint, let tint else { return colorTheme.plain(role, isDark: isDark) }
    guard case .adaptive(let color) = tint.form else { return tint.parts(isDark: isDark) }
    // A tint that depends on the tint itself is that of the theme.
    return color.parts(isDark: isDark) { colorTheme.plain($0, isDark: isDark) }
  }
}

extension Decoration {
  private var isUnresolved: Bool {
    background?.isUnresolved ?? false || border?.paint.isUnresolved ?? false || shadow?.color.isAdaptive ?? false
      || effect?.isUnresolved ?? false
  }

  /// What is wrong with a paint; `nil` where nothing is.
  var paintFault: String? {
    // Few decorations have a paint that is no plain colour.
    guard background?.isUnresolved ?? false || border?.paint.isUnresolved ?? false else { return nil }
    return background?.fault ?? border?.paint.fault
  }

  /// Resolves the colours at a place.
  @inline(__always)
  mutating func resolve(in values: @autoclosure () -> EnvironmentValues) {
    if isUnresolved { resolveColors(in: values()) }
  }

  private mutating func resolveColors(in values: EnvironmentValues) {
    background = background?.resolved(in: values)
    if let paint = border?.paint { border?.paint = paint.resolved(in: values) }
    if let color = shadow?.color { shadow?.color = color.resolved(in: values) }
    effect = effect?.resolved(in: values)
  }
}

extension ShapeAppearance {
  /// Whether it is to be resolved.
  var isUnresolved: Bool { fill?.isUnresolved ?? false || stroke?.paint.isUnresolved ?? false }

  /// What is wrong with a paint; `nil` where nothing is.
  var fault: String? { fill?.fault ?? stroke?.paint.fault }

  /// The appearance with the colours at a place.
  func resolved(in values: EnvironmentValues) -> ShapeAppearance {
    var appearance = self
    appearance.fill = fill?.resolved(in: values)
    if let paint = stroke?.paint { appearance.stroke?.paint = paint.resolved(in: values) }
    return appearance
  }
}
