import Layout
import LayoutScreens

/// The gallery: screens from the simplest on.
struct Gallery: LayoutTool {
  static let name = "layout"

  static func background(for scheme: ColorScheme) -> Color { palette(scheme).ground }
  static func foreground(for scheme: ColorScheme) -> Color { palette(scheme).ink }

  private static func palette(_ scheme: ColorScheme) -> Palette { scheme == .dark ? .dark : .light }

  static let screens = [
    ToolScreen(
      "quick-start", "A title, a subtitle and a button between spacers.", width: 390, height: 844, lint: .from(340)
    ) {
      QuickStart()
    },
    ToolScreen("list-row", "Rows of an icon, two labels and an arrow.", width: 390, lint: .from(360)) {
      Inbox()
    },
    ToolScreen(
      "badge", "A count on the corner of a card, by a ZStack and an offset.", width: 348, height: 248,
      lint: .picture(348)
    ) {
      Badge()
    },
    ToolScreen(
      "percent", "Sizes and distances in hundredths of the container.", width: 400, height: 800, lint: .from(240)
    ) {
      Shares()
    },
    ToolScreen("geometry", "Two bars that follow the width they are given.", width: 408, height: 188, lint: .from(360))
    {
      Bars()
    },
    ToolScreen(
      "scroll", "A window onto cards, with a row that scrolls sideways.", width: 390, height: 844, lint: .from(240)
    ) {
      Discover()
    },
    ToolScreen(
      "environment", "One card in light and dark and in both directions, by values that flow down.", width: 800,
      lint: .from(680)
    ) {
      Moods()
    },
    ToolScreen(
      "dashboard", "Metrics, a bar chart out of shapes, progress bars and a table.", width: 1024, lint: .from(768)
    ) {
      Dashboard()
    },
    ToolScreen(
      "chart", "A line with a gradient below it, and a ring with its legend, out of paths.", width: 960,
      lint: .from(880)
    ) {
      Chart()
    },
    ToolScreen(
      "toolbar", "One toolbar in four widths: it shares out room, then drops what does not fit.", width: 768,
      lint: .from(768)
    ) {
      Toolbars()
    },
    ToolScreen(
      "panes", "Mail in three columns with tools; the dividers can be dragged.", width: 960, height: 560,
      lint: .from(720)
    ) {
      Panes()
    },
    ToolScreen(
      "flow", "Tags in lines that are wrapped, in three widths and in the middle.", width: 468, lint: .from(468)
    ) {
      Tags()
    },
    ToolScreen(
      "css-holy-grail", "A head, a foot and three columns, by flexbox as browsers have it.", width: 640, height: 480,
      lint: .from(480)
    ) {
      HolyGrail()
    },
    ToolScreen(
      "css-cards", "Cards that share the width of their line and wrap, in two widths.", width: 600, lint: .from(600)
    ) {
      WrappingCards()
    },
    ToolScreen(
      "css-dashboard", "A dashboard whose parts are named in a drawing of it, by CSS grid.", width: 640,
      lint: .from(560)
    ) {
      AreaDashboard()
    },
    ToolScreen(
      "css-mirrored", "A toolbar by a text in CSS, from left to right and from right to left.", width: 480,
      lint: .from(440)
    ) {
      MirroredBoxes()
    },
    ToolScreen(
      "controls", "Every control once, beside its label; in a window they can be used.", width: 480, lint: .from(360)
    ) {
      Controls()
    },
    ToolScreen(
      "list", "A list of cards in light and dark, with icons, counts and a chosen row.", width: 780, height: 660,
      lint: .picture(780)
    ) {
      GroupedLists()
    },
    ToolScreen(
      "shapes", "Every shape with fill and line, and what decorations do to a box.", width: 720, lint: .from(720)
    ) {
      Shapes()
    },
    ToolScreen("text", "Twelve scripts, line limits and alignments.", width: 800, lint: .from(480)) {
      Scripts()
    },
    ToolScreen(
      "article", "Rich text with links, justified paragraphs, a picture and a pull quote.", width: 680, lint: .from(560)
    ) {
      Article()
    },
    ToolScreen(
      "player", "A record that plays, before its own cover out of focus.", width: 390, height: 844, lint: .picture(390)
    ) {
      Player()
    },
    ToolScreen(
      "onboarding", "One card in four languages, one of them from right to left.", width: 1240, lint: .picture(1240)
    ) {
      Onboarding()
    },
    ToolScreen(
      "social-card", "A picture for a link to an article.", width: 1200, height: 630, vector: .svg, lint: .picture(1200)
    ) {
      SocialCard()
    },
    ToolScreen(
      "invoice", "A page of A4 with a table and totals.", width: 595, height: 842, vector: .pdf, lint: .picture(595)
    ) {
      Invoice.sample
    },
    feed,
  ]

  /// The feed, which in a window makes only the rows that are visible.
  private static var feed: ToolScreen {
    var screen = ToolScreen(
      "feed", "Every package installed on this machine, or the entries of --data.", lint: .from(390), readsData: true
    ) { input in
      Feed(entries: try FeedSource.entries(input), longestSide: input.longestSide)
    }
    screen.windowContent = { LongFeed(entries: try FeedSource.entries($0)) }
    return screen
  }
}
