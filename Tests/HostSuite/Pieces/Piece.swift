package import LayoutCore

/// A layout as a value that a test can edit, print and make smaller: `layout` turns it into elements of the DSL.
package struct Piece: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text(String)
    case box(Double, Double)
    case color
    case spacer
    case column(Double?)
    case row(Double?)
    case pile
    /// A column or a row by the identities of its pieces.
    case list(isRow: Bool)
    case grid
    /// Columns of at least 30 points, as many as fit.
    case tracks
    case scroll(Axis.Set)
    case fitting
    /// A container of the tests' own.
    case stairs
    case reader
    /// `if` with `else`: one of two pieces.
    case either(Bool)
    /// `if` without `else`.
    case maybe(Bool)
    case group
    case padding(Double)
    /// In front of it only.
    case leading(Double)
    case frame(Double?, Double?)
    case atMost(Double)
    case percent(Int)
    case offset(Double)
    case position(Double)
    case overlay
    case background
    case fontSize(Double)
    case direction(LayoutDirection)
    case priority(Double)
    case fixedSize
    case ratio(Double)
    case guide(Double)
    case identity(Int)
    /// A flexbox with its declarations, as CSS writes them.
    case flex(String)
    /// A grid of CSS with its declarations.
    case areas(String)
    /// An element with declarations about its box in one of the two.
    case item(String)
  }

  /// The number of the piece in edits; it is the id of a list's row.
  package var id: Int
  package var kind: Kind
  package var pieces: [Piece]

  package init(id: Int, kind: Kind, pieces: [Piece] = []) {
    self.id = id
    self.kind = kind
    self.pieces = pieces
  }
}

extension Piece.Kind {
  /// How many pieces it holds.
  package var room: ClosedRange<Int> {
    switch self {
    case .text, .box, .color, .spacer: 0...0
    case .column, .row, .pile, .list, .grid, .tracks, .fitting, .stairs, .group, .flex, .areas: 0...5
    case .either, .overlay, .background: 2...2
    default: 1...1
    }
  }
}

extension Piece {
  /// The numbers of all pieces.
  package var ids: [Int] { [id] + pieces.flatMap(\.ids) }

  /// Changes the piece `id`, wherever it is.
  package mutating func change(_ id: Int, _ body: (inout Piece) -> Void) {
    if self.id == id { return body(&self) }
    for index in pieces.indices { pieces[index].change(id, body) }
  }

  /// The same piece with each of its kinds changed.
  package func mapKinds(_ change: (Piece) -> Kind) -> Piece {
    Piece(id: id, kind: change(self), pieces: pieces.map { $0.mapKinds(change) })
  }
}

extension Piece: CustomStringConvertible {
  /// One line a piece, indented by its depth.
  package var description: String { lines(indent: "  ").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    ["\(indent)#\(id) \(kind)"] + pieces.flatMap { $0.lines(indent: indent + "  ") }
  }
}
