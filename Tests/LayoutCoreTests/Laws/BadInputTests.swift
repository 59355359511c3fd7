import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A number that means nothing somewhere, by where it is put, and what is laid out in its place.
private struct Fault: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let layout: @Sendable (Double) -> any Layout
  /// The same without the number.
  let merged: @Sendable () -> any Layout
  /// What a negative number counts as, where it does not count as not given.
  let negative: Double?

  /// A number that counts as `meaning` where it is none.
  init(_ name: String, as meaning: Double, _ layout: @escaping @Sendable (Double) -> any Layout) {
    testDescription = name
    self.layout = layout
    merged = { layout(meaning) }
    negative = nil
  }

  /// A number that counts as not given where it is none.
  init(
    _ name: String, negative: Double? = nil, _ layout: @escaping @Sendable (Double) -> any Layout,
    merged: @escaping @Sendable () -> any Layout
  ) {
    testDescription = name
    self.layout = layout
    self.merged = merged
    self.negative = negative
  }
}

private let box = Box(40, 20)

/// Modifiers and elements with a number that is to be finite and not negative.
private let lengths: [Fault] = [
  Fault("size, width") {
    Color.red.size(width: $0)
  } merged: {
    Color.red.size(width: nil)
  },
  Fault("size, height") {
    Color.red.size(width: 5, height: $0)
  } merged: {
    Color.red.size(width: 5)
  },
  Fault("size") {
    Color.red.size(Size(width: $0, height: 5))
  } merged: {
    Color.red.size(height: 5)
  },
  Fault("frame, width") {
    box.frame(width: $0)
  } merged: {
    box.frame(width: nil)
  },
  Fault("frame, height") {
    box.frame(height: $0)
  } merged: {
    box.frame(height: nil)
  },
  Fault("percent width") {
    Color.red.size(width: .percent($0))
  } merged: {
    Color.red
  },
  Fault("percent height") {
    Color.red.size(height: .percent($0))
  } merged: {
    Color.red
  },
  Fault("points beside percent") {
    Color.red.size(width: .percent(50), height: $0)
  } merged: {
    Color.red.size(width: .percent(50))
  },
  Fault("minWidth", negative: 0) {
    box.frame(minWidth: $0)
  } merged: {
    box
  },
  Fault("idealWidth") {
    box.frame(idealWidth: $0)
  } merged: {
    box
  },
  Fault("minHeight", negative: 0) {
    box.frame(minHeight: $0)
  } merged: {
    box
  },
  Fault("idealHeight") {
    box.frame(idealHeight: $0)
  } merged: {
    box
  },
  Fault("minWidth of what has no size", negative: 0) {
    Color.red.frame(minWidth: $0)
  } merged: {
    Color.red
  },
  Fault("aspectRatio") {
    Color.red.aspectRatio($0)
  } merged: {
    Color.red.aspectRatio(nil)
  },
  Fault("track, fixed", as: 0) { length in LazyVGrid(columns: [GridItem(.fixed(length))]) { box } },
  Fault("track, least", as: 10) { length in LazyVGrid(columns: [GridItem(.flexible(minimum: length))]) { box } },
  Fault("tracks, least", as: 10) { length in LazyVGrid(columns: [GridItem(.adaptive(minimum: length))]) { box } },
  Fault("track, gap") { length in
    LazyVGrid(columns: [GridItem(spacing: length), GridItem()]) {
      box
      box
    }
  } merged: {
    LazyVGrid(columns: [GridItem(), GridItem()]) {
      box
      box
    }
  },
  Fault("spacer", negative: 0) { length in
    HStack(spacing: 0) {
      box
      Spacer(minLength: length)
    }.fixedSize()
  } merged: {
    HStack(spacing: 0) {
      box
      Spacer()
    }.fixedSize()
  },
]

/// Numbers that may be negative.
private let distances: [Fault] = [
  Fault("padding", as: 0) { box.padding($0) },
  Fault("padding, leading", as: 0) { box.padding(.leading, $0) },
  Fault("padding, top", as: 0) { box.padding(EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: 0)) },
  Fault("offset, x", as: 0) { box.offset(x: $0) },
  Fault("offset, y", as: 0) { box.offset(y: $0) },
  Fault("position, x", as: 0) { box.position(x: $0, y: 5) },
  Fault("position, y", as: 0) { box.position(x: 5, y: $0) },
  Fault("top") {
    box.top($0)
  } merged: {
    box
  },
  Fault("leading") {
    box.leading($0)
  } merged: {
    box
  },
  Fault("bottom") {
    box.bottom($0)
  } merged: {
    box
  },
  Fault("trailing") {
    box.trailing($0)
  } merged: {
    box
  },
  Fault("top, percent") {
    box.top(.percent($0))
  } merged: {
    box
  },
  Fault("trailing, percent") {
    box.trailing(.percent($0))
  } merged: {
    box
  },
  Fault("cell anchor", as: 0.5) { box.gridCellAnchor(UnitPoint(x: $0, y: 0.5)) },
  Fault("share of the container", as: 0) { box.containerRelativeFrame(.horizontal, count: 2, spacing: $0) },
  Fault("row", as: 0) { spacing in HStack(spacing: spacing) { pair } },
  Fault("column", as: 0) { spacing in VStack(spacing: spacing) { pair } },
  Fault("lazy column", as: 0) { spacing in LazyVStack(spacing: spacing) { pair } },
  Fault("lazy row", as: 0) { spacing in LazyHStack(spacing: spacing) { pair } },
  Fault("grid, across", as: 0) { spacing in Grid(horizontalSpacing: spacing) { GridRow { pair } } },
  Fault("grid, down", as: 0) { spacing in Grid(verticalSpacing: spacing) { pair } },
  Fault("lazy grid", as: 0) { spacing in LazyVGrid(columns: [GridItem()], spacing: spacing) { pair } },
]

@LayoutBuilder private var pair: some Layout {
  box
  Box(10, 30)
}

/// Upper bounds: infinity is one, and a negative one counts as 0.
private let upperBounds: [Fault] = [
  Fault("maxWidth", negative: 0) {
    box.frame(maxWidth: $0)
  } merged: {
    box
  },
  Fault("maxHeight", negative: 0) {
    box.frame(maxHeight: $0)
  } merged: {
    box
  },
  Fault("maxWidth of what has no size", negative: 0) {
    Color.red.frame(maxWidth: $0)
  } merged: {
    Color.red
  },
]

/// Numbers of which only NaN is no number.
private let priority = Fault("priority", as: 0) { value in
  HStack(spacing: 0) {
    Color.red.layoutPriority(value)
    Color.red.frame(minWidth: 30)
  }
}

/// Numbers that move no frame, or whose element reports nothing about them.
private let others: [Fault] = [
  Fault("corner", as: 0) { box.cornerRadius($0) },
  Fault("border", as: 0) { box.border(.red, width: $0) },
  Fault("shadow", as: 0) { box.shadow(radius: $0, x: $0, y: $0) },
  Fault("opacity", as: 0) { box.opacity($0) },
  Fault("font", as: 0) { Text("a").font(.system(size: $0)) },
  Fault("colour", as: 0) { Color(red: $0, green: $0, blue: $0, opacity: $0) },
  Fault("round corners", as: 0) { RoundedRectangle(cornerRadius: $0) },
  Fault("stroke", as: 0) { Circle().stroke(.red, lineWidth: $0) },
  Fault("guide") { value in
    HStack { box.alignmentGuide(VerticalAlignment.center) { _ in value } }
  } merged: {
    HStack { box }
  },
]

private let rooms = [
  Size(width: 200, height: 100), Size(width: 0, height: 0), Size(width: 1, height: 1),
  Size(width: Double.infinity, height: 1),
]

/// What an infinite number is to be replaced by.
private let advised: [(Fault, String)] = [
  (Fault("width", as: 0) { Color.red.frame(width: $0) }, "frame(maxWidth: .infinity)"),
  (Fault("spacer", as: 0) { length in HStack { Spacer(minLength: length) } }, "Spacer()"),
  (Fault("row", as: 0) { spacing in HStack(spacing: spacing) { pair } }, "Spacer()"),
  (Fault("track", as: 0) { length in LazyVGrid(columns: [GridItem(.fixed(length))]) { box } }, "flexible"),
]

@Suite struct `Numbers that are none` {
  /// The frames of all elements, with and without their modifiers, in each room and direction.
  private func frames(
    _ layout: any Layout, _ check: (LayoutResult) -> Void = { _ in }
  ) -> [[Rect]] {
    let layout = VStack {
      Box(1, 1)
      AnyLayout(erasing: layout)
    }
    return LayoutDirection.allCases.flatMap { direction in
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      return rooms.map { room in
        let result = layout.calculateLayout(in: room, measurers: .tens, environment: environment)
        check(result)
        return result.elements.flatMap { [$0.frame, $0.layers[0]] }
      }
    }
  }

  /// A faulty number has the frames of the intended one, is reported once for each place, and shown without a fault.
  private func check(_ fault: Fault, _ number: Double, meant: any Layout, isDiagnosed: Bool) {
    let found = frames(fault.layout(number)) { result in
      #expect(result.isSound, "\(number)")
      let warnings = result.diagnostics.filter { $0.severity == .warning }
      #expect(warnings.map(\.code) == (isDiagnosed ? [.invalidNumber] : []), "\(number)")
      #expect(warnings.allSatisfy { $0.path.hasPrefix("0.1") })
    }
    #expect(found == frames(meant), "\(number)")
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let host = CountingHost()
    root.host = host
    root.updateBody { AnyLayout(erasing: fault.layout(number)) }
    #expect(host.violations == [])
  }

  @Test(
    "what is no number counts as not given, or as 0", .promises("B01"), arguments: lengths + distances,
    [Double.nan, -.nan])
  private func notANumber(fault: Fault, number: Double) {
    check(fault, number, meant: fault.merged(), isDiagnosed: true)
  }

  @Test(
    "an upper bound or a priority that is no number counts as not given", .promises("B01"),
    arguments: [Double.nan, -.nan])
  func notABound(number: Double) {
    for fault in upperBounds + [priority] { check(fault, number, meant: fault.merged(), isDiagnosed: true) }
  }

  @Test("infinity where a finite number is needed counts as not given", .promises("B02"), arguments: lengths)
  private func infiniteLength(fault: Fault) {
    check(fault, .infinity, meant: fault.merged(), isDiagnosed: true)
    let negative = fault.negative.map(fault.layout) ?? fault.merged()
    check(fault, -.infinity, meant: negative, isDiagnosed: true)
  }

  @Test(
    "an infinite distance counts as 0, or as not given", .promises("B02"), arguments: distances,
    [Double.infinity, -.infinity])
  private func infiniteDistance(fault: Fault, number: Double) {
    check(fault, number, meant: fault.merged(), isDiagnosed: true)
  }

  @Test("where infinity means something it is taken without a word", .promises("B02"))
  func meantInfinity() {
    for fault in upperBounds { check(fault, .infinity, meant: fault.layout(.infinity), isDiagnosed: false) }
    for number in [Double.infinity, -.infinity] {
      check(priority, number, meant: priority.layout(number > 0 ? 1 : -1), isDiagnosed: false)
    }
    #expect(box.frame(maxWidth: .infinity).whole(200, 100) == rect(0, 0, 200, 20))
  }

  @Test(
    "a negative length counts as not given, a negative bound as 0", .promises("B03"), arguments: lengths + upperBounds)
  private func negative(fault: Fault) {
    check(fault, -5, meant: fault.negative.map(fault.layout) ?? fault.merged(), isDiagnosed: true)
  }

  @Test("a negative maximum is not below the ideal", .promises("B03"))
  func negativeMaximum() {
    let layout = Color.red.frame(idealWidth: 30, maxWidth: -5)
    let result = layout.calculateLayout(in: Size(width: 200, height: 100))
    #expect(result.elements[0].frame == rect(0, 0, 30, 100))
    #expect(result.diagnostics.map(\.code) == [.contradictoryBounds])
  }

  @Test("exact frames of negative numbers that mean nothing", .promises("B03"))
  func negativeFrames() {
    #expect(box.frame(width: -5, height: 60).whole(200, 100) == rect(0, 0, 40, 60))
    #expect(Color.red.frame(minWidth: -5).whole(200, 100) == rect(0, 0, 200, 100))
    #expect(Color.red.frame(maxWidth: -5, maxHeight: 10).whole(200, 100) == rect(0, 0, 0, 10))
  }

  @Test(
    "negative padding, spacing and offset are legal, and no size falls below 0", .promises("B03"), arguments: distances)
  private func legal(fault: Fault) {
    check(fault, -5, meant: fault.layout(-5), isDiagnosed: false)
  }

  @Test("exact frames of negative padding, spacing and offset", .promises("B03"))
  func legalFrames() {
    #expect(box.padding(-5).whole(200, 100) == rect(0, 0, 30, 10))
    #expect(box.padding(-50).calculateLayout(in: Size(width: 200, height: 100)).elements[0].frame.size == .zero)
    #expect(HStack(spacing: -5) { pair }.leaves(200, 100) == [rect(0, 5, 40, 20), rect(35, 0, 10, 30)])
    let moved = box.offset(x: -5).calculateLayout(in: Size(width: 200, height: 100))
    #expect(moved.elements[0].frame == rect(0, 0, 40, 20))
    #expect(moved.elements[0].layers[0] == rect(-5, 0, 40, 20))
  }

  @Test(
    "numbers at the ends of what a Double holds yield good frames",
    .promises("B05"),
    arguments: lengths + distances + upperBounds + [priority] + others,
    [1e308, -1e308, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, -0.0])
  private func extreme(fault: Fault, number: Double) {
    _ = frames(fault.layout(number)) { result in
      #expect(result.isSound)
      let numbers = result.elements.flatMap { $0.layers + [$0.frame] }.flatMap {
        [$0.minX, $0.minY, $0.width, $0.height]
      }
      #expect(numbers.allSatisfy { abs($0) <= 0x1p44 && $0.bitPattern != (-0.0).bitPattern })
    }
  }

  @Test("-0 is 0 in every frame", .promises("B05"), arguments: lengths + distances + upperBounds + [priority] + others)
  private func negativeZero(fault: Fault) {
    func bits(_ layout: any Layout) -> [[UInt64]] {
      frames(layout).map { $0.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }.map(\.bitPattern) }
    }
    #expect(bits(fault.layout(-0.0)) == bits(fault.layout(0)))
  }

  @Test(
    "numbers that move no frame are taken, and those of a decoration are reported where they are none",
    .promises("B01"), arguments: others,
    [Double.nan, -.nan, .infinity, -.infinity, -5])
  private func taken(fault: Fault, number: Double) {
    let isReported =
      switch fault.testDescription {
      case "corner", "border", "shadow": !number.isFinite
      case "opacity": number.isNaN
      default: false
      }
    check(fault, number, meant: fault.layout(number), isDiagnosed: isReported)
  }

  @Test("the diagnostic of infinity contains what to write instead", .promises("B02"), arguments: advised)
  private func advice(fault: Fault, words: String) {
    let result = AnyLayout(erasing: fault.layout(.infinity)).calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.map(\.code) == [.invalidNumber])
    #expect(result.diagnostics.allSatisfy { $0.text.contains(words) })
  }

  @Test(
    "a room that is none counts as not given",
    .promises("B01", "B03"),
    arguments: [
      (Size(width: Double.nan, height: .nan), Size(width: 40, height: 20)),
      (Size(width: -5, height: -.infinity), Size(width: 40, height: 20)),
    ])
  func room(room: Size, response: Size) {
    #expect(box.calculateLayout(in: room).size == response)
    let moved = box.calculateLayout(in: Rect(origin: Point(x: .nan, y: .infinity), size: room))
    #expect(moved.elements[0].frame == rect(0, 0, 40, 20))
    #expect(Color.red.calculateLayout(in: room).isSound)
  }

  @Test(
    "bounds in any order: the minimum wins",
    .promises("B04"),
    arguments: [(10.0, 20.0, 30.0), (10, 30, 20), (20, 10, 30), (20, 30, 10), (30, 10, 20), (30, 20, 10)])
  func bounds(least: Double, ideal: Double, most: Double) {
    let inOrder = least <= ideal && ideal <= most
    for isWidth in [true, false] {
      let layout =
        isWidth
        ? AnyLayout(Color.red.frame(minWidth: least, idealWidth: ideal, maxWidth: most))
        : AnyLayout(Color.red.frame(minHeight: least, idealHeight: ideal, maxHeight: most))
      let result = layout.calculateLayout(in: Size(width: 1000, height: 1000))
      let length = isWidth ? result.size.width : result.size.height
      #expect(length >= least)
      #expect(result.diagnostics.map(\.code) == (inOrder ? [] : [.contradictoryBounds]))
    }
  }

  @Test("responses of a hostile container are clamped, and diagnosed with its type", .promises("B06")) func hostile() {
    for size in [
      Size(width: .nan, height: 5), Size(width: 5, height: -.infinity), Size(width: -1, height: -1),
      Size(width: .infinity, height: 1e308),
    ] {
      let layout = HStack {
        Hostile(response: size, place: Point(x: size.width, y: size.height)) { box }
        box
      }
      let result = layout.calculateLayout(in: Size(width: 200, height: 100))
      #expect(result.isSound)
      let found = result.diagnostics.filter { $0.code == .invalidResponse }
      #expect(!found.isEmpty)
      for diagnostic in found {
        #expect(diagnostic.path == "0.0")
        #expect(diagnostic.element == "Hostile")
        #expect(diagnostic.message.hasPrefix("Hostile responded with"))
      }
    }
  }
}

private struct Hostile: CustomLayout {
  let response: Size
  let place: Point

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size { response }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews { subview.place(at: place, proposal: Proposal(response)) }
  }
}
