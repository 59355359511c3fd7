#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite("Animation", .enabled(if: hasDisplay, "no display")) @MainActor
    struct AnimationTests {
      private func body(_ inset: Double) -> some Layout {
        VStack(alignment: .leading, spacing: 10) {
          Text("still")
          Rectangle().fill(.red).size(width: 20, height: 20).offset(x: inset, y: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }

      @Test("A tick is one allocation of the parent of the moving view, and requests no size")
      func ticks() throws {
        let window = try TestWindow(width: 300, height: 100)
        window.show { body(0) }
        // The test ticks itself.
        window.container.root.animations.frameClock = nil
        let container = window.container
        withAnimation(.linear(duration: 1)) { container.updateBody { body(100) } }
        container.root.advance(to: 10)
        for tick in 1...10 {
          let calls = window.calls { container.root.advance(to: 10 + Double(tick) / 10) }
          #expect(calls == NativeCalls(allocated: 1, queuedAllocations: 1))
          #expect(window.frames[1].minX == Double(10 * tick))
        }
        window.close()
      }

      @Test("GTK's frame clock ticks while something moves, and no longer")
      func clock() throws {
        let window = try TestWindow(width: 300, height: 100)
        window.show { body(0) }
        #expect(window.container.tick == 0)
        withAnimation(.linear(duration: 0.1)) { window.container.updateBody { body(100) } }
        #expect(window.container.tick != 0)
        GTKTests.runLoop { window.container.tick == 0 }
        #expect(window.container.tick == 0)
        window.settle()
        #expect(window.frames[1].minX == 100)
        window.close()
      }

      @Test("GTK's frame clock counts frames while the monitor runs, and no longer", .promises("F134", "F135"))
      func frameRate() throws {
        let (window, monitor) = (try TestWindow(width: 300, height: 100), FrameRateMonitor(idleRate: 0))
        let container = window.container
        #expect(container.frameRateMonitor === FrameRateMonitor.shared)
        container.frameRateMonitor = monitor
        window.show { body(0) }
        #expect(container.tick == 0)
        monitor.start()
        GTKTests.runLoop { monitor.averageFPS > 0 }
        #expect(container.tick != 0 && monitor.averageFPS > 0)
        monitor.stop()
        GTKTests.runLoop { container.tick == 0 }
        #expect(container.tick == 0)
        #expect(window.calls {} == NativeCalls())
        monitor.start()
        GTKTests.runLoop { container.tick != 0 }
        #expect(container.tick != 0)
        window.close()
        #expect(container.tick == 0 && monitor.isRunning)
      }

      @Test("Where the first window is hidden, the clock of another one counts frames", .promises("F134"))
      func frameRateOfHidden() throws {
        let (first, second) = (try TestWindow(width: 300, height: 100), try TestWindow(width: 300, height: 100))
        let monitor = FrameRateMonitor(idleRate: 0)
        for window in [first, second] {
          window.container.frameRateMonitor = monitor
          window.show { body(0) }
        }
        monitor.start()
        GTKTests.runLoop { first.container.tick != 0 }
        #expect(first.container.tick != 0 && second.container.tick == 0)
        gtk_widget_set_visible(first.window, 0)
        GTKTests.runLoop { monitor.averageFPS > 0 }
        #expect(first.container.tick == 0 && second.container.tick != 0)
        #expect(monitor.averageFPS > 0)
        // What is shown again comes last.
        gtk_widget_set_visible(first.window, 1)
        GTKTests.runLoop { gtk_widget_get_mapped(first.container.widget) != 0 }
        #expect(first.container.tick == 0 && second.container.tick != 0)
        second.close()
        #expect(first.container.tick != 0)
        first.close()
      }

      @Test("Where motion is to be avoided the change is there at once")
      func reduced() throws {
        var environment = EnvironmentValues.theme
        environment.reducesMotion = true
        let window = try TestWindow(width: 300, height: 100, environment: environment)
        window.show { body(0) }
        withAnimation(.linear(duration: 10)) { window.container.updateBody { body(100) } }
        #expect(window.container.tick == 0)
        window.settle()
        #expect(window.frames[1].minX == 100)
        window.close()
      }

      @Test("A view that comes fades and grows in its place, one that goes is taken out in the end")
      func transitions() throws {
        let window = try TestWindow(width: 300, height: 100)
        let container = window.container
        func body(_ isOpen: Bool) -> some Layout {
          VStack {
            Text("still")
            if isOpen { Rectangle().fill(.red).size(width: 40, height: 20).transition(.scale) }
          }
        }
        window.show { body(false) }
        container.root.animations.frameClock = nil
        #expect(window.frames.count == 1)
        withAnimation(.linear(duration: 1)) { container.updateBody { body(true) } }
        container.root.advance(to: 10)
        container.root.advance(to: 10.5)
        window.settle()
        // Half as large around its middle; the box of the transition and the shape in it.
        let frame = try #require(window.frames.last)
        #expect(frame.width == 20 && frame.height == 10 && frame.midX == 150)
        container.root.advance(to: 11)
        window.settle()
        #expect(window.frames.last?.width == 40)
        withAnimation(.linear(duration: 1)) { container.updateBody { body(false) } }
        container.root.advance(to: 20)
        window.settle()
        #expect(window.frames.count > 1)
        container.root.advance(to: 21)
        window.settle()
        #expect(window.frames.count == 1)
        window.close()
      }
    }
  }
#endif
