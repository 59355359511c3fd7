#if canImport(CGTK)
  import CGTK
  import Foundation
  @testable import LayoutGTK
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite("Inspecting windows", .enabled(if: hasDisplay)) @MainActor struct InspectorTests {
      private final class Lines {
        var all: [String] = []
      }

      private func window() throws -> TestWindow {
        let window = try TestWindow(width: 200, height: 100)
        window.show {
          HStack(spacing: 20) {
            Color.red.id("red")
            Color.blue.frame(width: 40, height: 40).padding(10)
          }
        }
        return window
      }

      /// What a window shows.
      private func picture(_ window: TestWindow) throws -> Data {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        window.screenshot(path)
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }

      @Test("switched on it is drawn over the window: no frame is another one, nothing is laid out, and off it is gone")
      func drawing() throws {
        let window = try window()
        defer { window.close() }
        let (frames, plain, counters) = (window.frames, try picture(window), window.container.root.counters)
        let calls = window.calls { window.container.isInspecting = true }
        #expect(calls == NativeCalls() && window.frames == frames && window.container.root.counters == counters)
        let inspected = try picture(window)
        #expect(inspected != plain)
        let off = window.calls { window.container.isInspecting = false }
        #expect(off == NativeCalls() && window.frames == frames)
        #expect(try picture(window) == plain)
      }

      @Test("a change of the layout is seen in what is drawn over it")
      func changes() throws {
        let window = try window()
        defer { window.close() }
        window.container.isInspecting = true
        window.settle()
        // An element without a widget, in a frame of the same request: GTK has no reason of its own to draw anything.
        func show(_ width: Double) {
          window.show {
            VStack { SizedBox(width: width, height: 40) }.frame(
              minWidth: 0, idealWidth: 9, maxWidth: .infinity, minHeight: 0, idealHeight: 9, maxHeight: .infinity)
          }
        }
        show(40)
        let before = try picture(window)
        show(60)
        #expect(try picture(window) != before)
      }

      @Test("a click prints why the element there has its size, and still has its effect")
      func click() throws {
        let window = try TestWindow(width: 200, height: 100)
        defer { window.close() }
        let lines = Lines()
        var presses = 0
        window.show { Button("Press") { presses += 1 }.frame(width: 120, height: 60) }
        window.container.isInspecting = true
        window.container.inspector?.output = { lines.all.append($0) }
        let person = try WindowPerson(window)
        try person.click(100, 50)
        #expect(presses == 1)
        #expect(lines.all.count == 1)
        let chain = lines.all.first?.withoutSourceLines.split(separator: "\n").map(String.init) ?? []
        #expect(chain.count == 2 && chain[0].hasPrefix("Button \"Press\" 0: proposed 120×60, took "))
        #expect(
          chain.last
            == "Button \"Press\".frame(width: 120, height: 60) 0: proposed 200×100, took 120×60 because its size is "
            + "fixed at 120×60; the root proposes its size")
        window.container.isInspecting = false
        try person.click(100, 50)
        #expect(presses == 2 && lines.all.count == 1)
      }

      @Test("the lines about a place")
      func lines() throws {
        let window = try window()
        defer { window.close() }
        let lines = Lines()
        window.container.isInspecting = true
        window.container.inspector?.output = { lines.all.append($0) }
        window.container.inspector?.explain(at: Point(x: 160, y: 50))
        window.container.inspector?.explain(at: Point(x: -5, y: 50))
        #expect(
          lines.all.map(\.withoutSourceLines) == [
            """
            Shape rectangle 0.1: proposed 40×40, took 40×40 because it fills the proposal
            Shape rectangle.frame(width: 40, height: 40) 0.1: proposed 70×80, took 40×40 because its size is fixed at 40×40
            Shape rectangle.padding(10) 0.1: proposed 90×100, took 60×60 because it adds 10 on all sides to the 40×40 of what \
            it wraps; it is the least flexible child and served first: its proposal is 1 of 2 equal shares of the 180 left of \
            the HStack's 200 after spacing (20)
            HStack 0: proposed 200×100, took 200×100 because it is as wide as its 2 children (180) and the gaps between them \
            (20) and as high as its highest child (Shape rectangle); the root proposes its size
            """
          ])
      }

      @Test(
        "Control-Shift-I opens a panel with the tree, in which a click there or in the window chooses, and closes it")
      func panel() throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow("Things", size: Size(width: 300, height: 200)) {
            VStack(spacing: 20) {
              Text("First").padding(10)
              Color.blue.frame(width: 40, height: 40)
            }
          }
          let person = try Person(at: window)
          let frames = window.container.root.result.elements.map(\.frame)
          person.press("ctrl+shift+i")
          let panel = try #require(application.windows.last)
          #expect(application.windows.count == 2 && panel.shownTitle == "Inspector: Things")
          #expect(window.container.isInspecting && !panel.container.isInspecting)
          let model = try #require(window.container.inspector?.model)
          #expect(model.shown.map(\.name) == ["VStack", "Text \"First\"", "Shape rectangle"])
          #expect(model.shown.map(\.id) == ["0", "0.0", "0.1"] && model.shown.map(\.depth) == [0, 1, 1])
          #expect(model.details == ["3 elements. Click one here, or in the window."])

          person.raise()
          person.click(try #require(window.container.root.result.elements.last).frame)
          #expect(model.chosen == "0.1")
          #expect(model.details.count == 4 && model.details[0].hasPrefix("Shape rectangle\n40×40 at 130, "))
          #expect(model.details[3].hasPrefix("VStack 0: proposed 300×200, took "))

          let other = try Person(at: panel)
          let row = try #require(panel.container.root.result.elements.first { $0.text == "VStack" })
          other.raise()
          other.click(row.frame)
          #expect(model.chosen == "0")
          #expect(window.container.root.result.elements.map(\.frame) == frames)
          model.search = "rect"
          #expect(model.shown.map(\.id) == ["0.1"])
          GTKTests.settle()
          #expect(!panel.container.root.result.elements.contains { $0.text == "VStack" })

          other.press("ctrl+shift+i")
          #expect(application.windows.count == 1 && !window.container.isInspecting)
        }
      }

      @Test("the panel follows the layout, keeps what is chosen, and closes with its window")
      func panelFollows() throws {
        try GTKTests.withApplication { application in
          let draft = Draft()
          let window = application.openWindow("Draft") { Color.red.size(width: draft.width, height: 40) }
          GTKTests.runLoop { window.size.width > 0 }
          application.toggleInspector()
          GTKTests.settle()
          let model = try #require(window.container.inspector?.model)
          model.choose("0")
          #expect(model.details[0].hasPrefix("Shape rectangle\n100×40 at 0, 0, path 0"))
          draft.width = 140
          GTKTests.settle()
          #expect(model.chosen == "0" && model.details[0].hasPrefix("Shape rectangle\n140×40 at 0, 0, path 0"))
          let spare = application.openWindow("Spare") { Text("Spare") }
          window.close()
          GTKTests.settle()
          #expect(application.windows.map(\.title) == ["Spare"])
          spare.close()
        }
      }

      @Test("LAYOUT_INSPECT=1 inspects every container from the beginning")
      func environment() throws {
        for (value, isOn) in [("1", true), ("0", false)] {
          setenv("LAYOUT_INSPECT", value, 1)
          defer { unsetenv("LAYOUT_INSPECT") }
          let window = try window()
          #expect(window.container.isInspecting == isOn)
          window.close()
        }
      }

      @Test("an inspected container goes with its window")
      func lifetime() throws {
        weak var container: LayoutContainer?
        weak var inspector: Inspector?
        do {
          let window = try window()
          window.container.isInspecting = true
          window.settle()
          (container, inspector) = (window.container, window.container.inspector)
          window.close()
        }
        GTKTests.settle()
        #expect(container == nil && inspector == nil)
      }
    }
  }
#endif
