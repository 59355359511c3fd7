import LayoutTesting

@testable import LayoutCore

/// Under what a layout is computed.
struct Stage: Hashable {
  var width: Double?
  var height: Double?
  var direction = LayoutDirection.leftToRight
  var fontSize = 20.0
  var displayScale = 1.0

  init() {}

  init(_ bytes: inout ByteSource) {
    change(&bytes)
    direction = bytes.flip() ? .rightToLeft : .leftToRight
    fontSize = bytes.number()
    displayScale = bytes.pick([1, 2, 3, 2.75, 0.1, .nan, 0, -1, 1e9])
    if bytes.isTame { fontSize = 20 }
  }

  mutating func change(_ bytes: inout ByteSource) {
    width = bytes.pick([nil, 0, 1, 50, 120, 200, 320.5, .infinity, bytes.number()])
    height = bytes.pick([nil, 0, 1, 50, 100, 300, 777, .infinity, bytes.number()])
  }

  /// Texts are ten points a character wide and twenty high in a font of 20.
  static let measurers = Measurers(text: FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1, ascent: 0.75))

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.font = .system(size: fontSize)
    environment.displayScale = displayScale
    return environment
  }

  var proposal: Proposal { Proposal(width: width, height: height) }
  var size: Size { Size(width: width ?? .infinity, height: height ?? .infinity) }

  var session: LayoutSession { LayoutSession(measurers: Stage.measurers, environment: environment) }

  /// What a session shows after a turn.
  func run(_ layout: AnyLayout, in session: LayoutSession) -> LayoutResult {
    session.update(layout, environment: environment)
    let response = session.layout(in: proposal)
    return LayoutResult(session, response: response, origin: .zero)
  }

  /// A root with a host.
  func root(_ host: CountingHost) -> LayoutRoot {
    let root = LayoutRoot(size: size, measurers: Stage.measurers, environment: environment)
    (root.profiler, root.debugger) = (nil, nil)
    root.host = host
    return root
  }
}

extension LayoutSession {
  /// What is broken inside the tree, and how many nodes it has.
  var invariantFault: String? {
    let faults = tree._checkInvariants()
    return faults.isEmpty ? nil : "invariants: \(faults.prefix(3))"
  }

  /// Whether some list makes its rows as they are seen.
  var hasLazyLists: Bool { !contents.lazyLists.isEmpty }

  /// Whether an element was measured with more sizes than it responds to in one turn.
  var isOverasked: Bool { diagnostics.contains { $0.code == .tooManyProposals } }

  var nodeCount: Int { tree.liveCount }
}
