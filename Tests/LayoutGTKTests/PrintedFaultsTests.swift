#if canImport(CGTK) && DEBUG
  import CGTK
  @testable import LayoutGTK
  import LayoutTesting
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite("What windows print without a request", .enabled(if: hasDisplay)) @MainActor struct PrintedFaultsTests {
      @Test("a window prints a fault when it is shown, once")
      func shown() throws {
        let lines = Locked<[String]>([])
        let window = try LayoutDiagnostics.withOutput({ line in lines.withLock { $0.append(line) } }) {
          try TestWindow(width: 200, height: 100)
        }
        defer { window.close() }
        func body(_ height: Double) -> some Layout {
          VStack { Color.gray.frame(width: 120, height: height) }.frame(width: 100)
        }
        window.container.updateBody { body(20) }
        window.settle()
        #expect(lines.withLock { $0 }.isEmpty)
        for height in [20.0, 21] { window.show { body(height) } }
        #expect(
          lines.withLock { $0 }.map(\.withoutSourceLines) == [
            """
            warning: overflow: VStack reaches 10 points at the left and 10 at the right out of its own frame(width: 100) of \
            100×20
              because: Color.gray.frame(width: 120, height: 20) at 0.0 is 120×20
              change: make it smaller or the modifier's lengths larger, or write clipped()
              element: VStack at 0
            """
          ])
      }
    }
  }
#endif
