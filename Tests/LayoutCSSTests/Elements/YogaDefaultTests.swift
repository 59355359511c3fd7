import Layout
import LayoutCSS
import Testing

/// `Flex` with the defaults of Yoga.
@Suite struct YogaDefaultTests {
  private static func frames(_ layout: some Layout) -> [Rect?] {
    let result = layout.calculateLayout(in: Size(width: 200, height: 200))
    return (0..<3).map { result.frame(of: $0) }
  }

  @LayoutBuilder private static var boxes: some Layout {
    ForEach(0..<3, id: \.self) { Color.red.box(width: 10, height: 60).id($0) }
  }

  @Test func `elements do not shrink, whether they have declarations or not`() {
    let yoga = Flex(yoga: .column) { YogaDefaultTests.boxes }.box(width: 10, height: 90)
    #expect(YogaDefaultTests.frames(yoga).map { $0?.minY } == [0, 60, 120])
    let css = Flex(direction: .column) { YogaDefaultTests.boxes }.box(width: 10, height: 90)
    #expect(YogaDefaultTests.frames(css).map { $0?.minY } == [0, 30, 60])
    let plain = Flex(yoga: .column) {
      ForEach(0..<3, id: \.self) { FixedElement().callAsFunction {}.id($0) }
    }
    .box(width: 10, height: 90)
    #expect(YogaDefaultTests.frames(plain).map { $0?.minY } == [0, 60, 120])
  }

  @LayoutBuilder private static func containers(_ padding: Double) -> some Layout {
    Flex(yoga: .column) { Color.red.box(width: 80, height: 10) }.padding(padding).box(width: 80, minWidth: 0).id(0)
    Flex { Color.blue.box(width: 80, height: 10) }.padding(padding).box(width: 80, minWidth: 0).id(1)
    Color.green.box(width: 10, height: 10).flex(shrink: 0).id(2)
  }

  @Test(arguments: [0.0, 1])
  func `a container does not shrink by its own defaults, or by those of the one around it`(padding: Double) {
    let css = Flex { YogaDefaultTests.containers(padding) }.box(width: 100)
    #expect(YogaDefaultTests.frames(css).map { $0?.minX } == [0, 80, 90])
    let yoga = Flex(yoga: .row) { YogaDefaultTests.containers(padding) }.box(width: 100)
    #expect(YogaDefaultTests.frames(yoga).map { $0?.minX } == [0, 80, 160])
  }

  @Test func `a nested container follows another default of the one around it`() {
    let root = LayoutRoot(size: Size(width: 200, height: 200))
    for (isYoga, width) in [(true, 80.0), (false, 60), (true, 80)] {
      root.setBody {
        let inner = Flex { Color.red.box(width: 80, height: 10) }.box(width: 80, minWidth: 0).id(0)
        if isYoga { Flex(yoga: .row) { inner }.box(width: 60) } else { Flex { inner }.box(width: 60) }
      }
      root.layoutIfNeeded()
      #expect(root.result.frame(of: 0)?.width == width)
    }
  }

  @Test func `lines that wrap stand at the start`() {
    let yoga = Flex(yoga: .row, wrap: .wrap) { YogaDefaultTests.boxes }.box(width: 20, height: 180)
    #expect(YogaDefaultTests.frames(yoga).map { $0?.minY } == [0, 0, 60])
    let css = Flex(wrap: .wrap) { YogaDefaultTests.boxes }.box(width: 20, height: 180)
    #expect(YogaDefaultTests.frames(css).map { $0?.minY } == [0, 0, 90])
  }

  @Test func `an update from the one defaults to the other has the frames of a new tree`() {
    let root = LayoutRoot(size: Size(width: 10, height: 90))
    func places(_ layout: some Layout) -> [Double?] {
      root.setBody { AnyLayout(layout) }
      root.layoutIfNeeded()
      return (0..<3).map { root.result.frame(of: $0)?.minY }
    }
    let yoga = Flex(yoga: .column) { YogaDefaultTests.boxes }.box(width: 10, height: 90)
    let css = Flex(direction: .column, alignContent: .flexStart) { YogaDefaultTests.boxes }.box(width: 10, height: 90)
    for _ in 0..<2 {
      #expect(places(yoga) == [0, 60, 120])
      #expect(places(css) == [0, 30, 60])
    }
  }
}

/// An element of 10 by 60 that may be less high.
private struct FixedElement: CustomLayout {
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: 10, height: min(60, proposal.height ?? 60))
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
}
