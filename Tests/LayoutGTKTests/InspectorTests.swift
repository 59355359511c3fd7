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

      /// What a window of an application shows.
      private func picture(of window: LayoutWindow) throws -> Data {
        GTKTests.settle()
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try window.screenshot(to: path)
        return try Data(contentsOf: URL(fileURLWithPath: path))
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
            Color.blue 0.1: proposed 40×40, took 40×40 because it fills the proposal
            Color.blue.frame(width: 40, height: 40) 0.1: proposed 70×80, took 40×40 because its size is fixed at 40×40
            Color.blue.padding(10) 0.1: proposed 90×100, took 60×60 because it adds 10 on all sides to the 40×40 of what \
            it wraps; it is the least flexible child and served first: its proposal is 1 of 2 equal shares of the 180 left of \
            the HStack's 200 after spacing (20)
            HStack 0: proposed 200×100, took 200×100 because it is as wide as its 2 children (180) and the gaps between them \
            (20) and as high as its highest child (Color.red); the root proposes its size
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
          #expect(model.shown.map(\.name) == ["VStack", "Text \"First\"", "Color.blue"])
          #expect(model.shown.map(\.id) == ["0", "0.0", "0.1"] && model.shown.map(\.depth) == [0, 1, 1])
          #expect(model.details == ["3 elements. Click one here, or in the window."])

          person.raise()
          person.click(try #require(window.container.root.result.elements.last).frame)
          #expect(model.chosen == "0.1")
          #expect(model.details.count == 4 && model.details[0].hasPrefix("Color.blue\n40×40 at 130, "))
          #expect(model.details[3].hasPrefix("VStack 0: proposed 300×200, took "))

          let other = try Person(at: panel)
          let row = try #require(panel.container.root.result.elements.first { $0.text == "VStack" })
          other.raise()
          other.click(row.frame)
          #expect(model.chosen == "0")
          #expect(window.container.root.result.elements.map(\.frame) == frames)
          model.search = "blue"
          #expect(model.shown.map(\.id) == ["0.1"])
          GTKTests.settle()
          #expect(!panel.container.root.result.elements.contains { $0.text == "VStack" })

          other.press("ctrl+shift+i")
          #expect(application.windows.count == 1 && !window.container.isInspecting)
        }
      }

      @Test("hovering a row marks its element in the window, and hovering the window marks the row and shows it")
      func hovering() throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow("Hovered", size: Size(width: 300, height: 200)) {
            VStack(spacing: 0) {
              ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: $0 == 59 ? 140 : 1) }
            }
          }
          let person = try Person(at: window)
          person.press("ctrl+shift+i")
          let panel = try #require(application.windows.last)
          let model = try #require(window.container.inspector?.model)
          #expect(model.room?.size == Size(width: 300, height: 200))
          let text = try #require(model.room?.text)
          #expect(text.hasPrefix("300×200 points; the least width is ") && text.contains(", the ideal "))
          #expect(panel.container.root.result.elements.contains { $0.text == text })

          @MainActor func row(_ name: String) -> Rect? {
            panel.container.root.result.elements.first { $0.text == name }?.frame
          }
          let plain = try picture(of: window)
          let other = try Person(at: panel)
          other.raise()
          other.hover(try #require(row("Text \"Row 1\"")))
          #expect(model.hovered == "0.1" && model.hoveredElement?.box.name == "Text \"Row 1\"" && model.chosen == nil)
          #expect(try picture(of: window) != plain)

          // The last row is beyond the end of the panel.
          #expect(row("Text \"Row 59\"") == nil)
          person.raise()
          person.hover(try #require(window.container.root.result.elements.last?.frame))
          #expect(model.hovered == "0.59" && model.revealed?.path == "0.59" && model.chosen == nil)
          let shown = panel.container.root.inspectionBoxes.first { $0.name == "Text \"Text \"Row 59\"\"" }
          #expect(try #require(shown).frame.maxY <= panel.size.height)
          other.press("ctrl+shift+i")
        }
      }

      @Test("arrow keys, Home and End go through the tree; in a search that has words only up and down do")
      func keys() throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow("Tree", size: Size(width: 300, height: 200)) {
            VStack {
              HStack {
                Text("One"); Text("Two")
              }
              Text("Three")
            }
          }
          let person = try Person(at: window)
          person.press("ctrl+shift+i")
          let panel = try #require(application.windows.last)
          let model = try #require(window.container.inspector?.model)
          let other = try Person(at: panel)
          @MainActor func chosen(_ key: String) -> String? {
            other.press(key)
            return model.chosen
          }
          let row = try #require(panel.container.root.result.elements.first { $0.text == "VStack" })
          other.raise()
          other.click(row.frame)
          let keys = ["Down", "Right", "Right", "Down", "Left", "Up", "Up", "End", "Down", "Home", "Left"]
          #expect(
            keys.map(chosen) == ["0.0", "0.0.0", "0.0.0", "0.0.1", "0.0", "0", "0", "0.1", "0.1", "0", "0"])
          let field = try #require(panel.container.root.result.elements.first { $0.kind == .measured })
          other.click(field.frame)
          other.press("t", "Right", "Home")
          #expect(model.search == "t" && model.chosen == "0" && model.shown.count == 5)
          #expect(chosen("Down") == "0.0")
          other.press("ctrl+shift+i")
        }
      }

      /// The screen of the panel's picture.
      private struct Orders: Layout {
        var body: some Layout {
          VStack(alignment: .leading, spacing: 12) {
            Text("Orders").font(.title).id("title")
            ForEach(["Pens", "Ink", "Paper"], id: \.self) { name in
              HStack(spacing: 12) {
                Circle().fill(.orange).size(width: 32, height: 32)
                VStack(alignment: .leading, spacing: 2) {
                  Text(name)
                  Text("Today").font(.footnote).foregroundColor(.gray)
                }
                Spacer()
                RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: name == "Ink" ? 120 : 24, height: 24)
              }
            }
            Spacer()
          }
          .padding(16)
        }
      }

      /// Where `LAYOUT_PICTURES` names a folder, the picture is written into it, for the page about inspecting:
      /// `Scripts/draw-inspecting`.
      @Test("the window and the panel are drawn, with what is chosen and hovered")
      func pictures() throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow("Orders", size: Size(width: 320, height: 260)) { Orders() }
          let person = try Person(at: window)
          let plain = try picture(of: window)
          person.press("ctrl+shift+i")
          let panel = try #require(application.windows.last)
          GTKTests.runLoop { panel.size.width > 0 }
          person.raise()
          let frames = window.container.root.inspectionBoxes
          let wide = try #require(frames.first { $0.content.width == 120 })
          person.click(wide.frame)
          person.hover(try #require(frames.first { $0.name == "Text \"Paper\"" }).frame)
          let model = try #require(window.container.inspector?.model)
          #expect(model.chosenElement?.box.name == "RoundedRectangle(cornerRadius: 6)")
          #expect(model.hoveredElement?.box.name == "Text \"Paper\"")
          let pictures = [try picture(of: window), try picture(of: panel)]
          #expect(pictures[0] != plain)
          if let folder = ProcessInfo.processInfo.environment["LAYOUT_PICTURES"] {
            let page = HStack(alignment: .top, spacing: 24) {
              ForEach(pictures, id: \.self) { Image(data: [UInt8]($0)).border(.lightGray, width: 1) }
            }
            try page.padding(12).render(to: "\(folder)/inspect-panel.png", strict: true)
          }
          panel.close()
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
          #expect(model.details[0].hasPrefix("Color.red\n100×40 at 0, 0, path 0"))
          draft.width = 140
          GTKTests.settle()
          #expect(model.chosen == "0" && model.details[0].hasPrefix("Color.red\n140×40 at 0, 0, path 0"))
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
