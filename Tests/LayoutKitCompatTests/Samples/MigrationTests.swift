import Foundation
import Layout
import LayoutKitCompat
import Testing

struct SquareLayout: BasedLayout {
  let base = BaseLayout(alignment: .center)
  let sublayout: any MeasurableLayout
  var sublayouts: [any MeasurableLayout] { [sublayout] }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    let child = sublayout.measurement(within: maxSize)
    let side = min(max(child.size.width, child.size.height), min(maxSize.width, maxSize.height))
    return LayoutMeasurement(
      layout: self, size: Size(width: side, height: side), maxSize: maxSize, sublayouts: [child])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let frame = base.alignment.position(size: measurement.size, in: rect)
    let inside = Rect(origin: .zero, size: frame.size)
    let children = measurement.sublayouts.map { $0.layout.arrangement(within: inside, measurement: $0) }
    return LayoutArrangement(layout: self, frame: frame, sublayouts: children)
  }
}

@MainActor
func avatar<Avatar: LayoutKitView>(
  make: @escaping @MainActor @Sendable () -> Avatar, configure: @escaping @MainActor @Sendable (Avatar) -> Void
) -> any MeasurableLayout {
  SizeLayout(
    width: 50, height: 50, viewReuseId: "avatar",
    view: ViewRecipe(Avatar.self, make: make, configure: configure))
}

func divider() -> any MeasurableLayout {
  SizeLayout(height: 1, view: ViewRecipe(.shape(.rectangle, ShapeAppearance(fill: .lightGray))))
}

/// The migration page: its code is compiled here, and has the results of the page.
@Suite struct MigrationTests {
  @Test func `frames in two passes or in one`() {
    let layout = HelloWorldLayout()
    let measurement = layout.measurement(within: Size(width: 200, height: Double.infinity))
    let rect = Rect(origin: .zero, size: measurement.size)
    let arrangement = layout.arrangement(within: rect, measurement: measurement)
    let sameFrames = layout.arrangement(width: 168)
    #expect("\(arrangement)" == "\(sameFrames)")
    #expect(rect == Rect(x: 0, y: 0, width: 168, height: 58))
  }

  @Test func `a layout of one's own, and one that knows its size`() {
    let square = SquareLayout(sublayout: LabelLayout(text: "hello"))
    #expect(square.arrangement(width: 100, height: 60).frame == Rect(x: 28.5, y: 8.5, width: 43, height: 43))
    #expect(square.flexibility == .flexible)
    let toggle = MeasuredLayout { room in Size(width: min(51, room.width), height: 31) }
    #expect(toggle.arrangement(width: 40).frame == Rect(x: 0, y: 0, width: 40, height: 31))
    let broken = MeasuredLayout { _ in Size(width: .nan, height: 1e300) }
    #expect(broken.arrangement(width: 40, height: 20).frame == Rect(x: 0, y: 0, width: 0, height: 20))
    #expect(broken.arrangement(width: 40, height: 20).diagnostics.map(\.code) == [.invalidResponse])
  }

  @Test func `layouts among elements and elements among layouts`() {
    let card = VStack(spacing: 8) {
      HelloWorldLayout()
      Text("and an element")
    }
    let row = StackLayout(
      axis: .horizontal,
      sublayouts: [
        LabelLayout(text: "a layout"),
        ElementLayout {
          HStack {
            Circle().size(width: 20, height: 20)
            Text("elements")
          }
        },
      ])
    #expect(card.calculateLayout(in: Size(width: 300, height: 300)).size == Size(width: 168, height: 87.25))
    #expect(row.arrangement().frame.size == Size(width: 156, height: 22))
  }

  @Test func `every block of new code on the page stands in these files`() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = here.appendingPathComponent("../../../docs/migrating-from-layoutkit.md")
    let files = try FileManager.default.contentsOfDirectory(at: here, includingPropertiesForKeys: nil)
    let sources = try files.filter { $0.pathExtension == "swift" }.map { try lines(of: $0).joined(separator: "\n") }
    var blocks: [[String]] = []
    var block: [String]?
    for line in try lines(of: page) {
      if line == "```swift" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    #expect(blocks.count == 15)
    for block in blocks {
      let text = block.joined(separator: "\n")
      #expect(sources.contains { $0.contains(text) }, "not compiled:\n\(text)")
    }
  }

  /// Without what they are indented by.
  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
