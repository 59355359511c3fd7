#if canImport(CGTK)
  import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct WaylandTests {
      @Test(.enabled(if: Compositor.isInstalled), arguments: [1, 2])
      func `A window opens on Wayland, and its content has the given size, below the title and the menus`(
        scale: Int
      ) throws {
        let compositor = try Compositor(scale: scale)
        let outcome = try ChildProcess(program: "size", environment: compositor.environment).wait()
        #expect(
          outcome.output == [
            "GdkWaylandDisplay", "scale \(scale)", "content 300x200", "title bar above", "menu bar on the content",
          ])
        #expect(!outcome.errors.contains("CRITICAL"), "\(outcome.errors)")
        #expect(outcome.code == 0)
      }

      @Test func `On X11 the content has the given size, below the menus`() throws {
        let outcome = try ChildProcess(program: "size").wait()
        #expect(outcome.output == ["GdkX11Display", "scale 1", "content 300x200", "menu bar on the content"])
        #expect(!outcome.errors.contains("CRITICAL"), "\(outcome.errors)")
        #expect(outcome.code == 0)
      }
    }
  }
#endif
