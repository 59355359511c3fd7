import Foundation
import Testing

/// The catalogs of the products, from which the site and the package index build the documentation.
@Suite struct CatalogTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: LinkTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func products() throws -> [String] {
    try text("Package.swift").matches(of: /\.library\(name: "([^"]+)"/).map { String($0.1) }
  }

  @Test func `each library product has a page of its own with code`() throws {
    let products = try Self.products()
    #expect(products.count >= 11)
    for product in products {
      let page = try Self.text("Sources/\(product)/\(product).docc/\(product).md")
      #expect(page.hasPrefix("# ``\(product)``\n\n"))
      #expect(page.contains("\n## Overview\n"))
      #expect(page.contains("\n```swift\n"), "\(product)")
    }
  }

  @Test func `each guide stands on the page of Layout and in the README`() throws {
    let catalog = LinkTests.root.appendingPathComponent("Sources/Layout/Layout.docc")
    let guides = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") && $0 != "Layout.md" }.map { String($0.dropLast(3)) }
    #expect(guides.count >= 12)
    let (page, readme) = (try Self.text("Sources/Layout/Layout.docc/Layout.md"), try Self.text("README.md"))
    for guide in guides {
      #expect(page.contains("\n- <doc:\(guide)>\n"), "\(guide)")
      #expect(readme.contains("(Sources/Layout/Layout.docc/\(guide).md)"), "\(guide)")
    }
  }
}
