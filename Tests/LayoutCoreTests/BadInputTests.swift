import LayoutCore
import LayoutTesting
import Testing

/// A number that means nothing somewhere, by where it is put.
private struct Fault: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let layout: @Sendable (Double) -> any Layout

  init(_ name: String, _ layout: @escaping @Sendable (Double) -> any Layout) {
    testDescription = name
    self.layout = layout
  }
}

private let box = Box(40, 20)

/// Modifiers and elements with a number that is to be finite; infinity, negative numbers and NaN in turn.
private let lengths: [Fault] = [
  Fault("size, width") { Color.red.size(width: $0) },
  Fault("size, height") { Color.red.size(width: 5, height: $0) },
  Fault("size") { Color.red.size(Size(width: $0, height: 5)) },
  Fault("frame, width") { box.frame(width: $0) },
  Fault("frame, height") { box.frame(height: $0) },
  Fault("percent width") { Color.red.size(width: $0%) },
  Fault("percent height") { Color.red.size(height: $0%) },
  Fault("points beside percent") { Color.red.size(width: 50%, height: $0) },
  Fault("minWidth") { box.frame(minWidth: $0) },
  Fault("idealWidth") { box.frame(idealWidth: $0) },
  Fault("minHeight") { box.frame(minHeight: $0) },
  Fault("idealHeight") { box.frame(idealHeight: $0) },
  Fault("aspectRatio") { Color.red.aspectRatio($0) },
  Fault("track, fixed") { length in LazyVGrid(columns: [GridItem(.fixed(length))]) { box } },
  Fault("track, least") { length in LazyVGrid(columns: [GridItem(.flexible(minimum: length))]) { box } },
  Fault("tracks, least") { length in LazyVGrid(columns: [GridItem(.adaptive(minimum: length))]) { box } },
  Fault("track, gap") { length in LazyVGrid(columns: [GridItem(spacing: length), GridItem()]) { box } },
]

/// Numbers that may be negative.
private let distances: [Fault] = [
  Fault("padding") { box.padding($0) },
  Fault("padding, leading") { box.padding(.leading, $0) },
  Fault("padding, top") { box.padding(EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: 0)) },
  Fault("offset, x") { box.offset(x: $0) },
  Fault("offset, y") { box.offset(y: $0) },
  Fault("position, x") { box.position(x: $0, y: 5) },
  Fault("position, y") { box.position(x: 5, y: $0) },
  Fault("top") { box.top($0) },
  Fault("leading") { box.leading($0) },
  Fault("bottom") { box.bottom($0) },
  Fault("trailing") { box.trailing($0) },
  Fault("top, percent") { box.top($0%) },
  Fault("trailing, percent") { box.trailing($0%) },
  Fault("cell anchor") { box.gridCellAnchor(UnitPoint(x: $0, y: 0.5)) },
  Fault("share of the container") { box.containerRelativeFrame(.horizontal, count: 2, spacing: $0) },
  Fault("row") { spacing in HStack(spacing: spacing) { box } },
  Fault("column") { spacing in VStack(spacing: spacing) { box } },
  Fault("lazy column") { spacing in LazyVStack(spacing: spacing) { box } },
  Fault("lazy row") { spacing in LazyHStack(spacing: spacing) { box } },
  Fault("grid, across") { spacing in Grid(horizontalSpacing: spacing) { box } },
  Fault("grid, down") { spacing in Grid(verticalSpacing: spacing) { box } },
  Fault("lazy grid") { spacing in LazyVGrid(columns: [GridItem()], spacing: spacing) { box } },
]

/// Numbers of which only NaN is no number, or that are clamped without a word.
private let others: [Fault] = [
  Fault("maxWidth") { box.frame(maxWidth: $0) },
  Fault("maxHeight") { box.frame(maxHeight: $0) },
  Fault("priority") { box.layoutPriority($0) },
  Fault("spacer") { length in HStack { Spacer(minLength: length) } },
  Fault("corner") { box.cornerRadius($0) },
  Fault("border") { box.border(.red, width: $0) },
  Fault("shadow") { box.shadow(radius: $0, x: $0, y: $0) },
  Fault("opacity") { box.opacity($0) },
  Fault("font") { Text("a").font(.system(size: $0)) },
  Fault("colour") { Color(red: $0, green: $0, blue: $0, opacity: $0) },
  Fault("round corners") { RoundedRectangle(cornerRadius: $0) },
  Fault("stroke") { Circle().stroke(.red, lineWidth: $0) },
  Fault("guide") { value in HStack { box.alignmentGuide(VerticalAlignment.center) { _ in value } } },
]

@Suite struct `Numbers that are none` {
  private func check(_ fault: Fault, _ number: Double, isDiagnosed: Bool) {
    let layout = VStack {
      Box(1, 1)
      AnyLayout(erasing: fault.layout(number))
    }
    for direction in LayoutDirection.allCases {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      for size in [Size(width: 200, height: 100), Size(width: 0, height: 0), Size(width: Double.infinity, height: 1)] {
        let result = layout.calculateLayout(in: size, measurers: .tens, environment: environment)
        #expect(result.isSound, "\(number)")
        guard isDiagnosed else { continue }
        #expect(result.diagnostics.filter { $0.severity == .warning }.map(\.code) == [.invalidNumber], "\(number)")
        #expect(result.diagnostics.allSatisfy { $0.path.hasPrefix("0.1") })
      }
    }
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let host = CountingHost()
    root.host = host
    root.updateBody { layout }
    #expect(host.violations == [])
  }

  @Test(arguments: lengths, [Double.nan, -.nan, .infinity, -.infinity, -5])
  private func `lengths that are none`(fault: Fault, number: Double) { check(fault, number, isDiagnosed: true) }

  @Test(arguments: distances, [Double.nan, .infinity, -.infinity])
  private func `distances that are none`(fault: Fault, number: Double) { check(fault, number, isDiagnosed: true) }

  @Test(arguments: distances + others, [-5.0, 1e308, -1e308, 4e-308, -0.0])
  private func `distances that are far or negative`(fault: Fault, number: Double) {
    check(fault, number, isDiagnosed: false)
  }

  @Test(arguments: others, [Double.nan, .infinity, -.infinity])
  private func `numbers that count for something else`(fault: Fault, number: Double) {
    check(fault, number, isDiagnosed: false)
  }

  @Test(arguments: [
    (Size(width: Double.nan, height: .nan), Size(width: 40, height: 20)),
    (Size(width: -5, height: -.infinity), Size(width: 40, height: 20)),
  ])
  func `rooms that are none`(room: Size, answer: Size) {
    #expect(box.calculateLayout(in: room).size == answer)
    let moved = box.calculateLayout(in: Rect(origin: Point(x: .nan, y: .infinity), size: room))
    #expect(moved.elements[0].frame == rect(0, 0, 40, 20))
    #expect(Color.red.calculateLayout(in: room).isSound)
  }

  @Test(arguments: [(10.0, 20.0, 30.0), (10, 30, 20), (20, 10, 30), (20, 30, 10), (30, 10, 20), (30, 20, 10)])
  func `bounds in any order`(least: Double, ideal: Double, most: Double) {
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

  @Test func `answers of a hostile container`() {
    for size in [
      Size(width: .nan, height: 5), Size(width: 5, height: -.infinity), Size(width: -1, height: -1),
      Size(width: .infinity, height: 1e308),
    ] {
      let layout = HStack {
        Hostile(answer: size, place: Point(x: size.width, y: size.height)) { box }
        box
      }
      let result = layout.calculateLayout(in: Size(width: 200, height: 100))
      #expect(result.isSound)
      #expect(result.diagnostics.contains { $0.code == .invalidResponse && $0.path == "0.0" })
    }
  }
}

private struct Hostile: CustomLayout {
  let answer: Size
  let place: Point

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size { answer }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews { subview.place(at: place, proposal: Proposal(answer)) }
  }
}
