import LayoutCore
import TestPromises
import Testing

/// Two layouts with the same stored values, and different frames.
private struct Wide: CacheableLayout {
  var count: Int
  var body: some Layout { Box(Double(count) * 100, 10) }
}

private struct Tall: CacheableLayout {
  var count: Int
  var body: some Layout { Box(10, Double(count) * 100) }
}

/// Every value has the same hash.
private struct Colliding: CacheableLayout {
  var width: Double
  var contentHash: Int { 7 }
  var body: some Layout { Box(width, 1) }
}

private struct Words: CacheableLayout {
  var body: some Layout {
    HStack {
      Text("xxxx")
      Box(10, 10)
    }
  }
}

private struct Inset: CacheableLayout {
  var body: some Layout { EnvironmentReader { Box(10, $0.safeAreaInsets.top) } }
}

private struct CustomKey: EnvironmentKey { static var defaultValue: Int { 0 } }

/// A view that can change behind the layout's back.
private final class Plate: NativeView, @unchecked Sendable {
  // One test on one thread uses it.
  var side = 10.0
  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: side, height: side) }
}

private struct Wrapped: CacheableLayout {
  let view: Plate
  static func == (one: Wrapped, other: Wrapped) -> Bool { one.view === other.view }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
  var body: some Layout {
    VStack { _NativeElement(view) }
  }
}

@Test("A wrapped view whose content changed has its new size, whatever is stored for the layout around it")
func wrappedViews() {
  let room = Size(width: 100, height: 100)
  let (cache, trees, layout) = (LayoutCache(), IncrementalLayoutCache(), Wrapped(view: Plate()))
  let root = LayoutRoot(size: room)
  root.setBody { layout }
  for side in [10.0, 30, 20] {
    layout.view.side = side
    #expect(layout.calculateLayout(in: room, cache: cache).size == Size(width: side, height: side))
    #expect(trees.calculateLayout(layout, id: 1, in: room).size == Size(width: side, height: side))
    root.updateBody()
    #expect(root.result.frame(at: "0.0")?.size == Size(width: side, height: side))
  }
  // Nothing is kept of it.
  #expect(cache.count == 0 && cache.statistics.misses == 3)
}

/// Counts its calls.
private final class AskedMeasurer: TextMeasurer, ImageMeasurer, @unchecked Sendable {
  // One test on one thread uses it.
  private(set) var texts: [String] = []

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    texts.append(text)
    return Measurers.tens.text.measure(text, style: style, width: width, lineLimit: lineLimit)
  }

  func size(of source: ImageSource) -> Size? {
    guard case .data(let bytes) = source else { return nil }
    return Size(width: Double(bytes.count), height: 1)
  }
}

/// Comparing two of them uses the cache that looks them up.
private struct Asking: CacheableLayout {
  let cache: LayoutCache
  let heard: AskedCache
  var width: Double
  var contentHash: Int { 3 }

  static func == (one: Asking, other: Asking) -> Bool {
    let isBusy = one.cache.isBusy
    one.heard.note(isBusy)
    // Where it is busy, using it would wait for ever.
    if !isBusy { _ = Wide(count: 1).calculateLayout(in: room, cache: one.cache) }
    return one.width == other.width
  }

  func hash(into hasher: inout Hasher) { hasher.combine(width) }

  var body: some Layout { Box(width, 1) }
}

/// Whether a cache was locked whenever layouts were compared.
private final class AskedCache: @unchecked Sendable {
  // One test on one thread uses it.
  private(set) var busy: [Bool] = []
  func note(_ isBusy: Bool) { busy.append(isBusy) }
}

private let room = Size(width: 400, height: 400)

@Suite struct LayoutCacheTests {
  @Test(.promises("F136", "F138", "F140"))
  func `the result of a repeated layout is a stored one, and that is counted`() {
    let cache = LayoutCache()
    #expect(cache.hitRate == 0)
    let first = Wide(count: 1).calculateLayout(in: room, cache: cache)
    #expect(cache.statistics.hits == 0 && cache.statistics.misses == 1)
    for _ in 0..<3 {
      let again = Wide(count: 1).calculateLayout(in: room, cache: cache)
      #expect(again.description == first.description)
    }
    #expect(cache.statistics.hits == 3 && cache.statistics.misses == 1)
    #expect(cache.hitRate == 0.75)
    #expect(first.elements.first?.frame == rect(0, 0, 100, 10))
  }

  @Test(.promises("F140"))
  func `the layout path itself returns stored results of repeated layouts, and measures the others`() {
    let root = LayoutRoot(size: room, measurers: .tens)
    func body(_ words: [Int]) -> some Layout { VStack { ForEach(words.indices) { word(words[$0]) } } }
    root.updateBody { body([1, 2, 3]) }
    #expect(root.counters.leafMeasures == 3)
    for _ in 0..<3 {
      root.updateBody { body([1, 2, 3]) }
      #expect(root.counters.leafMeasures == 0 && root.counters.measures == 0)
    }
    root.updateBody { body([1, 5, 3]) }
    #expect(root.counters.leafMeasures == 1)
    #expect(root.result.leaves.map(\.width) == [10, 50, 30])
  }

  @Test(.promises("F140")) func `results differ by each of their inputs, and equal ones are computed once`() {
    let cache = LayoutCache()
    var environments = [EnvironmentValues(), EnvironmentValues(), EnvironmentValues()]
    environments[1].layoutDirection = .rightToLeft
    environments[2].dynamicTypeSize = .accessibility5
    for round in 1...2 {
      for environment in environments {
        for size in [room, Size(width: 50, height: 400)] {
          _ = Wide(count: 1).calculateLayout(in: size, cache: cache, environment: environment)
        }
      }
      #expect(cache.statistics.misses == 6 && cache.statistics.hits == (round - 1) * 6)
    }
  }

  @Test(.promises("F137")) func `clearing removes results and counts`() {
    let cache = LayoutCache()
    for count in 1...3 { _ = Wide(count: count).calculateLayout(in: room, cache: cache) }
    #expect(cache.count == 3)
    cache.clearCache()
    #expect(cache.count == 0 && cache.statistics == LayoutCache().statistics)
    _ = Wide(count: 1).calculateLayout(in: room, cache: cache)
    #expect(cache.statistics.misses == 1 && cache.statistics.hits == 0)
  }

  @Test(.promises("F139")) func `two layouts in the same bounds never get each other's frames`() {
    let cache = LayoutCache()
    for _ in 0..<2 {
      #expect(Wide(count: 2).calculateLayout(in: room, cache: cache).size == Size(width: 200, height: 10))
      #expect(Tall(count: 2).calculateLayout(in: room, cache: cache).size == Size(width: 10, height: 200))
      #expect(Wide(count: 3).calculateLayout(in: room, cache: cache).size == Size(width: 300, height: 10))
    }
    #expect(cache.statistics.misses == 3 && cache.statistics.hits == 3)
  }

  @Test(.promises("F143")) func `equal content hashes do not make layouts equal`() {
    let cache = LayoutCache()
    for _ in 0..<2 {
      #expect(Colliding(width: 5).calculateLayout(in: room, cache: cache).size.width == 5)
      #expect(Colliding(width: 6).calculateLayout(in: room, cache: cache).size.width == 6)
    }
    #expect(cache.statistics.misses == 2 && cache.statistics.hits == 2)
    #expect(Wide(count: 1).contentHash == Wide(count: 1).contentHash)
    #expect(Wide(count: 1).contentHash != Wide(count: 2).contentHash)
  }

  @Test(.promises("F136", "F143")) func `layouts are compared while the cache can be used`() {
    let (cache, heard) = (LayoutCache(), AskedCache())
    func width(_ width: Double) -> Double {
      Asking(cache: cache, heard: heard, width: width).calculateLayout(in: room, cache: cache).size.width
    }
    for _ in 0..<2 { #expect([5.0, 6, 7].map(width) == [5, 6, 7]) }
    #expect(heard.busy.count > 5 && !heard.busy.contains(true))
    #expect(cache.count == 4)
  }

  @Test(.promises("F139"))
  func `results with the same content hash are bounded, and found after others were dropped`() {
    let cache = LayoutCache(capacity: 3)
    for width in 1...5 { _ = Colliding(width: Double(width)).calculateLayout(in: room, cache: cache) }
    #expect(cache.count == 3 && cache.statistics.hits == 0)
    for width in 3...5 {
      #expect(Colliding(width: Double(width)).calculateLayout(in: room, cache: cache).size.width == Double(width))
    }
    #expect(cache.statistics.hits == 3)
    _ = Colliding(width: 1).calculateLayout(in: room, cache: cache)
    #expect(cache.statistics.hits == 3 && cache.count == 3)
  }

  @Test(.promises("F139")) func `a result holds for the room, place, measurers and environment it was made with`() {
    let cache = LayoutCache()
    var small = EnvironmentValues()
    small.font = .system(size: 10)
    var mirrored = small
    mirrored.layoutDirection = .rightToLeft
    var sharp = small
    sharp.displayScale = 3
    let tens = Measurers.tens
    func leaves(_ environment: EnvironmentValues, _ measurers: Measurers, _ bounds: Rect) -> [Rect] {
      Words().calculateLayout(in: bounds, cache: cache, measurers: measurers, environment: environment).leaves
    }
    let bounds = rect(0, 0, 400, 400)
    for _ in 0..<2 {
      #expect(leaves(small, tens, bounds) == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)])
      #expect(leaves(mirrored, tens, bounds) == [rect(10, 0, 20, 10), rect(0, 0, 10, 10)])
      #expect(leaves(small, tens, rect(5, 7, 400, 400)) == [rect(5, 7, 20, 10), rect(25, 7, 10, 10)])
      #expect(leaves(small, tens, rect(0, 0, 399, 400)).count == 2)
      #expect(leaves(small, Measurers(), bounds) == [rect(0, 0, 20, 12.5), rect(20, 1.25, 10, 10)])
      #expect(leaves(sharp, tens, bounds).count == 2)
    }
    #expect(cache.statistics.misses == 6 && cache.statistics.hits == 6)
    var custom = small
    custom[CustomKey.self] = 1
    for _ in 0..<2 { _ = leaves(custom, tens, bounds) }
    #expect(cache.statistics.misses == 8 && cache.statistics.hits == 6)
  }

  @Test(.promises("F139")) func `memory is bounded, and the least recently used goes first`() {
    let cache = LayoutCache(capacity: 3)
    for count in 1...3 { _ = Wide(count: count).calculateLayout(in: room, cache: cache) }
    _ = Wide(count: 1).calculateLayout(in: room, cache: cache)
    _ = Wide(count: 4).calculateLayout(in: room, cache: cache)
    #expect(cache.count == 3)
    let before = cache.statistics
    _ = Wide(count: 1).calculateLayout(in: room, cache: cache)
    #expect(cache.statistics.hits == before.hits + 1)
    _ = Wide(count: 2).calculateLayout(in: room, cache: cache)
    #expect(cache.statistics.misses == before.misses + 1)
    let narrow = LayoutCache(capacity: 100, elementLimit: 4)
    for count in 1...10 { _ = Wide(count: count).calculateLayout(in: room, cache: narrow) }
    #expect(narrow.count == 4)
  }

  @Test(.promises("F139")) func `a layout that is not equal to itself is not stored`() {
    let cache = LayoutCache(capacity: 3)
    for _ in 0..<10 { _ = Colliding(width: .nan).calculateLayout(in: room, cache: cache) }
    _ = Colliding(width: 1).calculateLayout(in: rect(.nan, 0, 10, 10), cache: cache)
    #expect(cache.count == 0 && cache.statistics.misses == 11)
    let sizes = ViewLayoutCache(.tens)
    _ = sizes.measure("x", style: TextStyle(), width: .nan, lineLimit: nil)
    #expect(sizes.count == 0)
  }

  @Test(.promises("F140", "F143")) func `a platform's own values do not keep results from being stored`() {
    let cache = LayoutCache()
    var environment = EnvironmentValues()
    environment.take(SystemEnvironment(colorScheme: .dark))
    for top in [0.0, 20] {
      environment.safeAreaInsets = EdgeInsets(top: top)
      for _ in 0..<2 {
        let result = Inset().calculateLayout(in: room, cache: cache, environment: environment)
        #expect(result.size.height == top)
      }
    }
    #expect(cache.statistics.misses == 2 && cache.statistics.hits == 2)
    environment.reducesMotion = true
    _ = Inset().calculateLayout(in: room, cache: cache, environment: environment)
    #expect(cache.statistics.misses == 3)
  }

  @Test(.promises("F142")) func `the bytes of pictures are bounded too`() {
    let asked = AskedMeasurer()
    let cache = ViewLayoutCache(Measurers(text: asked, images: asked), byteLimit: 100)
    for _ in 0..<2 { #expect(cache.size(of: .data(Array(repeating: 1, count: 60))) == Size(width: 60, height: 1)) }
    #expect(cache.statistics.hits == 1)
    _ = cache.size(of: .data(Array(repeating: 2, count: 70)))
    _ = cache.size(of: .data(Array(repeating: 1, count: 60)))
    #expect(cache.statistics.hits == 1 && cache.statistics.misses == 3)
  }

  @Test(.promises("F141")) func `a changed layout costs only what changed`() {
    let cache = IncrementalLayoutCache(measurers: .tens)
    func column(_ counts: [Int]) -> some Layout { VStack { ForEach(counts.indices, id: \.self) { word(counts[$0]) } } }
    let first = cache.calculateLayout(column([1, 2, 3, 4]), id: "a", in: room)
    #expect(first.counters.leafMeasures == 4 && first.counters.nodesMade >= 5)
    let same = cache.calculateLayout(column([1, 2, 3, 4]), id: "a", in: room)
    #expect(same.counters.leafMeasures == 0 && same.counters.places == 0 && same.counters.nodesMade == 0)
    let changed = cache.calculateLayout(column([1, 2, 8, 4]), id: "a", in: room)
    #expect(changed.counters.leafMeasures == 1 && changed.counters.nodesMade == 0)
    #expect(changed.leaves == column([1, 2, 8, 4]).leaves())
    #expect(cache.calculateLayout(column([5]), id: "b", in: room).leaves == column([5]).leaves())
    #expect(cache.statistics.hits == 2 && cache.statistics.misses == 2 && cache.count == 2)
    cache.clearCache()
    #expect(cache.count == 0 && cache.statistics.hitRate == 0)
    let tight = IncrementalLayoutCache(capacity: 2)
    for id in 0..<5 { _ = tight.calculateLayout(Box(1, 1), id: id, in: room) }
    #expect(tight.count == 2)
  }

  @Test(.promises("F141")) func `actions get values that differ from the last ones`() {
    let cache = IncrementalLayoutCache()
    var heard: [Double] = []
    for width in [10.0, 10, 20] {
      let layout = Box(width, 1).onGeometryChange(for: Double.self, of: \.size.width) { heard.append($0) }
      _ = cache.calculateLayout(layout, id: 1, in: room)
    }
    #expect(heard == [10, 20])
  }

  @Test(.promises("F142")) func `measured sizes are stored across trees`() {
    let asked = AskedMeasurer()
    let cache = ViewLayoutCache(Measurers(text: asked))
    let words = VStack {
      Text("one")
      Text("two")
      Text("one")
    }
    let first = words.calculateLayout(in: room, measurers: cache.measurers)
    #expect(asked.texts == ["one", "two"])
    #expect(cache.statistics.misses == 2 && cache.statistics.hits == 1)
    let second = words.calculateLayout(in: room, measurers: cache.measurers)
    #expect(asked.texts == ["one", "two"] && second.leaves == first.leaves)
    #expect(first.leaves == words.calculateLayout(in: room, measurers: .tens).leaves)
    _ = words.font(.system(size: 30)).calculateLayout(in: room, measurers: cache.measurers)
    #expect(asked.texts == ["one", "two", "one", "two"])
    cache.clearCache()
    #expect(cache.count == 0)
    let tight = ViewLayoutCache(Measurers(text: asked), capacity: 1)
    _ = words.calculateLayout(in: room, measurers: tight.measurers)
    #expect(tight.count == 1)
  }

  @Test(.promises("F184")) func `what is only placed anew is not measured again`() {
    func column(_ alignment: HorizontalAlignment) -> some Layout {
      VStack(alignment: alignment) {
        word(4)
        word(2)
      }
    }
    let root = LayoutRoot(size: room, measurers: .tens)
    root.updateBody { column(.leading) }
    #expect(root.counters.leafMeasures == 2)
    root.updateBody { column(.trailing) }
    #expect(root.counters.leafMeasures == 0 && root.counters.places > 0)
    #expect(root.result.leaves == [rect(180, 180, 40, 20), rect(200, 200, 20, 20)])
    root.size = Size(width: 300, height: 300)
    root.layoutIfNeeded()
    #expect(root.counters.leafMeasures == 0)
    #expect(root.result.leaves == [rect(130, 130, 40, 20), rect(150, 150, 20, 20)])
  }

  @Test(.promises("F185")) func `what is not shown is not evaluated, and measurements are kept`() {
    var evaluated = 0
    func row(_ index: Int) -> some Layout {
      evaluated += 1
      return word(3)
    }
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.updateBody { ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { row($0) } } } }
    // The window is 100 points long, half of it more is made beyond its end, and a row is 20: 150 / 20, rounded up.
    let shown = 8
    #expect(evaluated == shown)
    #expect(root.counters.leafMeasures == shown)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(evaluated == shown)
    #expect(root.counters.measures == 0 && root.counters.leafMeasures == 0 && root.counters.places == 0)
  }
}
