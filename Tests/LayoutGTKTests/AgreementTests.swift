#if canImport(CGTK)
  import CGTK
  import HostSuite
  import TestPromises
  import Testing

  @testable import LayoutCanvas
  @testable import LayoutGTK

  extension GTKTests {
    @Suite("Agreement", .promises("L6"), .enabled(if: hasDisplay, "no display")) @MainActor
    struct AgreementTests {
      @LayoutBuilder private func page() -> some Layout {
        VStack(alignment: .leading, spacing: 12) {
          Text("Frames, not constraints").font(.system(size: 28, weight: .bold))
          Text("A long text that has to be wrapped over several lines because the window is not wide enough for it.")
            .lineLimit(2)
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text("card").padding(12).background(.white).cornerRadius(10)
            Text("large").font(.system(size: 30))
            Spacer()
            Text("المساء").padding(4).border(.red)
          }
          HStack(spacing: 8) {
            Circle().fill(.orange).size(width: 40, height: 40)
            Rectangle().fill(.purple).frame(maxWidth: .infinity).size(height: 30)
          }
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 4) { ForEach(0..<50, id: \.self) { Text("Row \($0)") } }
          }
        }
        .padding(16)
      }

      @Test(
        "The same element has the same frames on the canvas and in GTK, given GTK's texts",
        arguments: [300, 417, 640], [LayoutDirection.leftToRight, .rightToLeft])
      func canvas(width: Int32, direction: LayoutDirection) throws {
        try GTK.initialize()
        var environment = EnvironmentValues.theme
        environment.layoutDirection = direction
        let window = try TestWindow(width: width, height: 480, environment: environment)
        window.show { page() }
        let canvas = LayoutCanvas.LayoutContainer(
          width: Double(width), height: 480, environment: environment, text: NativeTexts.shared.measurer)
        canvas.updateBody { page() }
        // The layouts are equal, bit for bit; what views show of them is rounded by GTK alone.
        #expect(window.container.root.result.elements == canvas.root.result.elements)
        let grid = PixelGrid(scale: 1)
        for (view, other) in zip(window.container.viewsInOrder, canvas.views) {
          let (frame, exact) = (try #require(window.container.frame(of: view)), try #require(canvas.frame(of: other)))
          // From another rounded corner a place may be one pixel off.
          #expect(abs(frame.minX - exact.minX) <= 1 && abs(frame.minY - exact.minY) <= 1)
          #expect(frame.width >= grid.round(exact).width - 1 && frame.width < exact.width + 1)
          #expect(frame.height >= grid.round(exact).height - 1 && frame.height < exact.height + 1)
        }
        #expect(canvas.views.count == window.container.liveViewCount)
        window.close()
      }

      @Test("Random elements have the same frames in GTK, on the canvas and without a host, given GTK's texts")
      func random() throws {
        try GTK.initialize()
        for seed in 0..<40 {
          let scene = PieceScene.random(seed: UInt64(seed), css: seed % 3 == 0)
          guard try Self.fault(scene) != nil else { continue }
          let smallest = scene.shrunk { (try? Self.fault($0)) != nil }
          Issue.record("seed \(seed): \(try Self.fault(smallest) ?? "")\n\(smallest)")
          return
        }
      }

      /// What a window or the canvas shows otherwise than a root without a host does.
      static func fault(_ scene: PieceScene) throws -> String? {
        let texts = NativeTexts.shared.measurer
        let measurers = Measurers(text: texts)
        let container = LayoutGTK.LayoutContainer(
          environment: scene.environment, texts: .shared, images: .shared, measurers: measurers)
        let size = scene.size
        let window = try TestWindow(
          width: Int32(max(1, size.width)), height: Int32(max(1, size.height)), container: container)
        defer { window.close() }
        let layout = scene.piece.layout
        window.show { layout }
        if let difference = scene.difference(from: container.root, measurers: measurers) { return "GTK: \(difference)" }
        let canvas = LayoutCanvas.LayoutContainer(
          size: container.root.size, environment: container.root.environment, text: texts, measurers: measurers)
        canvas.updateBody { layout }
        return container.root.result.difference(from: canvas.root.result).map { "canvas: \($0)" }
      }

      @Test("A resized window wraps its texts anew, with the frames of a fresh one")
      func resized() throws {
        let window = try TestWindow(width: 640, height: 480)
        window.show { page() }
        let wide = window.frames
        window.resize(width: 300, height: 480)
        let narrow = window.frames
        #expect(narrow != wide)
        let fresh = try TestWindow(width: 300, height: 480)
        fresh.show { page() }
        #expect(narrow == fresh.frames)
        window.resize(width: 640, height: 480)
        #expect(window.frames == wide)
        window.close()
        fresh.close()
      }

      @Test("Reordered, a list keeps its widgets: each one is at most put to another place")
      func reordered() throws {
        let window = try TestWindow(width: 200, height: 400)
        func body(_ ids: [Int]) -> some Layout {
          VStack { ForEach(ids, id: \.self) { Text("row \($0)").padding(2).background(.yellow) } }
        }
        window.show { body([1, 2, 3, 4, 5]) }
        let widgets = Set(window.container.host.views.values.map(\.widget))
        let calls = window.calls { window.container.updateBody { body([5, 1, 2, 3, 4]) } }
        #expect(Set(window.container.host.views.values.map(\.widget)) == widgets)
        #expect(calls.made == 0 && calls.removed == 0 && calls.placed == 1)
        window.close()
      }
    }
  }

  extension LayoutGTK.LayoutContainer {
    /// All views, from the back to the front, outer ones before what is in them.
    fileprivate var viewsInOrder: [ViewID] {
      var ids: [ViewID] = []
      let byWidget = Dictionary(uniqueKeysWithValues: host.views.map { ($0.value.widget, $0.key) })
      func visit(_ widget: Widget) {
        var child = gtk_widget_get_first_child(widget)
        while let at = child {
          if let id = byWidget[at] { ids.append(id) }
          visit(at)
          child = gtk_widget_get_next_sibling(at)
        }
      }
      visit(widget)
      return ids
    }
  }
#endif
