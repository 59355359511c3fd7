import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Colours of the environment` {
  private static let pair = Color(light: .red, dark: .blue)

  /// The environment with a colour scheme.
  private static func values(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
  }

  private static func resolved(_ color: Color) -> [Color] {
    ColorScheme.allCases.map { color.resolved(in: values($0)) }
  }

  @Test func `a colour has a form for light and one for dark`() {
    #expect(Self.resolved(Self.pair) == [.red, .blue])
    #expect(Self.resolved(.green) == [.green, .green])
    #expect(Self.resolved(.primary) == [.black, .white])
    #expect(Self.resolved(Self.pair.opacity(0.5)) == [Color.red.opacity(0.5), Color.blue.opacity(0.5)])
    #expect(Self.resolved(.primary.opacity(0.2)) == [Color.black.opacity(0.2), Color.white.opacity(0.2)])
    #expect(Self.resolved(Color(light: Self.pair, dark: Self.pair)) == [.red, .blue])
    #expect(Self.resolved(Color(light: .primary, dark: .primary)) == [.black, .white])
  }

  @Test func `its parts are those of its light form, and it is plain once one is set`() {
    var color = Self.pair
    #expect(color.red == 1 && color.opacity == 1)
    #expect(color.green == Color.red.green && color.blue == Color.red.blue)
    color.opacity = 0.5
    #expect(color == Color.red.opacity(0.5))
    #expect(Color.primary.red == 0)
  }

  @Test(arguments: ColorRole.allCases) func `each role has a colour in both schemes`(role: ColorRole) {
    let (light, dark) = (Color(role).resolved(in: Self.values(.light)), Color(role).resolved(in: Self.values(.dark)))
    #expect(light != dark)
    #expect(light.opacity == 1 && dark.opacity == 1)
  }

  @Test(
    arguments: [
      (ColorRole.primary, 4.5), (.secondary, 4.5), (.link, 4.5), (.error, 4.5), (.tertiary, 3), (.accent, 3),
    ])
  func `texts in a role are easy to read on both grounds`(role: ColorRole, least: Double) {
    for scheme in ColorScheme.allCases {
      for ground in [Color.background, .groupedBackground] {
        let values = Self.values(scheme)
        #expect(Color(role).resolved(in: values).contrastRatio(with: ground.resolved(in: values)) >= least)
      }
    }
  }

  @Test func `a theme has other colours for roles`() {
    var values = Self.values(.dark)
    values.colorTheme = ColorTheme([.accent: Self.pair, .error: .secondary])
    #expect(Color.accentColor.resolved(in: values) == .blue)
    // Without a tint that is the accent, and a colour of a role is that of the default theme.
    #expect(Color.tint.resolved(in: values) == .blue)
    values.colorTheme[.secondary] = .green
    #expect(Color.error.resolved(in: values) == Color(hex: 0xAEAEB2))
    values.tint = .accentColor
    values.colorTheme[.accent] = .pink
    #expect(Color.tint.resolved(in: values) == .pink)
    values.tint = .tint
    #expect(Color.tint.resolved(in: values) == .pink)
    #expect(values.colorTheme != ColorTheme())
  }

  @Test func `mixes keep their parts`() {
    let gray = Color.black.mix(with: .white, by: 0.25)
    #expect(gray == Color(white: 0.25))
    // The opacities are weights: a clear part has no colour.
    #expect(Color.red.mix(with: .clear, by: 0.5) == Color.red.opacity(0.5))
    #expect(Color.red.mix(with: .blue, by: .nan) == .red)
    #expect(Color.red.mix(with: .blue, by: 7) == .blue)
    let pair = Color(light: .black, dark: .white).mix(with: .white, by: 0.6)
    #expect(Self.resolved(pair) == [Color(white: 0.6), .white])
    let role = Color.primary.mix(with: Color(light: .white, dark: .black), by: 0.4)
    #expect(Self.resolved(role) == [Color(white: 0.4), Color(white: 0.6)])
    let mixes = Self.resolved(Color.white.mix(with: .primary, by: 0.8).mix(with: .black, by: 0.5))
    #expect(mixes.map { ($0.red * 1000).rounded() } == [100, 500])
    #expect(Self.resolved(.primary.mix(with: .primary.opacity(0.5), by: 0.5)).map(\.opacity) == [0.75, 0.75])
    // Only one role stays.
    var values = Self.values(.light)
    values.colorTheme[.primary] = .red
    values.colorTheme[.background] = .red
    #expect(Color.primary.mix(with: .background, by: 1).resolved(in: values) == .white)
    #expect(Color.primary.mix(with: .background, by: 0).resolved(in: values) == .red)
  }

  @Test(
    arguments: [
      ("#0A84FF", 0x0A84FF, 1.0), ("0a84ff", 0x0A84FF, 1), ("#08F", 0x0088FF, 1), ("#08F8", 0x0088FF, 136 / 255),
      ("#0A84FF80", 0x0A84FF, 128 / 255),
    ] as [(String, UInt32, Double)])
  func `a colour is made from digits`(text: String, number: UInt32, opacity: Double) {
    #expect(Color(hex: text) == Color(hex: number, opacity: opacity))
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#1234567", "#123456789", "red", "#GGGGGG", "##123456", "#ÄÄÄ", "+1F"])
  func `other texts are no colour`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func `the contrast is that of WCAG 2`() {
    #expect(Color.black.contrastRatio(with: .white) == 21)
    #expect(Color.white.contrastRatio(with: .white) == 1)
    #expect(Color.black.opacity(0).contrastRatio(with: .white) == 1)
    #expect(Color.yellow.readable(.white, or: .black) == .black)
    #expect(Color.indigo.readable(.white, or: .black) == .white)
    #expect(Self.resolved(Color.background.readable(.white, or: .black)) == [.black, .white])
  }

  // MARK: In layouts

  /// The colours of the views, outermost first.
  private func colors(_ host: CountingHost) -> [Color?] {
    host.picture.map {
      switch $0.content {
      case .text(_, _, let color): color
      case .shape(_, let style): style.fill?.plainColor ?? style.stroke?.paint.plainColor
      case .decorated(let decoration):
        decoration.background?.plainColor ?? decoration.border?.paint.plainColor ?? decoration.shadow?.color
      case .control(let content): content.tint ?? content.color
      default: nil
      }
    }
  }

  private struct Card: Layout {
    let log: () -> Void

    var body: some Layout {
      let _ = log()
      Text("a")
      Text("b").foregroundColor(.secondary)
      Circle()
      Circle().fill(`Colours of the environment`.pair)
      Circle().stroke(`Colours of the environment`.pair.opacity(0.5))
      `Colours of the environment`.pair.size(width: 1, height: 1)
      Divider()
      ProgressView(value: 0.5).tint(.accentColor)
      Toggle("c", isOn: .constant(false))
      Color.clear.background(.background)
      Color.clear.border(.separator)
      Color.clear.shadow(color: .primary, radius: 1)
    }
  }

  @Test func `a change of the scheme at the root reaches every element, and only contents are set`() {
    let (host, root) = (CountingHost(), LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens))
    root.host = host
    var bodies = 0
    root.updateBody { Card { bodies += 1 } }
    let light: [Color?] = [
      .black, Color(hex: 0x636366), .black, .red, Color.red.opacity(0.5), .red, Color.black.opacity(0.2), .blue, .black,
      .white, .clear, Color(hex: 0xC6C6C8), .clear, .black, .clear,
    ]
    #expect(colors(host) == light)
    host.takeCounts()
    root.environment.colorScheme = .dark
    root.layoutIfNeeded()
    #expect(
      colors(host) == [
        .white, Color(hex: 0xAEAEB2), .white, .blue, Color.blue.opacity(0.5), .blue, Color.white.opacity(0.2),
        Color(hex: 0x0A84FF), .white, Color(hex: 0x1C1C1E), .clear, Color(hex: 0x48484A), .clear, .white, .clear,
      ])
    #expect(host.takeCounts() == .init(contents: 12))
    #expect(bodies == 2 && root.counters.measures == 0)
    root.environment.colorTheme[.primary] = .green
    root.layoutIfNeeded()
    #expect(host.takeCounts() == .init(contents: 6))
    // What is equal changes nothing.
    root.environment.colorTheme[.primary] = .green
    root.environment.colorScheme = .dark
    root.layoutIfNeeded()
    #expect(host.takeCounts().total == 0 && bodies == 3)
    root.environment.colorTheme = ColorTheme()
    root.environment.colorScheme = .light
    root.layoutIfNeeded()
    #expect(colors(host) == light && host.violations == [])
  }

  private final class Log { var names: [String] = [] }

  private struct Part: Layout, Equatable {
    let name: String
    let log: Log

    var body: some Layout {
      let _ = log.names.append(name)
      Text("x").background(.background)
    }

    static func == (one: Part, other: Part) -> Bool { one.name == other.name }
  }

  @Test func `a scheme that is set around elements is theirs, and a change of it leaves others alone`() {
    let (host, root) = (CountingHost(), LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens))
    root.host = host
    let log = Log()
    func body(_ scheme: ColorScheme, _ theme: ColorTheme) -> some Layout {
      HStack {
        Part(name: "plain", log: log)
        Part(name: "scheme", log: log).colorScheme(scheme)
        Part(name: "theme", log: log).colorTheme(theme)
      }
    }
    // Elements are compared from the third time on.
    for _ in 0..<3 { root.updateBody { body(.light, ColorTheme()) } }
    log.names = []
    #expect(colors(host) == [.white, .black, .white, .black, .white, .black])
    host.takeCounts()
    root.updateBody { body(.dark, ColorTheme()) }
    #expect(colors(host) == [.white, .black, Color(hex: 0x1C1C1E), .white, .white, .black])
    #expect(host.takeCounts() == .init(contents: 2))
    #expect(log.names == ["scheme"])
    var theme = ColorTheme()
    theme[.background] = .mint
    root.updateBody { body(.dark, theme) }
    #expect(colors(host) == [.white, .black, Color(hex: 0x1C1C1E), .white, .mint, .black])
    #expect(host.takeCounts() == .init(contents: 1))
    #expect(log.names == ["scheme", "theme"])
  }

  @Test func `a colour is small and has no references`() {
    #expect(_isPOD(Color.self))
    #expect(MemoryLayout<Color>.size <= 34 && MemoryLayout<Color?>.size <= 34)
  }

  @Test(
    arguments: [
      (0, 1, 1, Color(red: 1, green: 0, blue: 0)), (0.5, 1, 1, Color(red: 0, green: 1, blue: 1)),
      (1, 1, 1, Color(red: 1, green: 0, blue: 0)), (0.25, 0, 0.5, Color(white: 0.5)), (0.3, 1, 0, .black),
      (.nan, 2, -1, .black),
    ] as [(Double, Double, Double, Color)])
  func `a colour from its hue`(hue: Double, saturation: Double, brightness: Double, color: Color) {
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness) == color)
  }
}
