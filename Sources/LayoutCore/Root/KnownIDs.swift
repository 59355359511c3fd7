/// The ids of a layout as text, and what a person may have meant by one that it does not have.
package struct KnownIDs {
  /// The ids as text: first those that are like the unknown one, then in drawing order.
  package let all: [String]
  /// Those that are like the unknown one, the nearest first; quotation marks do not count.
  private let near: [String]

  /// The most ids that the advice lists.
  private static var limit: Int { 20 }

  /// - Parameters:
  ///   - ids: the ids that there are, as text.
  ///   - unknown: an id that is not among them, as text.
  package init(_ ids: [String], unknown: String) {
    let names = ids.map { $0.filter { $0 != "\"" } }
    let near = NearMisses.of(unknown.filter { $0 != "\"" }, among: names)
      .compactMap { name in names.firstIndex(of: name).map { ids[$0] } }
    self.near = near
    all = near + ids.filter { !near.contains($0) }
  }

  /// The rest of a sentence about the unknown id: `; did you mean "save"? There are "save", "name"`.
  package var advice: String {
    if all.isEmpty { return "; no visible element has an id" }
    let rest = all.count > Self.limit ? " and \(all.count - Self.limit) more" : ""
    let list = "here are \(all.prefix(Self.limit).joined(separator: ", "))\(rest)"
    return near.isEmpty ? "; t\(list)" : "; did you mean \(near.prefix(3).joined(separator: " or "))? T\(list)"
  }

  /// An id as text: a string is in quotation marks.
  package static func text(of id: any Hashable & Sendable) -> String { Identity(value: id).text }
}
