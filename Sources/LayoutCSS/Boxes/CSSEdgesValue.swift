/// Lengths of four edges behind a reference, since styles are copied often, and most have the initial ones.
struct CSSEdgesValue: Hashable, Sendable {
  private final class Storage: Sendable {
    let edges: CSSEdges
    init(_ edges: CSSEdges) { self.edges = edges }
  }

  private let storage: Storage?

  /// The edges; `nil` where they are the initial ones.
  var edges: CSSEdges? { storage?.edges }

  /// The initial edges.
  init() { storage = nil }

  init(_ edges: CSSEdges, initial: CSSEdges) { storage = edges == initial ? nil : Storage(edges) }

  static func == (one: CSSEdgesValue, other: CSSEdgesValue) -> Bool {
    one.storage === other.storage || one.edges == other.edges
  }

  func hash(into hasher: inout Hasher) { hasher.combine(edges) }
}
