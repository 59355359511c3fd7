package import Testing

/// The rows and laws that a test holds the library to.
///
/// A row is one of `docs/quality/reliability.md` (`B07`), of a description of the library's functions (`F012`), or of a library
/// that a module takes the place of (`LK-32`, `SLE-04`, `CF-10`). A law is one of `docs/quality/reliability/laws.txt` (`L3`).
/// `Scripts/reliability` reads them from the sources, so an id is a literal. The rows of a suite are those of each test that
/// stands in its braces.
///
/// ```swift
/// @Test("A negative length counts as not given", .promises("B03")) func negativeLength() {}
/// ```
package struct Promises: TestTrait, SuiteTrait {
  package let ids: [String]
}

extension Trait where Self == Promises {
  package static func promises(_ ids: String...) -> Self { Promises(ids: ids) }
}
