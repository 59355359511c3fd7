@testable import LayoutCore
import LayoutTesting
import Testing

/// Content that chooses light or dark for all of its root.
@Suite struct PreferredColorSchemeTests {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 40, height: 20), measurers: .tens)

  init() { root.host = host }

  private static let ground = Color(light: .white, dark: .black)

  private func fills() -> [Color?] {
    host.picture.map { if case .shape(_, let style) = $0.content { style.fill?.plainColor } else { nil } }
  }

  private struct Reader: Layout {
    @Environment(\.colorScheme) var scheme
    var body: some Layout { Color.red.size(width: scheme == .dark ? 20 : 10, height: 10) }
  }

  @Test func `a preference holds for all of the root, and is taken back`() {
    var scheme: ColorScheme? = .dark
    var told: [ColorScheme?] = []
    root.onPreferredColorScheme = { [unowned root] in told.append(root.preferredColorScheme) }
    root.updateBody {
      HStack(spacing: 0) {
        Self.ground.size(width: 10, height: 10)
        Reader()
        Color.clear.size(width: 5, height: 10).preferredColorScheme(scheme)
      }
    }
    #expect(fills().first == .black && host.picture[1].frame?.width == 20)
    #expect(root.preferredColorScheme == .dark && root.environment.colorScheme == .light)
    scheme = nil
    root.updateBody()
    #expect(fills().first == .white && host.picture[1].frame?.width == 10)
    scheme = .light
    root.updateBody()
    #expect(told == [.dark, nil, .light])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `the first preference holds, and a part may have a scheme of its own`(other: ColorScheme) {
    root.updateBody {
      HStack(spacing: 0) {
        Self.ground.preferredColorScheme(.dark)
        Self.ground.colorScheme(.light)
        Self.ground.preferredColorScheme(other)
      }
    }
    #expect(fills() == [.black, .white, .black])
  }

  @Test func `the host's scheme does not change what is preferred, nor evaluates it again`() {
    root.updateBody { Self.ground.preferredColorScheme(.light) }
    host.takeCounts()
    root.environment.colorScheme = .dark
    root.layoutIfNeeded()
    #expect(fills() == [.white] && host.counts.total == 0)
    root.updateBody { Self.ground }
    #expect(fills() == [.black])
  }

  @Test func `content that prefers the other scheme each time is diagnosed`() {
    struct Turning: Layout {
      @Environment(\.colorScheme) var scheme
      var body: some Layout { Color.red.preferredColorScheme(scheme == .dark ? .light : .dark) }
    }
    root.updateBody { Turning() }
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
  }
}
