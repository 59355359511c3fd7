import Foundation
import Layout
import Testing

@Suite struct `Rows about the package` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private func lines(of module: String) throws -> [String] {
    let folder = Self.sources.appending(path: module)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test(arguments: ["LayoutEngine", "LayoutCore", "Layout"])
  func `F002 F003: the libraries import nothing but each other and the standard library`(module: String) throws {
    let known: Set = [
      "LayoutEngine", "LayoutCore", "Observation", "Synchronization", "Glibc", "Musl", "Darwin", "os",
      // The hosts, on Apple's systems.
      "LayoutUIKit", "LayoutAppKit",
    ]
    let imports = try lines(of: module).filter { $0.contains("import ") && !$0.hasPrefix("//") }.compactMap { line in
      line.split(separator: " ").drop { $0 != "import" }.dropFirst().first.map(String.init)
    }
    #expect(module == "LayoutEngine" || !imports.isEmpty)
    // Apple's numbers may be converted where they exist.
    #expect(Set(imports).subtracting(known).isSubset(of: ["CoreGraphics"]))
  }

  @Test(arguments: ["LayoutEngine", "LayoutCore", "Layout"])
  func `F003: nothing knows constraints`(module: String) throws {
    let text = try lines(of: module)
    #expect(text.count(where: { $0.contains("NSLayout") || $0.contains("translatesAutoresizing") }) == 0)
  }

  @Test func `F004 F014: one import brings the language`() {
    let elements: [any Layout] = [
      VStack {}, HStack {}, ZStack {}, ScrollView {}, Spacer(), ForEach(0..<1) { _ in EmptyLayout() },
      GeometryReader { _ in EmptyLayout() }, EmptyLayout(), TupleLayout(EmptyLayout(), EmptyLayout()),
      ArrayLayout<EmptyLayout>([]), OptionalLayout<EmptyLayout>(nil), AnyLayout(EmptyLayout()),
      EmptyLayout().padding(1).offset(x: 1).size(width: 1).background(.red).cornerRadius(1).id(1).aspectRatio(1)
        .position(x: 1, y: 1),
    ]
    #expect(elements.count == 13)
    #expect(VStack { ForEach(elements.indices) { AnyLayout(erasing: elements[$0]) } }.intrinsicContentSize.width > 0)
  }
}
