import LayoutCore

/// What hostile containers do next: numbers and choices without end, the same for the same bytes.
///
/// Sendable, as ids must be: what is tried stays on one thread.
final class Whim: Hashable, @unchecked Sendable {
  private var state: UInt64
  /// Whether the containers keep their contract from now on.
  var isTamed = false
  /// How often containers were called.
  private(set) var calls = 0
  /// What a call does besides.
  var onCall: (() -> Void)?

  init(seed: UInt64) { state = seed }

  func called() {
    calls += 1
    onCall?()
  }

  func pick(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, -0.0, 1, 10, 100.5, 1e308, -1e308, 1e18, .leastNonzeroMagnitude, 33, 8_388_609,
  ]

  func number() -> Double { Whim.numbers[pick(Whim.numbers.count)] }
  func size() -> Size { Size(width: number(), height: number()) }
  func proposal() -> Proposal {
    Proposal(width: pick(4) == 0 ? nil : number(), height: pick(4) == 0 ? nil : number())
  }

  static func == (one: Whim, other: Whim) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A custom container that breaks its contract.
///
/// It responds with anything, differently each time, leaves subviews out and places others twice, places while it
/// measures, and measures where a guide is read.
struct HostileContainer: CustomLayout {
  let honest: HonestContainer
  let whim: Whim

  func makeCache(subviews: LayoutSubviews) -> [Size] {
    if !whim.isTamed { meddle(subviews) }
    return honest.makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout [Size], subviews: LayoutSubviews) {
    if whim.isTamed || whim.pick(2) == 0 { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]) -> Size {
    whim.called()
    if whim.isTamed { return honest.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
    meddle(subviews)
    return whim.pick(3) == 0
      ? honest.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) : whim.size()
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]) {
    whim.called()
    if whim.isTamed { return honest.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    for _ in 0..<whim.pick(4) { meddle(subviews) }
    for subview in subviews where whim.pick(3) > 0 { place(subview) }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]
  ) -> Double? {
    if whim.isTamed {
      return honest.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    meddle(subviews)
    return whim.pick(2) == 0 ? nil : whim.number()
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]
  ) -> Double? {
    if whim.isTamed { return nil }
    meddle(subviews)
    return whim.pick(2) == 0 ? nil : whim.number()
  }

  func spacing(subviews: LayoutSubviews, cache: inout [Size]) -> ViewSpacing {
    if whim.isTamed { return honest.spacing(subviews: subviews, cache: &cache) }
    meddle(subviews)
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.trailing) = (whim.number(), whim.number(), whim.number())
    return spacing
  }

  /// Makes a wrong call of one subview.
  private func meddle(_ subviews: LayoutSubviews) {
    guard !subviews.isEmpty else { return }
    let subview = subviews[whim.pick(subviews.count)]
    switch whim.pick(6) {
    case 0: _ = subview.sizeThatFits(whim.proposal())
    case 1: _ = subview.dimensions(in: whim.proposal())[VerticalAlignment.firstTextBaseline]
    case 2: _ = subview.dimensions(in: whim.proposal())[explicit: HorizontalAlignment.leading]
    case 3: place(subview)
    case 4: _ = subview.spacing.distance(to: subviews[0].spacing, along: .horizontal)
    default: break
    }
  }

  private func place(_ subview: LayoutSubview) {
    subview.place(
      at: Point(x: whim.number(), y: whim.number()), anchor: UnitPoint(x: whim.number(), y: whim.number()),
      proposal: whim.proposal())
  }
}
