import Foundation
import LayoutEngine
import Testing

/// A container is known by its rule: the files of the engine and of the DSL that distinguish containers by name.
@Suite struct KindTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL

  /// Files of the two modules that match `pattern`, from `Sources`.
  private static func files(matching pattern: Regex<Substring>) throws -> [String] {
    var found: [String] = []
    for module in ["LayoutEngine", "LayoutCore"] {
      let folder = sources.appending(path: module)
      let paths = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".swift") }
      for path in paths {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        if code.contains(where: { $0.contains(pattern) }) { found.append("\(module)/\(path)") }
      }
    }
    return found.sorted()
  }

  @Test func `a new container is one file of the engine and one of the DSL`() throws {
    #expect(
      try KindTests.files(matching: /FlowRule|struct FlowLayout/) == [
        "LayoutCore/Elements/FlowLayout.swift", "LayoutEngine/Containers/Flow.swift",
      ])
  }

  @Test func `a rule whose parameters are a value has a corpus`() throws {
    let files = try KindTests.files(matching: /struct \w+Rule: ContainerRule, Hashable, Codable/)
    #expect(!files.isEmpty && files.count == ConformanceTests.rules.count, "\(files)")
  }

  /// How many files of the engine, and of the DSL, read that a node is a container of a kind.
  @Test(arguments: [
    ("zStack", 2, 5), ("geometryReader", 1, 5), ("scrollView", 8, 11), ("viewThatFits", 1, 3), ("grid", 3, 4),
    ("gridRow", 8, 4), ("lazyVStack", 2, 5), ("lazyHStack", 2, 5), ("lazyVGrid", 3, 4), ("lazyHGrid", 3, 4),
    ("custom", 6, 9),
  ])
  func `a kind is read in few files`(name: String, engine: Int, elements: Int) throws {
    #expect(NodeKind.allCases.contains { "\($0)" == name })
    let pattern = try Regex<Substring>("(?:kind|Kind|case|make|node|meet|enter).*\\.\(name)\\b")
    let files = try KindTests.files(matching: pattern)
    #expect(files.count { $0.hasPrefix("LayoutEngine/") } == engine, "\(files)")
    #expect(files.count { $0.hasPrefix("LayoutCore/") } == elements, "\(files)")
  }
}
