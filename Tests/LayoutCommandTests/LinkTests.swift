import Foundation
import Testing

/// Each link of the repository's pages leads somewhere. Links to other sites are not followed.
@Suite struct LinkTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardized

  /// All pages, as paths from the root.
  static var pages: [String] {
    let folders = ["docs", "Sources", "Examples", "Fuzz", "AppleSDK", "Tests"]
    var pages = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    for folder in folders {
      let inside = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let path = inside?.nextObject() as? String {
        // Parts of a page, whose links are the page's.
        if path.hasSuffix(".build") || path == "quality/reliability" {
          inside?.skipDescendants()
        } else {
          pages.append("\(folder)/\(path)")
        }
      }
    }
    return pages.filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The text without code.
  static func prose(_ text: String) -> String {
    var isCode = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        return false
      }
      return !isCode
    }
    return lines.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
  }

  /// The anchors that a page's headings have.
  static func anchors(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }

  /// What is wrong with a link; `nil` where it leads somewhere.
  static func fault(of link: String, on page: String) -> String? {
    if link.hasPrefix("https://") || link.hasPrefix("http://") || link.hasPrefix("mailto:") { return nil }
    let folder = root.appendingPathComponent(page).deletingLastPathComponent()
    var (path, anchor) = (link, String?.none)
    if let mark = link.firstIndex(of: "#") {
      path = String(link[..<mark])
      anchor = String(link[link.index(after: mark)...])
    }
    if path.hasPrefix("doc:") { path = path.dropFirst(4) + ".md" }
    let file = path.isEmpty ? root.appendingPathComponent(page) : folder.appendingPathComponent(path).standardized
    guard FileManager.default.fileExists(atPath: file.path) else { return "\(page): there is no \(link)" }
    guard let anchor else { return nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8), anchors(text).contains(anchor) else {
      return "\(page): there is no heading \(link)"
    }
    return nil
  }

  @Test func `each link leads somewhere`() throws {
    var count = 0
    for page in Self.pages {
      let text = Self.prose(try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8))
      let links = text.matches(of: /\]\(([^)\s]+)\)|<(doc:[^>\s]+)>/).map { String($0.1 ?? $0.2 ?? "") }
      count += links.count
      for link in links {
        let fault = Self.fault(of: link, on: page)
        #expect(fault == nil)
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("docs/gone.md", "README.md: there is no docs/gone.md"), ("docs/gtk.md", nil),
    ("docs/gtk.md#gone", "README.md: there is no heading docs/gtk.md#gone"), ("docs/gtk.md#what-it-costs", nil),
    ("doc:Gone", "README.md: there is no doc:Gone"), ("https://example.org/gone", nil),
  ])
  func `a link that leads nowhere is found`(link: String, fault: String?) {
    #expect(Self.fault(of: link, on: "README.md") == fault)
  }
}
