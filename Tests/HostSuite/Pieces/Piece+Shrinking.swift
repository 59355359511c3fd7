/// The smallest value found that fails as `value` does: the first smaller one that fails too, and so on.
package func shrunk<Value>(_ value: Value, to smaller: (Value) -> [Value], while fails: (Value) -> Bool) -> Value {
  var best = value
  while let next = smaller(best).first(where: fails) { best = next }
  return best
}

extension Piece {
  /// Ways to make the piece `id` smaller, wherever it is.
  ///
  /// It goes, gives its place to the first one in it, is a plain box, has fewer properties. A way that is impossible
  /// changes nothing.
  package static var reductions: [(_ piece: inout Piece, _ id: Int) -> Void] {
    [leaveOut, openUp, flatten, simplify]
  }

  /// What the reductions of each piece leave, the largest steps first.
  package var smaller: [Piece] {
    ids.flatMap { id in
      Piece.reductions.compactMap { reduce in
        var copy = self
        reduce(&copy, id)
        return copy == self ? nil : copy
      }
    }
  }

  /// The smallest piece found that fails too.
  package func shrunk(while fails: (Piece) -> Bool) -> Piece {
    HostSuite.shrunk(self, to: \.smaller, while: fails)
  }

  private static func leaveOut(_ piece: inout Piece, _ id: Int) {
    if let index = piece.pieces.firstIndex(where: { $0.id == id }) {
      if piece.pieces.count > piece.kind.room.lowerBound { piece.pieces.remove(at: index) }
      return
    }
    for index in piece.pieces.indices { leaveOut(&piece.pieces[index], id) }
  }

  private static func openUp(_ piece: inout Piece, _ id: Int) {
    piece.change(id) { if let first = $0.pieces.first { $0 = first } }
  }

  /// A box is smaller than all but an empty text.
  private static func flatten(_ piece: inout Piece, _ id: Int) {
    piece.change(id) { piece in
      switch piece.kind {
      case .text(""), .box: break
      default: piece = Piece(id: id, kind: .box(10, 10))
      }
    }
  }

  private static func simplify(_ piece: inout Piece, _ id: Int) {
    piece.change(id) { $0.kind = $0.kind.simpler }
  }
}

extension Piece.Kind {
  /// The same with a shorter text and rounder numbers; what cannot be simpler is itself.
  fileprivate var simpler: Piece.Kind {
    /// The next whole number towards 0, then 10 or less.
    func rounder(_ number: Double) -> Double {
      let whole = number.rounded(.towardZero)
      return whole == number && abs(number) > 10 ? (number > 0 ? 10 : -10) : whole
    }
    /// Without the last declaration.
    func fewer(_ css: String) -> String { css.split(separator: ";").dropLast().joined(separator: ";") }
    return switch self {
    case .text(let text): .text(String(text.prefix(text.count / 2)))
    case .box(let width, let height): .box(rounder(width), rounder(height))
    case .column(.some): .column(nil)
    case .row(.some): .row(nil)
    case .padding(let length): .padding(rounder(length))
    case .leading(let length): .leading(rounder(length))
    case .offset(let length): .offset(rounder(length))
    case .position(let length): .position(rounder(length))
    case .fontSize(let size): .fontSize(rounder(size))
    case .flex(let css): .flex(fewer(css))
    case .areas(let css): .areas(fewer(css))
    case .item(let css): .item(fewer(css))
    default: self
    }
  }
}
