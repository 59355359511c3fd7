#if canImport(CGTK)
  import LayoutCore
  import TestPromises
  import Testing

  @testable import LayoutGTK

  /// The inspector's panel without a window.
  @Suite struct InspectorModelTests {
    private func model(@LayoutBuilder _ body: @escaping () -> some Layout) -> InspectorModel {
      let root = LayoutRoot(size: Size(width: 200, height: 200))
      root.updateBody(body)
      let model = InspectorModel()
      let size = Size(width: 200, height: 200)
      model.update(
        root.inspectedElements(limit: 100).0, room: InspectorModel.Room(size: size, leastWidth: 0, idealWidth: 0))
      return model
    }

    @Test func `in a search that hides a row the steps inwards and outwards go by paths`() {
      let model = model {
        VStack {
          Text("v1")
          HStack {
            VStack {
              Text("v2")
              Text("v3")
            }
            Text("v4")
          }
        }
      }
      model.search = "v"
      #expect(model.shown.map(\.id) == ["0", "0.0", "0.1.0", "0.1.0.0", "0.1.0.1", "0.1.1"])
      func chosen(_ path: String, _ step: InspectorModel.Step) -> String? {
        model.choose(path)
        model.choose(step)
        return model.chosen
      }
      #expect(chosen("0", .inwards) == "0.0" && chosen("0.0", .inwards) == "0.0")
      #expect(chosen("0.1.0", .inwards) == "0.1.0.0" && chosen("0.1.0.1", .outwards) == "0.1.0")
      #expect(chosen("0.1.0", .outwards) == "0" && chosen("0.1.1", .outwards) == "0")
    }

    @Test func `each click and each key brings the row into sight once more, and the pointer only another row`() {
      let model = model { VStack { Color.red } }
      func reveals(_ run: () -> Void) -> Bool {
        let before = model.revealed
        run()
        return model.revealed != before && model.revealed?.path == "0.0"
      }
      let place = Point(x: 100, y: 100)
      #expect(reveals { model.choose(at: place) } && reveals { model.choose(at: place) })
      #expect(reveals { model.choose(.last) } && reveals { model.choose(.down) })
      #expect(reveals { model.hover(at: place) } && !reveals { model.hover(at: place) })
    }
  }
#endif
