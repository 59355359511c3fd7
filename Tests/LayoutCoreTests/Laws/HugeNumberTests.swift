import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Numbers near the end of what a `Double` holds, after the engine: animations, regions, texts.
@Suite struct `Numbers near the end` {
  private let huge = Double.greatestFiniteMagnitude

  private func isFinite(_ frame: Rect) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY, frame.width, frame.height].allSatisfy(\.isFinite)
      && frame.width >= 0 && frame.height >= 0
  }

  private static let ends = [0, 1, -1, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude] as [Double]

  @Test(.promises("B05"), arguments: ends, ends)
  func `what is between two finite numbers is finite, also beyond the ends`(one: Double, other: Double) {
    for amount in [0, 0.5, 1, 1.3, -0.3, 100, -100, 1e300, -1e300] {
      #expect(one.interpolated(towards: other, amount: amount).isFinite, "\(amount)")
    }
    #expect(one.interpolated(towards: other, amount: 0) == one)
    #expect(one.interpolated(towards: other, amount: 1) == other)
  }

  @Test(.promises("B05"), arguments: [Double.infinity, .nan, -.infinity, 1e300, .greatestFiniteMagnitude, -1])
  func `a scale, an offset and an opacity are within their bounds, also under a curve that overshoots`(
    number: Double
  ) {
    var set = ViewPresentation.identity
    set.scale = number
    set.offset = Point(x: number, y: -number)
    set.opacity = number
    let given = ViewPresentation(opacity: number, scale: number, offset: Point(x: number, y: -number))
    #expect(given == set)
    for amount in [-1.5, -0.1, 0, 0.3, 1, 1.2, 100] {
      let between = given.interpolated(towards: .identity, amount: amount)
      let back = ViewPresentation.identity.interpolated(towards: given, amount: amount)
      for presentation in [between, back] {
        #expect((0...1_099_511_627_776).contains(presentation.scale))
        #expect((0...1).contains(presentation.opacity))
        #expect(presentation.offset.x.magnitude <= 1_099_511_627_776)
        #expect(presentation.offset.y.magnitude <= 1_099_511_627_776)
      }
    }
  }

  /// Stores a host's presentations and frames.
  private final class Teller: LayoutHost {
    var numbers: [Double] = []
    func insert(
      _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
    ) {
      setFrame(view, frame)
    }
    func move(_ view: ViewID, after sibling: ViewID?) {}
    func remove(_ view: ViewID) {}
    func setContent(_ view: ViewID, _ content: ViewContent) {}
    func setFrame(_ view: ViewID, _ frame: Rect) {
      numbers += [frame.minX, frame.minY, frame.width, frame.height]
    }
    func setPresentation(_ view: ViewID, _ shown: ViewPresentation) {
      numbers += [shown.opacity, shown.scale, shown.offset.x, shown.offset.y]
    }
  }

  @Test(
    .promises("B05"),
    arguments: [
      .scale(.infinity), .scale(.greatestFiniteMagnitude), .scale(1e200).combined(with: .scale(1e200)),
      .combined([.scale(0), .scale(1e300), .scale(1e300)]), .combined(Array(repeating: .slide, count: 40)),
    ] as [LayoutTransition])
  func `a transition with an endless scale under a spring has finite numbers`(transition: LayoutTransition) {
    for timing in [
      AnimationTimingFunction.spring(damping: 0.01, velocity: 100), .custom(x1: 0, y1: -100, x2: 1, y2: 100),
    ] {
      let host = Teller()
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      root.host = host
      let animation = LayoutAnimation(duration: 1, timingFunction: timing)
      root.updateBody { Box(10, 10) }
      withAnimation(animation) {
        root.updateBody {
          Box(10, 10)
          Box(1e12, 1e12).transition(TransitionConfig(transition, animation: animation))
        }
      }
      for step in 0...30 { root.advance(to: Double(step) / 20) }
      withAnimation(animation) { root.updateBody { Box(10, 10) } }
      for step in 31...70 { root.advance(to: Double(step) / 20) }
      #expect(host.numbers.count > 40 && host.numbers.allSatisfy(\.isFinite))
      #expect(!root.hasRunningAnimations)
    }
  }

  @Test(
    .promises("B05"), arguments: ends + [.infinity, -.infinity, .nan], [1, 1e300, .greatestFiniteMagnitude, .infinity])
  func `regions that are out of date are finite, whatever a host gets`(origin: Double, side: Double) {
    for reach in [0, 1e300, Double.greatestFiniteMagnitude, .infinity, .nan] {
      for limit in [1, 3] {
        let tracker = DirtyRegionTracker(nil, limit: limit) { _ in reach }
        let root = LayoutRoot(size: Size(width: 100, height: 100))
        root.host = tracker
        root.updateBody {
          ForEach(0..<5) { _ in
            Box(5, 5).background(.red).shadow(radius: side, x: origin, y: side)
          }
        }
        let host = CountingHost()
        let other = LayoutRoot(size: Size(width: 100, height: 100))
        other.host = host
        other.updateBody {
          ForEach(0..<5) { _ in
            Box(5, 5).background(.red).shadow(radius: side, x: origin, y: side)
          }
        }
        for (index, view) in host.views.keys.sorted(by: { $0.rawValue < $1.rawValue }).enumerated() {
          tracker.setFrame(view, Rect(x: origin, y: Double(index) * side, width: side, height: side))
          tracker.setPresentation(view, ViewPresentation(scale: side, offset: Point(x: origin, y: side)))
          tracker.setContentOffset(view, Point(x: -origin, y: side))
          if let region = tracker.region(of: view) { #expect(isFinite(region)) }
        }
        let regions = tracker.takeRegions()
        #expect(regions.count <= limit && regions.allSatisfy(isFinite))
      }
    }
  }

  @Test(.promises("B25")) func `characters are counted once, however many marks they have`() {
    let measurer = FixedTextMeasurer.standard
    let style = TextStyle()
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    for width in [nil, 0, 20] as [Double?] {
      let one = measurer.measure("e", style: style, width: width, lineLimit: nil)
      #expect(measurer.measure(marks, style: style, width: width, lineLimit: nil) == one)
    }
    let tab = measurer.measure("\t", style: style, width: nil, lineLimit: nil)
    let tabs = measurer.measure(String(repeating: "\t", count: 50_000), style: style, width: nil, lineLimit: nil)
    #expect(tabs.width == tab.width * 50_000 && tabs.lineCount == 1)
  }
}
