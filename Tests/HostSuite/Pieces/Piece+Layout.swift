package import LayoutCSS
import LayoutCore

extension Piece {
  /// The layout that the value describes.
  package var layout: AnyLayout {
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
    case .tracks:
      AnyLayout(LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))], alignment: .trailing) { inside })
    case .scroll(let axes): AnyLayout(ScrollView(axes) { inside })
    case .fitting: AnyLayout(ViewThatFits(in: .horizontal) { inside })
    case .stairs: AnyLayout(Stairs() { inside })
    case .reader:
      AnyLayout(GeometryReader { [self] in inside.padding($0.size.width > 60 ? 4 : 1) })
    case .either(let isFirst): AnyLayout(Group { if isFirst { pieces[0].layout } else { pieces[1].layout } })
    case .maybe(let isThere): AnyLayout(Group { if isThere { inside } })
    case .group: AnyLayout(Group { inside })
    case .flex(let css): AnyLayout(Flex(css: css) { inside })
    case .areas(let css): AnyLayout(CSSGrid(css: css) { inside })
    default: modified
    }
  }

  /// The pieces one after the other, by their positions.
  private var inside: _ArrayLayout<AnyLayout> { _ArrayLayout(pieces.map(\.layout)) }

  private var modified: AnyLayout {
    let inner = pieces[0].layout
    return switch kind {
    case .padding(let length): AnyLayout(inner.padding(length))
    case .leading(let length): AnyLayout(inner.padding(.leading, length))
    case .frame(let width, let height): AnyLayout(inner.frame(width: width, height: height, alignment: .trailing))
    case .atMost(let width): AnyLayout(inner.frame(minWidth: 10, maxWidth: width))
    case .percent(let value): AnyLayout(inner.size(width: Percent(Double(value))))
    case .offset(let distance): AnyLayout(inner.offset(x: distance, y: 1))
    case .position(let distance): AnyLayout(inner.position(x: distance, y: 7))
    case .overlay: AnyLayout(inner.overlay(alignment: .topLeading) { pieces[1].layout })
    case .background: AnyLayout(inner.background(alignment: .bottom) { pieces[1].layout })
    case .fontSize(let size): AnyLayout(inner.font(.system(size: size)))
    case .direction(let direction): AnyLayout(inner.environment(\.layoutDirection, direction))
    case .priority(let priority): AnyLayout(inner.layoutPriority(priority))
    case .fixedSize: AnyLayout(inner.fixedSize(horizontal: true, vertical: false))
    case .ratio(let ratio): AnyLayout(inner.aspectRatio(ratio, contentMode: .fit))
    case .guide(let value): AnyLayout(inner.alignmentGuide(.leading) { $0.width / 2 + value })
    case .identity(let id): AnyLayout(inner.id(id))
    case .item(let css): AnyLayout(inner.css(css))
    default: inner
    }
  }
}

/// Each subview stands right of and below the one before, in its own size; the height that is left is the last one's.
private struct Stairs: CustomLayout, Sendable {
  func makeCache(subviews: Subviews) -> [Size] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout [Size]) -> Size {
    let size = cache.reduce(Size.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
    return Size(width: size.width, height: max(size.height, proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 0))
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout [Size]) {
    var corner = bounds.origin
    for (index, (subview, size)) in zip(subviews, cache).enumerated() {
      let height = index == subviews.count - 1 ? bounds.maxY - corner.y : size.height
      subview.place(at: corner, proposal: Proposal(width: size.width, height: height))
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
