#if canImport(CCairo)
  import Foundation
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Symbols of the icon theme")
  struct SymbolTests {
    private static let icon = Array("<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>".utf8)

    /// A theme of these files, which are removed when its folders are read.
    private func theme(_ files: [String]) throws -> SymbolTheme {
      let root = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID())")
      let folder = root.appendingPathComponent("icons/Adwaita/scalable/actions")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: root) }
      for file in files { try CanvasFile.write(Self.icon, to: folder.appendingPathComponent(file).path) }
      return SymbolTheme(dataFolders: ["/nowhere", root.path])
    }

    private func name(_ path: String?) -> String? { path.flatMap { $0.split(separator: "/").last.map(String.init) } }

    @Test("a name of SF, an icon's own name, and those for right to left")
    func names() throws {
      let theme = try theme([
        "go-next-symbolic.svg", "go-previous-symbolic.svg", "starred-symbolic.svg", "pan-end-symbolic.svg",
        "pan-end-symbolic-rtl.svg", "edit-undo-symbolic.svg", "edit-undo-rtl-symbolic.svg", "plain.svg",
      ])
      func file(_ symbol: String, _ direction: LayoutDirection = .leftToRight) -> String? {
        name(theme.path(of: Symbol(symbol, direction: direction)))
      }
      #expect(file("star.fill") == "starred-symbolic.svg")
      #expect(file("starred") == "starred-symbolic.svg")
      #expect(file("starred-symbolic") == "starred-symbolic.svg")
      #expect(file("plain") == nil)
      #expect(file("heart") == nil)
      #expect(file("chevron.forward") == "go-next-symbolic.svg")
      #expect(file("chevron.forward", .rightToLeft) == "go-previous-symbolic.svg")
      #expect(file("chevron.right", .rightToLeft) == "go-next-symbolic.svg")
      #expect(file("pan-end") == "pan-end-symbolic.svg")
      #expect(file("pan-end", .rightToLeft) == "pan-end-symbolic-rtl.svg")
      #expect(file("arrow.uturn.backward", .rightToLeft) == "edit-undo-rtl-symbolic.svg")
      #expect(theme.names(near: "starredd").first == "starred")
    }

    @Test("every name of SF has an icon in the installed theme")
    func table() {
      let missing = SymbolNames.icons.filter { name, icon in
        [LayoutDirection.leftToRight, .rightToLeft].contains {
          SymbolTheme.shared.path(of: Symbol(name, direction: $0)) == nil
        }
      }
      #expect(missing.keys.sorted() == [])
    }

    @Test("a symbol is a square for its font, in the foreground colour", arguments: [10.0, 20])
    func size(font: Double) throws {
      let page = CanvasPage(
        Image(systemName: "star.fill").font(.system(size: font)).foregroundColor(.pureRed), width: 40, height: 40)
      #expect(
        page.result.elements.filter { $0.kind == .measured }.map(\.frame.size) == [
          Size(width: font * 1.2, height: font * 1.2)
        ])
      let pixels = try #require(Pixels(png: try page.data(as: .png)))
      #expect(pixels[20, 20] == .red)
      #expect(page.diagnostics.isEmpty)
    }

    @Test("a symbol that does not exist has a diagnostic with similar names")
    func missing() {
      let page = CanvasPage(Image(systemName: "star.fil"), width: 40, height: 40)
      #expect(page.diagnostics.map(\.code) == [.missingImage])
      #expect(page.diagnostics.first?.advice?.contains("similar names are star.fill") == true, "\(page.diagnostics)")
    }
  }
#endif
