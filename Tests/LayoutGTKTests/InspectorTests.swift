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
