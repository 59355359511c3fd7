#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Scrolling", .enabled(if: hasDisplay, "no display")) @MainActor
    struct ScrollTests {
      private func rows(_ count: Int) -> some Layout {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("Row \($0)").size(width: 200, height: 40) }
          }
        }
        .id("list")
      }

      private func adjustment(_ window: TestWindow) throws -> UnsafeMutablePointer<GtkAdjustment> {
        let view = try #require(gtk_widget_get_first_child(window.container.widget))
        return try #require(gtk_scrolled_window_get_vadjustment(OpaquePointer(view)))
      }

      @Test("Rows are visible at once while a person scrolls, and few of them exist at a time")
      func person() throws {
        let window = try TestWindow(width: 200, height: 400)
        window.show { rows(100_000) }
        let adjustment = try adjustment(window)
        #expect(gtk_adjustment_get_upper(adjustment) == 4_000_000)
        var most = 0
        for step in 0..<1_000 {
          let offset = Double((step * 7_919) % 1_000) * 3_999
          gtk_adjustment_set_value(adjustment, offset)
          most = max(most, window.container.liveViewCount)
          #expect(window.container.root.scrollOffset(of: "list")?.y == offset)
        }
        window.settle()
        // Eleven rows can be seen, as many again are kept ready, and the scroll view.
        #expect(most == 23)
        window.close()
      }

      @Test("A pull beyond the top refreshes, and one beyond the bottom has no effect")
      func pull() throws {
        let window = try TestWindow(width: 200, height: 400)
        window.show { rows(3).refreshable { try? await Task.sleep(for: .seconds(3600)) } }
        let view = try #require(gtk_widget_get_first_child(window.container.widget))
        let count = window.container.liveViewCount
        for (side, added) in [(GTK_POS_BOTTOM, 0), (GTK_POS_TOP, 1)] {
          Overshoot.send(to: view, side)
          window.settle()
          #expect(window.container.liveViewCount == count + added)
        }
        window.close()
      }

      @Test("The layout scrolls GTK's view, without an event in return")
      func layout() throws {
        let window = try TestWindow(width: 200, height: 400)
        window.show { rows(100_000) }
        let calls = window.calls { window.container.root.scroll("list", to: Point(x: 0, y: 2_000_010)) }
        #expect(calls.offsets == 1)
        #expect(try gtk_adjustment_get_value(adjustment(window)) == 2_000_010)
        #expect(window.container.root.scrollOffset(of: "list") == Point(x: 0, y: 2_000_010))
        #expect(window.frames.contains(Rect(x: 64, y: 2, width: 72, height: 16)))
        window.close()
      }

      @Test("From right to left a horizontal view begins at its right end")
      func mirrored() throws {
        var environment = EnvironmentValues.theme
        environment.layoutDirection = .rightToLeft
        let window = try TestWindow(width: 200, height: 100, environment: environment)
        window.show {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Rectangle().size(width: 100, height: 50) } }
          }
          .id("list")
        }
        let view = try #require(gtk_widget_get_first_child(window.container.widget))
        let adjustment = try #require(gtk_scrolled_window_get_hadjustment(OpaquePointer(view)))
        #expect(gtk_adjustment_get_upper(adjustment) == 1_000)
        #expect(gtk_adjustment_get_value(adjustment) == 800)
        gtk_adjustment_set_value(adjustment, 750)
        window.settle()
        #expect(window.container.root.scrollOffset(of: "list") == Point(x: 50, y: 0))
        #expect(gtk_adjustment_get_value(adjustment) == 750)
        // The first row ends 50 beyond the right edge.
        #expect(window.frames.contains(Rect(x: 150, y: 25, width: 100, height: 50)))
        window.close()
      }

      @Test("The scroll position survives other content and another size")
      func survives() throws {
        let window = try TestWindow(width: 200, height: 400)
        window.show { rows(1_000) }
        try gtk_adjustment_set_value(adjustment(window), 5_000)
        window.settle()
        window.container.updateBody { rows(900) }
        window.settle()
        #expect(try gtk_adjustment_get_value(adjustment(window)) == 5_000)
        window.resize(width: 200, height: 300)
        #expect(try gtk_adjustment_get_value(adjustment(window)) == 5_000)
        #expect(window.container.root.scrollOffset(of: "list")?.y == 5_000)
        window.close()
      }
    }
  }
#endif
