import LayoutReference
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Rows about modifiers` {
  @Test(.promises("F069", "F070")) func `an element may be called a layout, or ui; it stays what it is`() {
    let plain = VStack { word(3).size(width: 200, height: 100) }
    let called = VStack { word(3).layout().size(width: 200, height: 100) }.layout()
    let ui = VStack { word(3).ui().size(width: 200, height: 100) }.ui()
    let frames = plain.calculateLayout(in: Size(width: 400, height: 400)).elements
    #expect(called.calculateLayout(in: Size(width: 400, height: 400)).elements == frames)
    #expect(ui.calculateLayout(in: Size(width: 400, height: 400)).elements == frames)
  }

  @Test(.promises("F075"), arguments: [(200.0, 180.0), (400, 360), (0, 0)])
  func `percentages follow the container when it changes`(width: Double, taken: Double) {
    let root = LayoutRoot(size: Size(width: 300, height: 100))
    root.updateBody { VStack { Color.red.size(width: 90%, height: 10) } }
    #expect(root.result.leaves[0].width == 270)
    root.size.width = width
    root.layoutIfNeeded()
    #expect(root.result.leaves[0].width == taken)
  }

  @Test(.promises("F076")) func `leading and trailing change sides from right to left`() {
    let layout = Color.red.size(width: 100, height: 100).top(10%).leading(20%).layoutDirection(.rightToLeft)
    #expect(layout.calculateLayout(in: Size(width: 400, height: 800)).elements[0].layers[1] == rect(220, 80, 100, 100))
  }

  @Test(.promises("F077", "F092")) func `places hold inside stacks too`() {
    let layout = VStack(alignment: .leading) {
      Box(200, 10)
      Box(20, 10).centerX()
    }
    #expect(layout.leaves() == [rect(0, 0, 200, 10), rect(90, 10, 20, 10)])
    let position = HStack {
      Box(20, 10)
      Box(30, 10).position(x: 40, y: 50)
    }
    #expect(position.leaves(220, 100) == [rect(0, 45, 20, 10), rect(20, 0, 200, 100)])
    #expect(
      position.calculateLayout(in: Size(width: 220, height: 100)).elements.last?.layers.first == rect(45, 45, 30, 10))
  }

  @Test(.promises("F079")) func `padding goes around a view, moves its neighbours, and is the same after updates`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    for _ in 0..<3 {
      root.updateBody {
        HStack {
          Color.red.size(width: 10, height: 10).padding(5)
          Box(10, 10)
        }
      }
      let elements = root.result.elements
      #expect(elements[1].layers == [rect(40, 45, 10, 10), rect(40, 45, 10, 10), rect(35, 40, 20, 20)])
      #expect(elements[2].frame == rect(55, 45, 10, 10))
    }
  }

  @Test(.promises("F080")) func `an offset in a column moves only what is shown`() {
    let layout = VStack {
      Color.red.size(width: 10, height: 10).offset(x: 10, y: -5)
      Box(10, 10)
    }
    let elements = layout.calculateLayout(in: Size(width: 100, height: 100)).elements
    #expect(elements[1].layers == [rect(10, -5, 10, 10), rect(10, -5, 10, 10), rect(0, 0, 10, 10)])
    #expect(elements[2].frame == rect(0, 10, 10, 10))
  }

  @Test(.promises("F081", "F083")) func `background and corners are passed to the host, at any depth, and followed`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let host = CountingHost()
    root.host = host
    func body(_ color: Color, _ radius: Double) -> some Layout {
      VStack { HStack { Box(20, 10).background(color).cornerRadius(radius) } }
    }
    func decoration(_ color: Color, _ radius: Double) -> ViewContent {
      var decoration = Decoration()
      (decoration.background, decoration.cornerRadius) = (.color(color), radius)
      return .decorated(decoration)
    }
    root.updateBody { body(.red, 8) }
    #expect(host.picture.first?.content == decoration(.red, 8))
    // Round corners cut off what lies outside.
    #expect(host.picture.map(\.depth) == [0, 1])
    host.takeCounts()
    root.updateBody { body(.blue, 4) }
    #expect(host.picture.first?.content == decoration(.blue, 4))
    #expect(host.takeCounts() == .init(contents: 1))
  }

  @Test(.promises("F082")) func `any layout is a background, lined up and with the element's size as its proposal`() {
    let layout = Box(40, 20).padding(10).background(alignment: .bottomTrailing) {
      ZStack(alignment: .bottomTrailing) {
        Color.red
        Box(5, 5)
      }
    }
    let result = layout.calculateLayout(in: Size(width: 200, height: 200))
    #expect(result.size == Size(width: 60, height: 40))
    #expect(result.leaves == [rect(0, 0, 60, 40), rect(55, 35, 5, 5)])
  }

  @Test(.promises("F086")) func `modifiers apply in the order in which they are written`() {
    func layers(_ layout: some Layout) -> [Rect] {
      layout.calculateLayout(in: Size(width: 400, height: 400), measurers: .tens).elements[0].layers
    }
    #expect(
      layers(word(1).size(width: 320, height: 180).padding(16).background(.gray).cornerRadius(20).offset(y: 10))
        .last == rect(0, 0, 352, 212))
    #expect(layers(word(1).padding(16).size(width: 320, height: 180)).last == rect(0, 0, 320, 180))
    #expect(layers(word(1).padding(16).size(width: 320, height: 180)).first == rect(155, 80, 10, 20))
  }

  @Test(
    .promises("F087"), arguments: [(Size(width: 120, height: 400), 120.0, 60.0), (Size(width: 50, height: 10), 20, 10)])
  func `a shape that fits never leaves its room`(room: Size, width: Double, height: Double) {
    #expect(
      Color.red.aspectRatio(2).calculateLayout(in: room).size == Size(width: width, height: height))
  }

  @Test(.promises("F089")) func `a modifier holds as long as the body contains it, and adds up with nothing`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var isPadded = true
    root.setBody {
      if isPadded { Box(10, 10).padding(4).id("box") } else { Box(10, 10).id("box") }
    }
    for _ in 0..<3 {
      root.updateBody()
      #expect(root.result.frame(of: "box")?.size == Size(width: 18, height: 18))
    }
    isPadded = false
    root.updateBody()
    #expect(root.result.frame(of: "box")?.size == Size(width: 10, height: 10))
  }

  @Test(.promises("F012", "F088")) func `modifiers make no nodes`() {
    func nodes(_ layout: some Layout) -> Int {
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      root.updateBody { layout }
      return root.session.tree.liveCount
    }
    let plain = nodes(VStack { Color.red })
    #expect(
      nodes(
        VStack {
          Color.red.size(width: 20, height: 10).padding(4).background(.gray).cornerRadius(3).offset(x: 1).opacity(0.5)
            .layoutPriority(1)
        }) == plain)
  }
}
