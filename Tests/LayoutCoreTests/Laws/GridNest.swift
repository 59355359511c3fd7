import HostSuite
import LayoutCore
import LayoutTesting

/// Random lazy grids in each other, with what stands between them: a chain `depth` containers deep, a few leaves on the
/// way.
struct GridNest {
  private var source: PieceSource

  init(seed: UInt64) { source = PieceSource(seed: seed) }

  mutating func layout(depth: Int) -> AnyLayout {
    var layout = leaf()
    for _ in 0..<depth { layout = wrapped(layout) }
    return layout
  }

  private mutating func wrapped(_ inner: AnyLayout) -> AnyLayout {
    let (isFirst, other, alignment) = (source.flip(), leaf(), self.alignment())
    let kind = source.int(0...19)
    let pieces = kind % 3 == 0 ? [inner] : isFirst ? [inner, other] : [other, inner]
    let inside = _ArrayLayout(pieces)
    switch kind {
    case 0...4: return AnyLayout(LazyVGrid(columns: items(), alignment: alignment.horizontal) { inside })
    case 5...9: return AnyLayout(LazyHGrid(rows: items(), alignment: alignment.vertical) { inside })
    case 10: return AnyLayout(LazyVStack(alignment: alignment.horizontal) { inside })
    case 11: return AnyLayout(LazyHStack(alignment: alignment.vertical) { inside })
    case 12: return AnyLayout(ScrollView(source.pick([.vertical, .horizontal])) { inside })
    case 13: return AnyLayout(ZStack(alignment: alignment) { inside })
    case 14: return AnyLayout(Grid(alignment: alignment) { GridRow { inside } })
    case 15: return AnyLayout(inner.frame(minWidth: length(), maxWidth: .infinity, maxHeight: .infinity))
    case 16: return AnyLayout(inner.padding(3))
    case 17: return AnyLayout(inner.overlay(alignment: alignment) { other })
    case 18: return AnyLayout(inner.fixedSize(horizontal: isFirst, vertical: !isFirst))
    default: return AnyLayout(inner.containerRelativeFrame(isFirst ? .horizontal : .vertical))
    }
  }

  private mutating func leaf() -> AnyLayout {
    switch source.int(0...4) {
    case 0: AnyLayout(word(source.int(0...30)))
    case 1: AnyLayout(Box(length(), length()))
    case 2: AnyLayout(Color.red)
    case 3: AnyLayout(Spacer())
    default: AnyLayout(word(3).alignmentGuide(HorizontalAlignment(Third.self)) { $0.width / 2 + 3 })
    }
  }

  private mutating func items() -> [GridItem] {
    (0..<source.int(1...3)).map { _ in
      let least = length()
      let size: GridItem.Size =
        switch source.int(0...5) {
        case 0: .fixed(least)
        case 1: .flexible()
        case 2: .flexible(minimum: least, maximum: 2 * least + 3)
        case 3: .adaptive(minimum: 0)
        case 4: .adaptive(minimum: least, maximum: least + 5)
        default: .adaptive(minimum: least)
        }
      return GridItem(size, spacing: source.pick([nil, 0, 3]), alignment: alignment())
    }
  }

  private mutating func length() -> Double { source.pick([0, 0.001, 7, 23.5, 40, 100, 333]) }

  private mutating func alignment() -> Alignment {
    switch source.int(0...4) {
    case 0: Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    case 1: Alignment(horizontal: HorizontalAlignment(Third.self), vertical: .lastTextBaseline)
    case 2: Alignment(horizontal: HorizontalAlignment(Third.self), vertical: VerticalAlignment(Third.self))
    default: .center
    }
  }
}

/// A guide of the tests' own.
private struct Third: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 3 }
}
