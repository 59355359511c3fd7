import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private struct NameKey: EnvironmentKey { static var defaultValue: String? { "nobody" } }
private struct SpacingKey: EnvironmentKey { static let defaultValue = 16.0 }

extension EnvironmentValues {
  fileprivate var customSpacing: Double {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

@MainActor
@Suite(.serialized) struct `Rows about the environment` {
  private final class Device {
    var system = SystemEnvironment()
  }

  private struct Page: Layout {
    var body: some Layout {
      EnvironmentReader { values in
        HStack {
          word(2).foregroundColor(values.colorScheme == .dark ? .white : .black)
          Color.red.size(width: values.customSpacing, height: 1)
        }
      }
    }
  }

  @Test(.promises("F122", "F129")) func `the platform's values reach every root that follows, and lay it out`() {
    let device = Device()
    let provider = EnvironmentProvider { device.system }
    let hosts = [CountingHost(), CountingHost()]
    let roots = hosts.map { host in
      let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
      root.host = host
      provider.follow(root)
      root.updateBody { Page() }
      return root
    }
    func colors() -> [Color] {
      hosts.flatMap { host in
        host.picture.compactMap { if case .text(_, _, let color) = $0.content { color } else { nil } }
      }
    }
    #expect(colors() == [.black, .black])
    for host in hosts { host.takeCounts() }
    device.system.colorScheme = .dark
    provider.updateSystemEnvironment()
    #expect(colors() == [.white, .white])
    #expect(hosts.map { $0.takeCounts() } == [.init(contents: 1), .init(contents: 1)])
    #expect(roots[0].result.leaves == [rect(82, 40, 20, 20), rect(102, 49.5, 16, 1)])
    device.system.layoutDirection = .rightToLeft
    provider.updateSystemEnvironment()
    for host in hosts { host.takeCounts() }
    #expect(roots[0].result.leaves == [rect(98, 40, 20, 20), rect(82, 49.5, 16, 1)])
    device.system.dynamicTypeSize = .accessibility2
    provider.updateSystemEnvironment()
    #expect(roots[1].result.leaves[0].width == 20.0 * 33 / 17)
    #expect(hosts.flatMap(\.violations) == [])
  }

  @Test(.promises("F122")) func `an equal value does nothing, and a root that is gone is removed`() {
    let provider = EnvironmentProvider { SystemEnvironment(colorScheme: .dark) }
    var root: LayoutRoot? = LayoutRoot(size: Size(width: 200, height: 100))
    let host = CountingHost()
    root?.host = host
    if let root {
      provider.follow(root)
      provider.follow(root)
      root.updateBody { Page() }
    }
    #expect(provider.followerCount == 1)
    host.takeCounts()
    provider.updateSystemEnvironment()
    #expect(host.takeCounts().total == 0)
    root = nil
    #expect(provider.followerCount == 0)
    provider.updateSystemEnvironment()
  }

  @Test(.promises("F121", "F123", "F125")) func `the default provider's values are read by name`() {
    let system = EnvironmentProvider.shared.system
    defer {
      EnvironmentProvider.shared.system = system
      EnvironmentProvider.shared.values = EnvironmentValues()
    }
    #expect(ColorScheme.current == .light)
    #expect(LayoutDirection.current == .leftToRight)
    EnvironmentProvider.shared.system = { SystemEnvironment(colorScheme: .dark, layoutDirection: .rightToLeft) }
    EnvironmentProvider.shared.updateSystemEnvironment()
    #expect(ColorScheme.current == .dark)
    #expect(LayoutDirection.current == .rightToLeft)
    #expect(EnvironmentValues.shared.customSpacing == 16)
    EnvironmentValues.shared.customSpacing = 20
    #expect(EnvironmentValues.shared.customSpacing == 20)
    // A root knows its own values only.
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.updateBody { Page() }
    #expect(root.result.leaves.map(\.width) == [20, 16])
    #expect(root.result.leaves.map(\.minX) == [82, 102])
  }

  @Test(.promises("F129"), arguments: [Double.nan, .infinity, -1, 0, 1e308, .leastNonzeroMagnitude])
  func `a scale that no device has is 1, on the way too`(scale: Double) {
    let root = LayoutRoot(size: Size(width: 100, height: 10))
    let host = CountingHost()
    root.host = host
    root.environment.displayScale = scale
    var width = 10.0
    root.updateBody {
      HStack {
        Box(width, 10).transition(.opacity)
        Spacer()
      }
    }
    host.takeCounts()
    withAnimation(.linear(duration: 1)) {
      width = 20.7
      root.updateBody()
    }
    for time in [0.0, 0.5] { root.advance(to: time) }
    #expect(host.picture.map(\.frame) == [rect(0, 0, 16, 10), rect(0, 0, 16, 10)])
    host.takeCounts()
    root.advance(to: 1)
    #expect(host.picture.map(\.frame) == [rect(0, 0, 21, 10), rect(0, 0, 21, 10)])
    host.takeCounts()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(host.takeCounts().total == 0 && host.violations == [])
  }

  @Test(.promises("F096", "F129"), arguments: [Double.nan, .infinity])
  func `insets that are no numbers are none`(inset: Double) {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.environment.safeAreaInsets = EdgeInsets(top: inset, leading: 5)
    root.updateBody { GeometryReader { Box(10 + $0.safeAreaInsets.leading, 10 + $0.safeAreaInsets.top) } }
    #expect(root.result.leaves == [rect(0, 0, 15, 10)] && root.diagnostics == [])
  }

  @Test(.promises("F126")) func `the default of a key holds until something is set, and nil is something`() {
    var values = EnvironmentValues()
    #expect(values[NameKey.self] == "nobody")
    values[NameKey.self] = nil
    #expect(values[NameKey.self] == nil)
    values[NameKey.self] = "Ada"
    #expect(values[NameKey.self] == "Ada")
  }

  @Test(
    .promises("F129"),
    arguments: [
      (DynamicTypeSize.xSmall, 14.0), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21),
      (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47),
      (.accessibility5, 53),
    ])
  func `a person's text size is measured and drawn`(size: DynamicTypeSize, points: Double) {
    let root = LayoutRoot(size: Size(width: 900, height: 300), measurers: .tens)
    let host = CountingHost(roundsTextFrames: false)
    root.host = host
    root.updateBody { Text("xx").dynamicTypeSize(size) }
    #expect(root.contentSize.height == 17 * size.factor)
    #expect(abs(17 * size.factor - points) < 1e-12)
    guard case .text(_, let style, _)? = host.picture.first?.content else {
      Issue.record("no text is shown")
      return
    }
    #expect(style.font.size == 17 * size.factor)
    #expect(size.isAccessibilitySize == (points >= 28))
  }

  @Test(.promises("F124")) func `from right to left everything is mirrored, and one part may set another direction`() {
    let row = HStack {
      Box(10, 10)
      Box(20, 10).padding(.leading, 4)
      Box(30, 10)
    }
    #expect(row.leaves().map(\.minX) == [0, 10, 34])
    #expect(row.layoutDirection(.rightToLeft).leaves().map(\.minX) == [54, 30, 0])
    let mixed = HStack {
      Box(10, 10)
      HStack {
        Box(1, 10)
        Box(2, 10)
      }.layoutDirection(.leftToRight)
    }.environment(\.layoutDirection, .rightToLeft)
    #expect(mixed.leaves().map(\.minX) == [3, 0, 1])
  }

  @Test(.promises("F129")) func `font and colour are those of the nearest place that sets them`() {
    let root = LayoutRoot(size: Size(width: 400, height: 300), measurers: .tens)
    let host = CountingHost()
    root.host = host
    root.updateBody {
      VStack {
        Text("x")
        Text("x").font(.system(size: 40))
        Circle()
      }
      .font(.system(size: 20)).foregroundColor(.red)
    }
    #expect(root.result.leaves.prefix(2).map(\.width) == [10, 20])
    let colors: [Color?] = host.picture.map {
      switch $0.content {
      case .text(_, _, let color): color
      case .shape(_, let style): style.fill?.plainColor
      default: nil
      }
    }
    #expect(colors == [.red, .red, .red])
    let plain = EnvironmentValues()
    #expect(plain.font == .body)
    #expect(plain.foregroundColor == .primary)
    #expect([plain.reducesMotion, plain.safeAreaInsets == EdgeInsets()] == [false, true])
  }

  @Test(.promises("F127", "F133")) func `a child that comes later inherits, and what goes leaves nothing behind`() {
    let root = LayoutRoot(size: Size(width: 400, height: 300), measurers: .tens)
    func body(_ count: Int) -> some Layout {
      VStack { ForEach(0..<count) { _ in EnvironmentReader { Color.red.size(width: $0.customSpacing, height: 1) } } }
        .environment(\.customSpacing, 30)
    }
    root.updateBody { body(1) }
    let footprint = root.session.footprint
    root.updateBody { body(4) }
    #expect(root.result.leaves.map(\.width) == [30, 30, 30, 30])
    for round in 0..<100 { root.updateBody { body(1 + round % 4) } }
    root.updateBody { body(1) }
    #expect(root.session.footprint.entries == footprint.entries)
    #expect(root.session.footprint.contents == footprint.contents)
    #expect(root.session.footprint.tree.nodes == footprint.tree.nodes)
  }
}
