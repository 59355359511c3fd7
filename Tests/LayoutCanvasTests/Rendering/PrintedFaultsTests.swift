#if canImport(CCairo) && DEBUG
  import Foundation
  import LayoutCanvas
  import LayoutTesting
  import Testing

  #sourceLocation(file:"Receipt.swift",line:1)
  private struct Receipt: Layout {
    var body: some Layout {
      VStack { Color.gray.frame(width: 120, height: 20) }.frame(width: 100)
    }
  }
  #sourceLocation()

  /// What pictures and the canvas' containers print without a request.
  @Suite struct PrintedFaultsTests {
    private func printed(_ run: () throws -> Void) rethrows -> [String] {
      let lines = Locked<[String]>([])
      try LayoutDiagnostics.withOutput({ line in lines.withLock { $0.append(line) } }, operation: run)
      let module = #fileID.prefix { $0 != "/" }
      return lines.withLock { $0 }.map { $0.replacingOccurrences(of: "\(module)/", with: "Shop/") }
    }

    @Test func `the page about diagnostics has what a picture prints`() throws {
      let page = try String(
        contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/diagnostics.md")
          .standardized,
        encoding: .utf8)
      let lines = try printed { _ = try Receipt().pngData() }
      #expect(lines.count == 1)
      #expect(page.contains("```text\n\(lines.joined())\n```"), "\(lines)")
      #expect(page.contains("    VStack { Color.gray.frame(width: 120, height: 20) }.frame(width: 100)\n"))
    }

    @Test @MainActor func `a container prints each fault once`() {
      let lines = printed {
        let container = LayoutContainer(width: 200, height: 50)
        container.updateBody { Receipt() }
        container.updateBody { Receipt().padding(1) }
      }
      #expect(lines.count == 1 && lines.first?.hasPrefix("warning: overflow: VStack reaches 10 points") == true)
    }

    @Test func `a page that is laid out to be inspected prints nothing`() {
      #expect(printed { _ = CanvasPage(Receipt()) }.isEmpty)
    }
  }
#endif
