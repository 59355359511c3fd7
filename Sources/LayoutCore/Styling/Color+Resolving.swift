extension Color {
  /// The plain colour at a place with these values: by their colour scheme, their theme and their tint.
  ///
  /// A plain colour is returned as it is.
  ///
  /// - Complexity: O(1).
  public func resolved(in environment: EnvironmentValues) -> Color {
    guard case .adaptive(let color) = form else { return self }
    let isDark = environment.colorScheme == .dark
    return Color(
      form: .plain(color.parts(isDark: isDark) { environment.parts(of: $0, isDark: isDark) }))
  }
}

extension EnvironmentValues {
  fileprivate func parts(of role: ColorRole, isDark: Bool) -> Color.Parts {
    guard role == .tint, let tint else { return theme.plain(role, isDark: isDark) }
    guard case .adaptive(let color) = tint.form else { return tint.parts(isDark: isDark) }
    // A tint that depends on the tint itself is that of the theme.
    return color.parts(isDark: isDark) { $0 == .tint ? theme.plain(.tint, isDark: isDark) : parts(of: $0, isDark: isDark) }
  }
}

extension Decoration {
  private var isAdaptive: Bool {
    background?.isAdaptive ?? false || border?.color.isAdaptive ?? false || shadow?.color.isAdaptive ?? false
  }

  /// Resolves the colours at a place.
  @inline(__always)
  mutating func resolve(in values: @autoclosure () -> EnvironmentValues) {
    if isAdaptive { resolveColors(in: values()) }
  }

  private mutating func resolveColors(in values: EnvironmentValues) {
    background = background?.resolved(in: values)
    if let color = border?.color { border?.color = color.resolved(in: values) }
    if let color = shadow?.color { shadow?.color = color.resolved(in: values) }
  }
}

extension ShapeStyle {
  /// Whether the environment has an effect on it.
  var isAdaptive: Bool { fill?.isAdaptive ?? false || stroke?.color.isAdaptive ?? false }

  /// The style with the colours at a place.
  func resolved(in values: EnvironmentValues) -> ShapeStyle {
    var style = self
    style.fill = fill?.resolved(in: values)
    if let color = stroke?.color { style.stroke?.color = color.resolved(in: values) }
    return style
  }
}
