import Foundation
import Testing

@Suite struct `Doors of the engine` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The lines that reach into the engine's records: of nodes, of their modifiers and layers, and of their responses.
  private func reaches(_ text: String) -> [String] {
    let records = ["nodes[", "tree.modifiers[", "tree.layers[", "tree.tables", "NodeRecord", "NodeHandle"]
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
      !line.hasPrefix("//") && records.contains { line.contains($0) }
    }
  }

  private func files(ofEngine: Bool) throws -> [URL] {
    let all = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    return all.compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift" && $0.pathComponents.contains("LayoutEngine") == ofEngine
    }
  }

  @Test func `no other module reaches into its records`() throws {
    #expect(
      reaches("    let size = tree.nodes[node].size\n    // tree.nodes[node]\n    tree.size(of: node)").count == 1)
    // The same search finds the engine's own accesses.
    #expect(try files(ofEngine: true).contains { try reaches(String(contentsOf: $0, encoding: .utf8)).count > 10 })
    let others = try files(ofEngine: false)
    #expect(others.count > 300)
    for file in others {
      let found = try reaches(String(contentsOf: file, encoding: .utf8))
      #expect(found.isEmpty, "\(file.lastPathComponent): read the tree by a function that is named for what it returns")
    }
  }
}
