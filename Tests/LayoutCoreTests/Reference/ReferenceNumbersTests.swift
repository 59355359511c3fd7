import LayoutReference
import LayoutTesting
import TestPromises
import Testing

/// The numbers that a document about such systems shows, each by hand.
@Suite struct `Numbers to hold` {
  private var quickStart: some Layout {
    VStack(spacing: 16) {
      Spacer(minLength: 100)
      Color.red.size(width: 300, height: 34)
      Color.red.size(width: 300, height: 20)
      Spacer(minLength: 40)
      Color.blue.size(width: 280, height: 50)
      Spacer()
    }
    .padding(20)
  }

  @Test(.promises("F008")) func `the quick start`() {
    let root = LayoutRoot(size: Size(width: 390, height: 844), measurers: .tens)
    root.updateBody { quickStart }
    let frames = root.result.leaves.map { $0.rounded }
    #expect(frames[1] == rect(45, 242.67, 300, 34))
    #expect(frames[2] == rect(45, 292.67, 300, 20))
    #expect(frames[4] == rect(55, 551.33, 280, 50))
    #expect([frames[0], frames[3], frames[5]].map(\.height) == [206.67, 206.67, 206.67])
  }

  @Test(.promises("F074", "F075")) func `percentages of a container that hugs its content`() {
    let root = LayoutRoot(size: Size(width: 400, height: 800))
    root.updateBody {
      VStack(alignment: .center, spacing: 16) {
        Color.red.size(width: 90%, height: 60)
        Color.red.size(width: 80%, height: 200)
      }
    }
    #expect(root.contentSize == Size(width: 360, height: 276))
    #expect(root.result.leaves == [rect(20, 262, 360, 60), rect(40, 338, 320, 200)])
  }

  @Test(.promises("F075")) func `half of a row's room`() {
    #expect(HStack { Color.red.size(width: 50%, height: 40) }.whole() == rect(0, 0, 200, 40))
  }

  @Test(.promises("F046", "F047", "F080")) func `a badge at the corner`() {
    let layout = ZStack(alignment: .topTrailing) {
      Box(300, 200)
      Box(280, 180)
      Color.red.size(width: 30, height: 30).offset(x: -10, y: 10)
    }
    let result = layout.calculateLayout(in: Size(width: 400, height: 400))
    #expect(result.size == Size(width: 300, height: 200))
    #expect(
      result.elements.dropFirst().map { $0.layers[0].origin } == [.zero, Point(x: 20, y: 0), Point(x: 260, y: 10)])
  }

  @Test(.promises("F076")) func `edges by percent, alone`() {
    let result = Color.red.size(width: 100, height: 100).top(10%).leading(20%)
      .calculateLayout(in: Size(width: 400, height: 800))
    #expect(result.elements[0].layers[1] == rect(80, 80, 100, 100))
    #expect(result.size == Size(width: 400, height: 800))
  }

  @Test(.promises("F076")) func `edges in a stack`() {
    let layout = VStack(alignment: .leading) {
      Box(200, 20)
      Box(100, 50).trailing(10)
    }
    #expect(layout.leaves() == [rect(0, 0, 200, 20), rect(90, 20, 100, 50)])
    let shifted = VStack(alignment: .leading) {
      Box(200, 20)
      Box(100, 50).trailing(10).top(5)
      Box(1, 1)
    }
    #expect(shifted.leaves() == [rect(0, 0, 200, 20), rect(90, 25, 100, 50), rect(0, 70, 1, 1)])
  }

  @Test(.promises("F093", "F095")) func `content made from a size`() {
    let layout = GeometryReader { proxy in
      VStack(spacing: 8) {
        Color.red.size(width: proxy.size.width * 0.8, height: 60)
        Color.red.size(width: proxy.size.width * 0.6, height: 40)
      }
    }
    #expect(layout.leaves(360, 140) == [rect(0, 0, 288, 60), rect(36, 68, 216, 40)])
  }

  @Test(.promises("F023")) func `content is centred in a container`() {
    let root = LayoutRoot(size: Size(width: 390, height: 844))
    root.updateBody { VStack { ForEach(0..<3) { _ in Color.red.size(width: 288, height: 40) } } }
    #expect(root.result.elements[0].frame == rect(51, 362, 288, 120))
  }

  @Test(.promises("F044")) func `icon, two labels, spacer, chevron`() {
    let layout = HStack(spacing: 12) {
      Box(44, 44)
      VStack(alignment: .leading, spacing: 4) {
        Box(200, 20)
        Box(200, 16)
      }
      Spacer()
      Box(24, 24)
    }
    .padding(16).size(width: 390)
    #expect(layout.whole(390, 844) == rect(0, 0, 390, 76))
    #expect(
      layout.leaves(390, 844) == [
        rect(16, 16, 44, 44), rect(72, 18, 200, 20), rect(72, 42, 200, 16), rect(284, 38, 54, 0),
        rect(350, 26, 24, 24),
      ])
  }

  @Test(.promises("F053")) func `a long list is not cut`() {
    let layout = ScrollView { VStack { ForEach(0..<300) { _ in Color.red.size(width: 100, height: 50) } } }
    let result = layout.calculateLayout(in: Size(width: 390, height: 844))
    #expect(result.frame(at: "0") == rect(0, 0, 100, 844))
    #expect(result.frame(at: "0.0") == rect(0, 0, 100, 15_000))
  }

  @Test(.promises("F077", "F080", "F087")) func `centre, offset and shape`() {
    func inner(_ layout: some Layout, _ width: Double, _ height: Double) -> Rect? {
      layout.calculateLayout(in: Size(width: width, height: height)).elements[0].layers.first
    }
    #expect(inner(Color.red.size(width: 100, height: 50).center(), 400, 300) == rect(150, 125, 100, 50))
    #expect(inner(Color.red.size(width: 100, height: 50).offset(x: 20, y: 30), 400, 300) == rect(20, 30, 100, 50))
    #expect(Color.red.aspectRatio(2).whole(200, 50) == rect(0, 0, 100, 50))
    #expect(Color.red.aspectRatio(2, contentMode: .fill).whole(50, 200) == rect(0, 0, 400, 200))
  }

  @Test(.promises("F193", "F196")) func `higher priorities are served first`() {
    func piece(_ priority: Double) -> some Layout {
      Color.red.frame(minWidth: 50, maxWidth: 100).layoutPriority(priority)
    }
    let layout = HStack(spacing: 10) {
      piece(0)
      piece(2)
      piece(1)
    }
    #expect(layout.leaves(200, 50).map(\.width) == [50, 80, 50])
  }
}

extension Rect {
  /// With two digits behind the point.
  var rounded: Rect {
    func two(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Rect(x: two(minX), y: two(minY), width: two(width), height: two(height))
  }
}
