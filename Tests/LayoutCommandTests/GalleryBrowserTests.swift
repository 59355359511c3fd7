import CustomDump
import Layout
import LayoutTesting
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

@Suite struct GalleryBrowserTests {
  private func root(
    _ screen: String, _ size: Size = Size(width: 1100, height: 760), _ direction: LayoutDirection = .leftToRight
  ) throws -> (LayoutRoot, CountingHost) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let root = LayoutRoot(size: size, environment: environment)
    let host = CountingHost()
    root.host = host
    let (first, input) = (try find(screen), try feedInput(5000))
    root.updateBody { ScreenBrowser(screens: Gallery.screens, first: first, input: input) }
    return (root, host)
  }

  @Test(arguments: Gallery.screens.map(\.name))
  func `each screen fills what the sidebar leaves, in any room`(name: String) throws {
    for (size, direction) in [
      (Size(width: 1100, height: 760), LayoutDirection.leftToRight), (Size(width: 320, height: 200), .rightToLeft),
    ] {
      let (root, host) = try root(name, size, direction)
      let result = root.result
      let x: Double = direction == .leftToRight ? 0 : size.width - 200
      expectNoDifference(result.frame(at: "0.0"), Rect(x: x, y: 0, width: 200, height: size.height))
      let rest = Rect(x: direction == .leftToRight ? 201 : 0, y: 0, width: size.width - 201, height: size.height)
      expectNoDifference(result.frame(at: "0.2"), rest)
      #expect(host.violations.isEmpty && result.elements.count > 20)
      #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    }
  }

  @Test func `what is too large for a small window begins at its top leading corner`() throws {
    let (root, _) = try root("dashboard", Size(width: 620, height: 400))
    let title = try #require(root.result.elements.first { $0.text == "Overview" })
    #expect(title.frame.minX == 201 + 32 && title.frame.minY >= 32 && title.frame.minY < 40, "\(title.frame)")
  }

  @Test func `a tap in the sidebar shows another screen`() throws {
    let (root, host) = try root("quick-start")
    #expect(root.result.description.contains("\"Welcome to Layout\""))
    let rows = host.views.keys.sorted { $0.rawValue < $1.rawValue }.filter { root.press($0) }
    // The button of the screen shows a picture of one: only the sidebar's rows have actions.
    #expect(rows.count == Gallery.screens.count)
    root.layoutIfNeeded()
    let text = root.result.description
    #expect(!text.contains("\"Welcome to Layout\"") && text.contains("\"Hello\""))
  }

  @Test func `the feed makes the rows near the window only`() throws {
    let (root, host) = try root("feed")
    // 12 rows of 64 points touch 760, and half a window more follows.
    #expect(root.result.elements.count { $0.text == "Hello" } == 18)
    let length = try #require(root.result.elements.first { $0.kind == .lazyVStack }).frame.height
    #expect(abs(length - 5000 * 64) < 0.001)
    #expect(host.views.count < 200)
  }

  @Test func `a feed that cannot be read is an error with the reason`() throws {
    let root = LayoutRoot(size: Size(width: 600, height: 200))
    let first = try find("feed")
    root.updateBody { ScreenBrowser(screens: [first], first: first, input: ScreenInput(data: "/none/feed.json")) }
    #expect(root.result.description.contains("/none/feed.json: there is no such file"))
  }
}
