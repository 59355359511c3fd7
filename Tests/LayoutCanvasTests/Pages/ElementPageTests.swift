#if canImport(CCairo)
  import Foundation
  import Layout
  import LayoutCanvasTesting
  import Testing

  /// The page of elements and modifiers: `Scripts/draw-pages` runs this suite to write it and its pictures.
  @Suite struct ElementPageTests {
    init() { precondition(TestFonts.pinned) }

    private func check(_ name: String, in folder: String = "Sources/Layout/Layout.docc") -> SnapshotCheck {
      var check = SnapshotCheck(filePath: #filePath, testName: "ElementPageTests")
      check.folder = ElementPage.root.appendingPathComponent(folder)
      check.name = name
      return check
    }

    @Test func `each picture is what its code draws`() {
      for sample in ElementPage.samples {
        let strategy = SnapshotStrategy.image(
          precision: 0.998, tolerance: 24, width: sample.size.width, height: sample.size.height, scale: 2,
          background: Color(white: 0.95))
        let message = check(sample.picture).run(sample.layout, as: strategy).message
        #expect(message == nil, "\(sample.title)")
      }
    }

    @Test func `the README's picture is one layout in four environments`() {
      let strategy = SnapshotStrategy.image(
        precision: 0.998, tolerance: 24, scale: 2, background: Color(white: 0.95))
      let message = check("four-ways", in: "docs/images").run(FourWays(), as: strategy).message
      #expect(message == nil)
    }

    @Test func `the picture of the guide about tests is what a snapshot leaves`() throws {
      let strategy = SnapshotStrategy.image(
        precision: 0.998, tolerance: 24, scale: 2, background: Color(white: 0.95))
      let layout = DifferencePicture(folder: try TemporaryFolder())
      #expect(layout.files.count == 3)
      #expect(check("snapshot-difference").run(layout, as: strategy).message == nil)
    }

    @Test func `the page is written from the samples`() throws {
      let page = try ElementPage.text()
      let strategy = SnapshotStrategy.text(pathExtension: "md") { _ in page }
      let message = check("Elements").run(Spacer(), as: strategy).message
      #expect(message == nil)
    }

    @Test func `each picture in the catalog is on the page, once`() throws {
      let pictures = ElementPage.samples.map { $0.picture + ".png" }
      #expect(Set(pictures).count == pictures.count)
      let files = try FileManager.default.contentsOfDirectory(atPath: ElementPage.catalog.path)
        .filter { $0.hasPrefix("sample-") }
      #expect(Set(files) == Set(pictures))
    }

    @Test func `each public element and modifier is on the page`() throws {
      let names = try PublicNames(
        in: ["LayoutCore", "LayoutCSS"].map { ElementPage.root.appendingPathComponent("Sources/\($0)") })
      let listed = Set(ElementPage.samples.map(\.name) + ModifierSamples.invisible.map(\.name))
      // The search itself finds what there is.
      #expect(names.elements.isSuperset(of: ["HStack", "Text", "ForEach", "Capsule", "Slider", "Flex"]))
      #expect(names.modifiers.isSuperset(of: ["frame", "padding", "lineLimit", "fill", "resizable", "onFocusChange"]))
      #expect(names.elements.subtracting(listed).subtracting(Self.parts).sorted() == [])
      #expect(names.modifiers.subtracting(listed).subtracting(Self.aliases).sorted() == [])
      let unknown = listed.subtracting(names.elements).subtracting(names.modifiers)
      #expect(
        unknown.subtracting([
          "AngularGradient", "Color", "CustomLayout", "EllipticalGradient", "LinearGradient", "MeshGradient",
          "RadialGradient",
        ]).sorted() == [])
    }

    /// Elements that builders and modifiers make; no code writes their names.
    private static let parts: Set = ["EmptyLayout", "ModifierContent", "TransitionContent"]

    /// Calls that are written as braces.
    private static let aliases: Set = ["callAsFunction", "drawingGroup"]
  }
#endif
