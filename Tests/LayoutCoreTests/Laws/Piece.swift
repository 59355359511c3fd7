import LayoutCore

/// A layout as a value that a test can edit, print and make smaller: `layout` turns it into elements of the DSL.
struct Piece: Hashable {
  enum Kind: Hashable {
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
    case scroll
    case reader
    /// `if` with `else`: one of two pieces.
    case either(Bool)
    /// `if` without `else`.
    case maybe(Bool)
    case group
    case padding(Double)
    case frame(Double?, Double?)
    case atMost(Double)
    case percent(Int)
    case offset(Double)
    case overlay
    case background
    case fontSize(Double)
    case direction(LayoutDirection)
    case priority(Double)
    case fixedSize
    case ratio(Double)
    case guide(Double)
    case identity(Int)
  }

  /// Names the piece through edits; lists tell their rows apart by it.
  var id: Int
  var kind: Kind
  var pieces: [Piece] = []
}

extension Piece.Kind {
  /// How many pieces it holds.
  var room: ClosedRange<Int> {
    switch self {
    case .text, .box, .color, .spacer: 0...0
    case .column, .row, .pile, .list, .grid, .group: 0...5
    case .either, .overlay, .background: 2...2
    default: 1...1
    }
  }
}

extension Piece {
  /// The numbers of all pieces.
  var ids: [Int] { [id] + pieces.flatMap(\.ids) }

  /// Changes the piece `id`, wherever it is.
  mutating func change(_ id: Int, _ body: (inout Piece) -> Void) {
    if self.id == id { return body(&self) }
    for index in pieces.indices { pieces[index].change(id, body) }
  }

  /// The layout that the value describes.
  var layout: AnyLayout {
    switch kind {
    case .text(let text): AnyLayout(Text(text))
    case .box(let width, let height): AnyLayout(Color.red.size(width: width, height: height))
    case .color: AnyLayout(Color.blue)
    case .spacer: AnyLayout(Spacer())
    case .column(let spacing): AnyLayout(VStack(alignment: .leading, spacing: spacing) { inside })
    case .row(let spacing): AnyLayout(HStack(alignment: .firstTextBaseline, spacing: spacing) { inside })
    case .pile: AnyLayout(ZStack(alignment: .topTrailing) { inside })
    case .list(isRow: true): AnyLayout(HStack { ForEach(pieces, id: \.id) { $0.layout } })
    case .list: AnyLayout(VStack { ForEach(pieces, id: \.id) { $0.layout } })
    case .grid: AnyLayout(Grid { for piece in pieces { GridRow { piece.inside } } })
    case .scroll: AnyLayout(ScrollView { inside })
    case .reader:
      AnyLayout(GeometryReader { [self] in inside.padding($0.size.width > 60 ? 4 : 1) })
    case .either(let isFirst): AnyLayout(Group { if isFirst { pieces[0].layout } else { pieces[1].layout } })
    case .maybe(let isThere): AnyLayout(Group { if isThere { inside } })
    case .group: AnyLayout(Group { inside })
    default: modified
    }
  }

  /// The pieces one after the other, by their positions.
  private var inside: ArrayLayout<AnyLayout> { ArrayLayout(pieces.map(\.layout)) }

  private var modified: AnyLayout {
    let inner = pieces[0].layout
    return switch kind {
    case .padding(let length): AnyLayout(inner.padding(length))
    case .frame(let width, let height): AnyLayout(inner.frame(width: width, height: height, alignment: .trailing))
    case .atMost(let width): AnyLayout(inner.frame(minWidth: 10, maxWidth: width))
    case .percent(let value): AnyLayout(inner.size(width: Percent(Double(value))))
    case .offset(let distance): AnyLayout(inner.offset(x: distance, y: 1))
    case .overlay: AnyLayout(inner.overlay(alignment: .topLeading) { pieces[1].layout })
    case .background: AnyLayout(inner.background(alignment: .bottom) { pieces[1].layout })
    case .fontSize(let size): AnyLayout(inner.font(.system(size: size)))
    case .direction(let direction): AnyLayout(inner.environment(\.layoutDirection, direction))
    case .priority(let priority): AnyLayout(inner.layoutPriority(priority))
    case .fixedSize: AnyLayout(inner.fixedSize(horizontal: true, vertical: false))
    case .ratio(let ratio): AnyLayout(inner.aspectRatio(ratio, contentMode: .fit))
    case .guide(let value): AnyLayout(inner.alignmentGuide(.leading) { $0.width / 2 + value })
    case .identity(let id): AnyLayout(inner.id(id))
    default: inner
    }
  }
}

extension Piece: CustomStringConvertible {
  /// One line a piece, indented by its depth.
  var description: String { lines(indent: "  ").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    ["\(indent)#\(id) \(kind)"] + pieces.flatMap { $0.lines(indent: indent + "  ") }
  }
}
