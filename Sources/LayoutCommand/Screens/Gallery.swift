import Layout

/// A picture that the command line can make: its name, its size and its layout.
struct Screen: Sendable {
  /// A vector format that a screen is made for.
  enum Vector: String, Sendable {
    case pdf, svg
  }

  let name: String
  /// A summary in one sentence.
  let summary: String
  /// The width in points; `nil` is the width of the content.
  let width: Double?
  /// The height in points; `nil` is the height of the content.
  let height: Double?
  let vector: Vector?
  /// The variants that `layout lint` tries.
  let lint: LintScope
  let content: @Sendable (ScreenInput) throws -> any Layout

  init(
    _ name: String, _ summary: String, width: Double? = nil, height: Double? = nil, vector: Vector? = nil,
    lint: LintScope = LintScope(), content: @escaping @Sendable (ScreenInput) throws -> any Layout
  ) {
    self.name = name
    self.summary = summary
    self.width = width
    self.height = height
    self.vector = vector
    self.lint = lint
    self.content = content
  }
}

/// The input of a screen; most screens use none of it.
struct ScreenInput: Sendable {
  /// Reads the entries of a feed.
  var entries: @Sendable () throws -> [FeedEntry]
  /// The longest possible side of a picture, in points.
  var longestSide: Double
}

/// All screens, from the simplest on.
enum Gallery {
  static let screens = [
    Screen(
      "quick-start", "A title, a subtitle and a button between spacers.", width: 390, height: 844, lint: .from(340)
    ) { _ in
      QuickStart()
    },
    Screen("list-row", "Rows of an icon, two labels and an arrow.", width: 390, lint: .from(360)) { _ in
      Inbox()
    },
    Screen(
      "badge", "A count on the corner of a card, by a ZStack and an offset.", width: 348, height: 248,
      lint: .picture(348)
    ) { _ in
      Badge()
    },
    Screen("percent", "Sizes and distances in hundredths of the container.", width: 400, height: 800, lint: .from(240))
    { _ in
      Shares()
    },
    Screen("geometry", "Two bars that follow the width they are given.", width: 408, height: 188, lint: .from(360)) {
      _ in
      Bars()
    },
    Screen(
      "scroll", "A window onto cards, with a row that scrolls sideways.", width: 390, height: 844, lint: .from(240)
    ) { _ in
      Discover()
    },
    Screen(
      "environment", "One card in light and dark and in both directions, by values that flow down.", width: 800,
      lint: .from(680)
    ) {
      _ in Moods()
    },
    Screen("dashboard", "Metrics, a bar chart out of shapes, progress bars and a table.", width: 1024, lint: .from(768))
    { _ in
      Dashboard()
    },
    Screen(
      "toolbar", "One toolbar in four widths: it shares out room, then drops what does not fit.", width: 768,
      lint: .from(768)
    ) {
      _ in Toolbars()
    },
    Screen("flow", "Tags in lines that are wrapped, in three widths and in the middle.", width: 468, lint: .from(468)) {
      _ in
      Tags()
    },
    Screen(
      "controls", "Every control once, beside its label; in a window they can be used.", width: 480, lint: .from(360)
    ) { _ in
      Controls()
    },
    Screen("shapes", "Every shape with fill and line, and what decorations do to a box.", width: 720, lint: .from(720))
    { _ in
      Shapes()
    },
    Screen("text", "Twelve scripts, line limits and alignments.", width: 800, lint: .from(480)) { _ in
      Scripts()
    },
    Screen(
      "social-card", "A picture for a link to an article.", width: 1200, height: 630, vector: .svg, lint: .picture(1200)
    ) { _ in
      SocialCard()
    },
    Screen(
      "invoice", "A page of A4 with a table and totals.", width: 595, height: 842, vector: .pdf, lint: .picture(595)
    ) { _ in
      Invoice.sample
    },
    Screen("feed", "Every package installed on this machine, or the entries of --data.", lint: .from(390)) { input in
      Feed(entries: try input.entries(), longestSide: input.longestSide)
    },
  ]

  /// The size as text: `390x844`, with `…` for a side that is the content's.
  static func size(of screen: Screen) -> String {
    "\(screen.width.map { "\(Int($0))" } ?? "…")x\(screen.height.map { "\(Int($0))" } ?? "…")"
  }

  static func screen(named name: String) -> Screen? { screens.first { $0.name == name } }
}
