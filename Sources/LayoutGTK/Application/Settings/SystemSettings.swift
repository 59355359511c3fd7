#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  /// The user's settings for all programs, from GTK and the desktop's settings portal, and the program's preferences in
  /// place of them.
  ///
  /// They are followed while the program runs.
  @MainActor
  public final class SystemSettings {
    /// Light or dark, whatever the user's setting is; `nil` follows the user's setting.
    ///
    /// Widgets follow too.
    public var preferredColorScheme: ColorScheme? {
      didSet { if preferredColorScheme != oldValue { applyColorScheme() } }
    }

    /// Light or dark, as the content of a window prefers it; `preferredColorScheme` comes before it.
    var contentColorScheme: ColorScheme? {
      didSet { if contentColorScheme != oldValue { applyColorScheme() } }
    }

    /// The direction in which windows run, whatever the language is; `nil` follows the language.
    ///
    /// Widgets follow too.
    public var preferredLayoutDirection: LayoutDirection? {
      didSet {
        guard preferredLayoutDirection != oldValue else { return }
        gtk_widget_set_default_direction(Self.direction(preferredLayoutDirection ?? localeDirection))
        update()
      }
    }

    /// The portal's value; `nil` where it has none, or there is no portal.
    public internal(set) var portalColorScheme: ColorScheme? {
      didSet { if portalColorScheme != oldValue { applyColorScheme() } }
    }

    /// The values that windows begin with.
    ///
    /// Those that the system does not specify are the defaults.
    public private(set) var environment = EnvironmentValues()

    /// Called after a change of `environment`, with what it was before.
    var onChange: ((EnvironmentValues) -> Void)?
    /// Called when GTK's widgets may have other sizes.
    var onThemeChange: (() -> Void)?

    let object: UnsafeMutableRawPointer
    private let localeDirection: LayoutDirection
    private var signals: [gulong] = []
    private var portal: SettingsPortal?
    /// The user's setting, while the program or the portal overrides it.
    private let prefersDarkTheme: Bool
    /// The user's theme, which is dark by its name, and the light one in its place.
    private var exchangedTheme: (dark: String, light: String)?

    /// The settings of the default display.
    ///
    /// - Parameter followsPortal: whether the desktop's portal is read, in the background, if there is a session bus.
    /// - Throws: `GTKError.noDisplay`.
    public init(followsPortal: Bool = true) throws(GTKError) {
      try GTK.initialize()
      guard let settings = gtk_settings_get_default() else { throw .noDisplay }
      object = UnsafeMutableRawPointer(settings)
      localeDirection = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
      prefersDarkTheme = layout_get_boolean(object, Self.darkTheme) != 0
      environment = read()
      let names = [
        Self.darkTheme, Self.theme, "gtk-xft-dpi", "gtk-enable-animations", "gtk-font-name",
      ]
      signals = names.map { name in WidgetSignal.connect(object, "notify::" + name) { [weak self] in self?.update() } }
      signals.append(
        WidgetSignal.connect(object, "notify::" + Self.theme) { [weak self] in self?.exchangeTheme() })
      for name in [Self.theme, "gtk-font-name", "gtk-xft-dpi"] {
        signals.append(
          WidgetSignal.connect(object, "notify::" + name) { [weak self] in
            NativeControls.shared.removeAll()
            self?.onThemeChange?()
          })
      }
      if followsPortal { portal = SettingsPortal { [weak self] in self?.portalColorScheme = $0 } }
    }

    isolated deinit { stop() }

    /// Ends following, and takes back a change that was made for the program alone.
    ///
    /// Releasing the settings does the same.
    public func stop() {
      guard !signals.isEmpty else { return }
      for signal in signals { g_signal_handler_disconnect(object, signal) }
      signals = []
      portal?.stop()
      portal = nil
      restoreTheme()
      if wantsColorScheme { layout_set_boolean(object, Self.darkTheme, prefersDarkTheme ? 1 : 0) }
      if preferredLayoutDirection != nil { gtk_widget_set_default_direction(Self.direction(localeDirection)) }
    }

    private var wantedColorScheme: ColorScheme? {
      preferredColorScheme ?? contentColorScheme ?? portalColorScheme
    }

    private var wantsColorScheme: Bool { wantedColorScheme != nil }

    /// Replaces a theme that is dark by its name where light is wanted, since it is dark whatever else is set.
    ///
    /// Its light variant replaces it, or the default theme where there is none.
    private func exchangeTheme() {
      guard wantedColorScheme == .light else { return restoreTheme() }
      guard let theme = themeName, Self.isDark(theme) else { return }
      let light = String(theme.dropLast(Self.darkEnding.count))
      exchangedTheme = (theme, light)
      layout_set_string(object, Self.theme, light)
    }

    private func restoreTheme() {
      guard let (dark, light) = exchangedTheme else { return }
      exchangedTheme = nil
      if themeName == light { layout_set_string(object, Self.theme, dark) }
    }

    private static func direction(_ direction: LayoutDirection) -> GtkTextDirection {
      direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    }

    static let theme = "gtk-theme-name"
    private static let darkTheme = "gtk-application-prefer-dark-theme"

    /// Reads all values again.
    private func update() {
      let now = read()
      let old = environment
      guard !now.isSame(as: old) else { return }
      environment = now
      onChange?(old)
    }

    private func applyColorScheme() {
      let wanted = wantedColorScheme
      exchangeTheme()
      layout_set_boolean(object, Self.darkTheme, (wanted.map { $0 == .dark } ?? prefersDarkTheme) ? 1 : 0)
      update()
    }

    private func read() -> EnvironmentValues {
      var values = EnvironmentValues()
      values.take(
        SystemEnvironment(
          colorScheme: colorScheme,
          layoutDirection: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight,
          textScale: textScale, displayScale: 1,
          reducesMotion: layout_get_boolean(object, "gtk-enable-animations") == 0))
      values.font = font
      values.colorTheme = ThemeProbe.shared.colors
      return values
    }
  }

  extension EnvironmentValues {
    /// Whether the values that the system specifies are the same in both.
    fileprivate func isSame(as other: EnvironmentValues) -> Bool {
      font == other.font && colorTheme == other.colorTheme && textScale == other.textScale
        && colorScheme == other.colorScheme && layoutDirection == other.layoutDirection
        && reducesMotion == other.reducesMotion
    }

    /// Takes the changed values of the system, except where another value was set.
    mutating func follow(_ system: EnvironmentValues, from old: EnvironmentValues) {
      func follow<Value: Equatable>(_ value: WritableKeyPath<EnvironmentValues, Value>) {
        if self[keyPath: value] == old[keyPath: value] { self[keyPath: value] = system[keyPath: value] }
      }
      follow(\.font)
      follow(\.colorTheme)
      follow(\.textScale)
      follow(\.colorScheme)
      follow(\.layoutDirection)
      follow(\.reducesMotion)
    }
  }
#endif
