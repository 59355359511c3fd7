import CAllocationCount
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// What modifiers cost that stand thousands deep: twice as many cost twice as much.
@Suite(.promises("L7")) struct `Modifiers in depth` {
  enum Nest: String, CaseIterable, CustomTestStringConvertible {
    case transitionsOfOne, transitionsInEachOther, scopesInEachOther
    case clipsOfOne, clipsInEachOther, opacitiesOfOne, offsetsOfOne, offsetsInEachOther, paddingsInEachOther
    case overlaysOfOne, overlaysInEachOther, backgroundsOfOne, backgroundsInEachOther
    case guidesOfOne, guidesInEachOther, guidesAndFrames
    case geometryOfOne, geometryInEachOther, geometryAndPadding
    case anchorsOfOne, anchorsInEachOther

    var testDescription: String { rawValue }

    @MainActor
    func layout(_ count: Int, _ width: Double) -> AnyLayout {
      var layout = AnyLayout(Color.red.size(width: width, height: 5))
      for level in 0..<count {
        let inner = layout
        layout =
          switch self {
          case .transitionsOfOne: AnyLayout(inner.transition(.opacity))
          case .transitionsInEachOther: AnyLayout(ZStack { inner }.transition(.opacity))
          case .scopesInEachOther:
            AnyLayout(ZStack { inner }.cornerRadius(1).animation(.linear(duration: 1), value: width))
          case .clipsOfOne: AnyLayout(inner.clipped())
          case .clipsInEachOther: AnyLayout(ZStack { inner }.clipped())
          case .opacitiesOfOne: AnyLayout(inner.opacity(0.9))
          case .offsetsOfOne: AnyLayout(inner.offset(x: 1, y: 0))
          case .offsetsInEachOther: AnyLayout(ZStack { inner }.offset(x: 1, y: 0))
          case .paddingsInEachOther: AnyLayout(ZStack { inner }.padding(1))
          case .overlaysOfOne: AnyLayout(inner.overlay { Color.blue })
          case .overlaysInEachOther: AnyLayout(Color.blue.overlay { inner })
          case .backgroundsOfOne: AnyLayout(inner.background { Color.blue })
          case .backgroundsInEachOther: AnyLayout(Color.blue.background { inner })
          case .guidesOfOne:
            AnyLayout(inner.alignmentGuide(level % 2 == 0 ? .leading : .trailing) { $0[.leading] + 1 })
          case .guidesInEachOther:
            AnyLayout(VStack(alignment: .leading) { inner.alignmentGuide(.leading) { $0[.leading] + 1 } })
          case .guidesAndFrames:
            AnyLayout(
              inner.alignmentGuide(.leading) { $0[.leading] + 1 }.frame(maxWidth: 900, alignment: .leading))
          case .geometryOfOne: AnyLayout(inner.onGeometryChange { _ in })
          case .geometryInEachOther: AnyLayout(ZStack { inner }.onGeometryChange { _ in })
          case .geometryAndPadding: AnyLayout(inner.padding(1).onGeometryChange { _ in })
          case .anchorsOfOne: AnyLayout(inner.anchorPreference(key: Last.self, value: .bounds) { $0 })
          case .anchorsInEachOther:
            AnyLayout(ZStack { inner }.anchorPreference(key: Last.self, value: .bounds) { $0 })
          }
      }
      return AnyLayout(VStack(alignment: .leading) { layout })
    }
  }

  private enum Last: PreferenceKey {
    static var defaultValue: Anchor<Rect>? { nil }
    static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) { value = nextValue() ?? value }
  }

  private struct Cost {
    var bytes: UInt64
    var calls: Int
    var measures: Int
    var visits: Int
    var geometry: Int
  }

  /// Keeps nothing, so that what is allocated is the layout's own.
  private final class QuietHost: LayoutHost {
    func insert(
      _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
    ) {}
    func move(_ view: ViewID, after sibling: ViewID?) {}
    func remove(_ view: ViewID) {}
    func setFrame(_ view: ViewID, _ frame: Rect) {}
    func setContent(_ view: ViewID, _ content: ViewContent) {}
    func setContentOffset(_ view: ViewID, _ offset: Point) {}
  }

  /// What it costs that the nest comes, changes and goes.
  @MainActor
  private func costs(_ nest: Nest, _ count: Int) -> [Cost] {
    let root = LayoutRoot(size: Size(width: 5_000, height: 5_000), measurers: .tens)
    let host = QuietHost()
    (root.host, root.profiler, root.debugger) = (host, nil, nil)
    root.session.tree.settings.checksInvariants = false
    let first = nest.layout(count, 7)
    let second = nest.layout(count, 9)
    root.updateBody { EmptyLayout() }
    return [first, second, AnyLayout(EmptyLayout())].map { layout in
      let before = allocation_bytes()
      let visits = root.session.contents.geometryVisits
      root.updateBody { layout }
      let bytes = allocation_bytes() - before
      let counters = root.counters
      return Cost(
        bytes: bytes, calls: counters.hostCalls, measures: counters.measures, visits: counters.visits,
        geometry: root.session.contents.geometryVisits - visits)
    }
  }

  @Test(
    "twice as many modifiers in each other cost twice as much",
    .promises("B11"), arguments: Nest.allCases)
  @MainActor func linearInDepth(nest: Nest) throws {
    if nest != .overlaysOfOne, nest != .backgroundsOfOne {
      for (half, whole) in zip(costs(nest, 500), costs(nest, 1_000)) {
        // Lists and tables double their room, at another moment each.
        #expect(whole.bytes <= 3 * half.bytes + 4_096)
      }
    }
    let (half, whole) = (costs(nest, 1_000), costs(nest, 2_000))
    for (phase, (half, whole)) in zip(half, whole).enumerated() {
      // Lists and tables double their room, at another moment each. From the thousandth on each body is put aside, which
      // takes a copy of one modifier; none is when all go.
      #expect(whole.bytes <= 5 * half.bytes / 2 + (phase == 2 ? 4_096 : 256 * 1_000))
      #expect(whole.calls <= 2 * half.calls + 4)
      #expect(whole.measures <= 2 * half.measures + 4)
      #expect(whole.visits <= 2 * half.visits + 4)
      #expect(whole.geometry <= 3 * half.geometry + 4)
    }
    #expect(allocation_count_is_on() == (half[0].bytes > 0))
  }
}
