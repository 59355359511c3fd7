import Foundation
import Testing

/// The README's figures about other engines are those of the page about benchmarks.
@Suite struct ReadmeFiguresTests {
  private static func page(_ path: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("../../\(path)").standardized, encoding: .utf8)
  }

  /// The rows of the table beside other engines in which a tree is made and laid out, of stacks or in containers of CSS: ours,
  /// Clay's, Taffy's and Yoga's sums.
  private static func sums(
    inCSS: Bool = false
  ) throws -> [(ours: Double, clay: Double, taffy: Double, yoga: Double)] {
    let lines = try page("docs/benchmarks.md").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("| Clay | Taffy | Yoga |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces).replacing(",", with: "")
      }
      guard cells.count > 7, Double(cells[2]) != nil, !cells[1].contains("incr"), cells[1].hasPrefix("flex") == inCSS,
        let ours = Double(cells[4]), let clay = Double(cells[5]), let taffy = Double(cells[6]),
        let yoga = Double(cells[7])
      else { return nil }
      return (ours, clay, taffy, yoga)
    }
  }

  @Test func `the README's range of Clay's instructions is the page's`() throws {
    let ratios = try Self.sums().map { $0.ours / $0.clay }
    #expect(ratios.count == 5)
    let least = try #require(ratios.min())
    let most = try #require(ratios.max())
    let range = String(format: "takes %.1f to %.1f times the instructions of Clay", least, most)
    #expect(try Self.page("README.md").contains(range), "the README has to contain: \(range)")
  }

  @Test func `the README's range of Taffy's and Yoga's instructions is the page's`() throws {
    let shares = try Self.sums().flatMap { [$0.taffy / $0.ours, $0.yoga / $0.ours] }
    let names = [2: "half", 3: "third", 4: "quarter", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth"]
    let words = try [shares.min(), shares.max()].map { share in
      let part = Int(try #require(share).rounded())
      return ([8, 11, 18].contains(part) ? "an " : "a ") + (names[part] ?? "\(part)th")
    }
    let range = "and \(words[0]) to \(words[1]) of Taffy's and Yoga's"
    #expect(try Self.page("README.md").contains(range), "the README has to contain: \(range)")
  }

  @Test func `the README's ranges of containers of CSS are the page's`() throws {
    let sums = try Self.sums(inCSS: true)
    #expect(sums.count == 4)
    func range(_ ratios: [Double]) throws -> String {
      String(format: "%.1f to %.1f times", try #require(ratios.min()), try #require(ratios.max()))
    }
    let words = try
      "takes \(range(sums.map { $0.ours / $0.taffy })) Taffy's and \(range(sums.map { $0.ours / $0.yoga })) Yoga's"
    #expect(try Self.page("README.md").contains(words), "the README has to contain: \(words)")
  }
}
