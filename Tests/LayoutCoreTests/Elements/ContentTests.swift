import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private final class Pictures: ImageMeasurer {
  func size(of source: ImageSource) -> Size? {
    switch source {
    case .file("wide.png"): Size(width: 80, height: 40)
    case .file("odd.png"): Size(width: .infinity, height: 40)
    default: nil
    }
  }
}

private struct ToneKey: EnvironmentKey { static let defaultValue = 10.0 }

extension EnvironmentValues {
  fileprivate var tone: Double {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

private final class Passes {
  var sizes: [Double] = []
  var wish = 40.0
}

/// As wide as its model's value, which its content changes.
private struct Echo: CustomLayout {
  let passes: Passes

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: passes.wish, height: 10)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: Proposal(bounds.size))
  }
}

@Suite struct `Content from elsewhere` {
  @Test(arguments: [(200.0, 200.0, 80.0, 40.0), (40, 200, 40, 20), (200, 10, 20, 10), (0, 0, 0, 0)])
  func `a picture keeps its shape and is at most as large as it is`(
    width: Double, height: Double, returnedWidth: Double, returnedHeight: Double
  ) {
    let measurers = Measurers(images: Pictures())
    let room = Proposal(width: width, height: height)
    let response = Size(width: returnedWidth, height: returnedHeight)
    #expect(Image("wide.png").sizeThatFits(room, measurers: measurers) == response)
    #expect(
      Image("wide.png").resizable().sizeThatFits(room, measurers: measurers) == Size(width: width, height: height))
    #expect(
      Image("wide.png").resizable().sizeThatFits(.unspecified, measurers: measurers) == Size(width: 80, height: 40))
  }

  @Test(.promises("B26"), arguments: ["none.png", "odd.png"])
  func `a picture that cannot be decoded leaves its place and a diagnostic`(path: String) {
    let layout = VStack {
      Box(1, 1)
      Image(path).size(width: 30, height: 20)
    }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100), measurers: Measurers(images: Pictures()))
    #expect(result.leaves[1].size == Size(width: 30, height: 20))
    #expect(result.diagnostics.map(\.code) == [.undecodableImage])
    #expect(result.diagnostics.map(\.path) == ["0.1"])
  }

  @Test func `a reader's content is first made when its size is known`() {
    let passes = Passes()
    let root = LayoutRoot(size: Size(width: 100, height: 50))
    root.updateBody {
      GeometryReader { proxy in
        let _ = passes.sizes.append(proxy.size.width)
        Box(proxy.size.width / 2, 5)
      }
    }
    #expect(passes.sizes == [100])
    #expect(root.result.leaves == [rect(0, 0, 50, 5)])
    root.size.width = 60
    root.layoutIfNeeded()
    #expect(passes.sizes == [100, 60])
    #expect(root.result.leaves == [rect(0, 0, 30, 5)])
  }

  @Test func `readers within readers`() {
    func nested(_ depth: Int) -> AnyLayout {
      depth == 0
        ? AnyLayout(Color.red)
        : AnyLayout(GeometryReader { proxy in nested(depth - 1).size(width: proxy.size.width - 1) })
    }
    let result = nested(10).calculateLayout(in: Size(width: 100, height: 50))
    #expect(result.leaves == [rect(0, 0, 90, 50)])
    #expect(result.diagnostics == [])
  }

  @Test(.promises("B19"))
  func `a reader that does not settle is given up after four passes, with what it saw`() {
    let passes = Passes()
    let layout = VStack {
      Box(1, 1)
      Echo(passes: passes)() {
        GeometryReader { proxy in
          let _ = passes.sizes.append(proxy.size.width)
          let _ = passes.wish = proxy.size.width == 40 ? 60 : 40
          Box(proxy.size.width / 2, 5)
        }
      }
    }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(passes.sizes.count == 4)
    #expect(passes.sizes == [40, 60, 40, 60])
    #expect(result.diagnostics.map(\.code) == [.unsettledGeometry])
    #expect(result.diagnostics.map(\.path) == ["0.1.0"])
    let diagnostic = result.diagnostics[0]
    #expect(diagnostic.message.contains("it was made for 40x10, 60x10, 40x10, 60x10; the reader is 40x10"))
    #expect(diagnostic.ancestor == "Echo at 0.1")
    #expect(diagnostic.cause?.contains("the size comes from Echo at 0.1") == true)
    #expect(result.isSound)
  }

  @Test(.promises("B19"))
  func `a reader that does not settle schedules nothing, and its work is counted`() {
    let passes = Passes()
    var requested = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    root.updateBody {
      VStack {
        Box(1, 1)
        Echo(passes: passes)() {
          GeometryReader { proxy in
            let _ = passes.sizes.append(proxy.size.width)
            let _ = passes.wish = proxy.size.width == 40 ? 60 : 40
            Box(proxy.size.width / 2, 5)
          }
        }
      }
    }
    #expect(passes.sizes == [40, 60, 40, 60])
    // The box, and the one in the reader four times.
    #expect(root.counters.bodies == 5)
    #expect(requested == 1)
    root.layoutIfNeeded()
    #expect(requested == 1)
    #expect(passes.sizes.count == 4)
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
  }

  @Test(.promises("F126", "F127", "F128")) func `the environment is propagated down, and can be set anew anywhere`() {
    let reader = EnvironmentReader { Box($0.tone, 1) }
    let layout = HStack {
      reader
      VStack {
        reader
        reader.environment(\.tone, 30)
      }.environment(\.tone, 20)
      Box(1, 1).overlay { reader }.environment(\.tone, 40)
    }
    #expect(layout.calculateLayout(in: Size(width: 500, height: 50)).leaves.map(\.width) == [10, 20, 30, 40])
  }

  @Test func `line limit, font and direction reach texts`() {
    let layout = VStack {
      word(10)
      word(10).lineLimit(1)
      word(10).lineLimit(nil)
    }.lineLimit(2)
    #expect(layout.leaves(30, 400).map(\.height) == [40, 20, 80])
    #expect(
      HStack {
        Box(1, 1); Box(2, 2)
      }.layoutDirection(.rightToLeft).leaves().map(\.minX) == [2, 0])
  }

  @Test func `overlay and background take part in nothing`() {
    let layout = HStack(alignment: .top) {
      Box(40, 20).overlay(alignment: .bottomTrailing) { Box(100, 10) }.background(alignment: .topLeading) { Color.red }
      Box(5, 5)
    }
    let result = layout.calculateLayout(in: Size(width: 400, height: 400))
    #expect(result.size == Size(width: 45, height: 20))
    #expect(result.elements.filter { $0.isAttachment }.map(\.frame) == [rect(-60, 10, 100, 10), rect(0, 0, 40, 20)])
  }

  @Test func `decorations that are written in drawing order share a box`() {
    func boxes(_ layout: some Layout) -> [ViewContent] {
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      let host = CountingHost()
      root.host = host
      root.updateBody { layout }
      return host.picture.dropLast().map(\.content)
    }
    var round = Decoration()
    (round.background, round.cornerRadius, round.border) = (.color(.red), 8, Border(color: .blue))
    #expect(boxes(Box(9, 9).background(.red).cornerRadius(8).border(.blue)) == [.decorated(round)])
    var outer = Decoration()
    outer.background = .color(.red)
    var inner = Decoration()
    inner.cornerRadius = 8
    #expect(boxes(Box(9, 9).cornerRadius(8).background(.red)) == [.decorated(outer), .decorated(inner)])
    #expect(boxes(Box(9, 9).background(.red).padding(1).cornerRadius(8)).count == 2)
    // Whether a radius is 0 or not changes the look, not the boxes.
    #expect(
      boxes(Box(9, 9).border(.blue).cornerRadius(0)).count == boxes(Box(9, 9).border(.blue).cornerRadius(2)).count)
  }

  @Test(.promises("B24")) func `the same value laid out by eight tasks gives equal results`() async {
    struct Card: Layout, Sendable {
      var body: some Layout {
        VStack(spacing: nil) {
          ForEach(0..<20) { word($0 % 9).padding(2).id($0) }
          GeometryReader { Box($0.size.width / 2, 3) }
        }
      }
    }
    let card = Card()
    let expected = card.calculateLayout(in: Size(width: 70, height: 900), measurers: .tens)
    let results = await withTaskGroup(of: LayoutResult.self) { group in
      for _ in 0..<8 {
        group.addTask { card.calculateLayout(in: Size(width: 70, height: 900), measurers: .tens) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    for result in results {
      #expect(result.elements == expected.elements)
      #expect(result.frame(of: 7) == expected.frame(of: 7))
    }
  }
}
