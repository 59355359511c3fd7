import CustomDump
import Layout
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

/// Texts are measured by counting characters here, so the frames are the same on every machine.
@Suite struct ScreenTests {
  static let names = Gallery.screens.map(\.name)

  static func laidOut(_ name: String, _ direction: LayoutDirection) throws -> (result: LayoutResult, size: Size) {
    let screen = try find(name)
    let content = try screen.layout(feedInput(30, longestSide: 1000))
    let environment = ToolProgram(Gallery.self).environment(direction: direction)
    let root = LayoutRoot(
      size: Size(width: screen.width ?? .infinity, height: screen.height ?? .infinity), environment: environment)
    root.updateBody { content }
    let size = Size(
      width: screen.width ?? root.contentSize.width, height: screen.height ?? root.contentSize.height)
    return (root.result, size)
  }

  @Test(arguments: names, [LayoutDirection.leftToRight, .rightToLeft])
  func `all frames of a screen are finite and inside it`(name: String, direction: LayoutDirection) throws {
    let (result, size) = try Self.laidOut(name, direction)
    expectNoDifference(result.diagnostics, [])
    #expect(!result.elements.isEmpty)
    #expect(size.isFinite && size.width > 0 && size.height > 0)
    var isScrolled: [Bool] = []
    for (index, element) in result.elements.enumerated() {
      let outer = element.parent.map { isScrolled[$0] || result.elements[$0].kind == .scrollView } ?? false
      isScrolled.append(outer)
      let frame = element.frame
      let path = Comment("\(result.path(of: index)) \(element.kind) \(frame)")
      #expect(frame.size.isFinite && frame.minX.isFinite && frame.minY.isFinite, path)
      #expect(frame.width >= 0 && frame.height >= 0, path)
      guard !outer else { continue }
      #expect(frame.minX >= -0.01 && frame.maxX <= size.width + 0.01, path)
      #expect(frame.minY >= -0.01 && frame.maxY <= size.height + 0.01, path)
    }
  }

  /// The others set a direction of their own somewhere.
  @Test(arguments: names.filter { !["environment", "text", "player", "onboarding", "css-mirrored"].contains($0) })
  func `a screen from right to left is the mirror image`(name: String) throws {
    let (one, size) = try Self.laidOut(name, .leftToRight)
    let (other, _) = try Self.laidOut(name, .rightToLeft)
    try #require(one.elements.count == other.elements.count)
    // A grid's rows are no boxes, only their cells are.
    for index in one.elements.indices where one.elements[index].kind != .gridRow {
      let frame = one.elements[index].frame
      let mirrored = other.elements[index].frame
      let path = Comment("\(one.path(of: index)): \(frame) and \(mirrored)")
      #expect(abs(mirrored.minX - (size.width - frame.maxX)) < 0.01, path)
      #expect(mirrored.minY == frame.minY, path)
      #expect(mirrored.size == frame.size, path)
    }
  }

  @Test func `names are unique and every screen has one sentence about its content`() {
    #expect(Set(Self.names).count == Self.names.count)
    for screen in Gallery.screens {
      #expect(screen.summary.hasSuffix("."))
      #expect(screen.summary.inOneLine == screen.summary)
    }
  }
}
