import LayoutCore
import Testing

/// The contrasts of the default theme, which the canvas draws.
@Suite struct AccentContrastTests {
  @Test(arguments: [ColorRole.accent, .tint, .link, .error], [ColorRole.background, .groupedBackground])
  func `texts in the colours of the dark form can be read, and parts of the light one are seen`(
    role: ColorRole, ground: ColorRole
  ) {
    let theme = ColorTheme()
    func contrast(_ scheme: ColorScheme) -> Double {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return theme[role].resolved(in: environment).contrastRatio(with: theme[ground].resolved(in: environment))
    }
    #expect(contrast(.dark) >= 4.5)
    #expect(contrast(.light) >= 3)
  }
}
