import LayoutCore

/// The elements that a sketch describes.
extension Sketch {
  private var a: Double { numbers[0] }
  private var b: Double { numbers[1] }
  private var c: Double { numbers[2] }
  private var d: Double { numbers[3] }
  /// A number that may be left out.
  private var maybeA: Double? { bits & 1 == 0 ? a : nil }
  private var maybeB: Double? { bits & 2 == 0 ? b : nil }
  private func flag(_ place: Int) -> Bool { bits >> place & 1 == 1 }

  private var alignment: Alignment {
    [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
      .leadingFirstTextBaseline, .trailingFirstTextBaseline, .center,
    ][Int(bits >> 4) % 12]
  }

  private var axes: Axis.Set { [.vertical, .horizontal, .both, .vertical][Int(bits >> 2) % 4] }

  /// A whole number, however the number is.
  private func whole(_ number: Double, _ limit: Int) -> Int {
    number.magnitude < 1e9 ? Int(number.magnitude) % limit : limit
  }

  private var several: _ArrayLayout<AnyLayout> { _ArrayLayout(inside.map(\.layout)) }

  var layout: AnyLayout {
    switch kind {
    case .text, .color, .fixed, .spacer, .divider, .shape, .image, .control, .empty: leaf
    case .either, .overlay, .background: pair
    default: kind.room == 1...1 ? modified(inside[0].layout) : container
    }
  }

  private static let words = [
    "", "a", "two words", "some words in a row that wrap", "line\nline", "\n\n", "שלום world", "e\u{301}\u{0}👩‍👩‍👧",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", " ", "\t", "\u{202E}abc",
  ]

  private var leaf: AnyLayout {
    switch kind {
    case .text: AnyLayout(Text(Sketch.words[Int(bits) % Sketch.words.count]))
    case .color: AnyLayout(Color(red: a, green: b, blue: c, opacity: d))
    case .fixed: AnyLayout(Color.red.size(width: a, height: b))
    case .spacer: AnyLayout(Spacer(minLength: maybeA))
    case .divider: AnyLayout(Divider())
    case .shape:
      switch bits % 5 {
      case 0: AnyLayout(RoundedRectangle(cornerRadius: a))
      case 1: AnyLayout(Circle().stroke(.red, lineWidth: a))
      case 2: AnyLayout(Ellipse())
      case 3: AnyLayout(Capsule().fill(.green))
      default: AnyLayout(Rectangle())
      }
    case .image: AnyLayout(Image(data: [bits]).resizable(flag(0) ? .fit : .fill))
    case .control:
      switch bits % 4 {
      case 0: AnyLayout(Toggle(Sketch.words[3], isOn: .constant(flag(3))))
      case 1: AnyLayout(Slider(value: .constant(a), in: b <= c ? b...c : 0...1, step: d))
      case 2: AnyLayout(TextField("prompt", text: .constant(Sketch.words[Int(bits) % Sketch.words.count])))
      default: AnyLayout(ProgressView(value: maybeA, total: b))
      }
    default: AnyLayout(EmptyLayout())
    }
  }

  private var container: AnyLayout {
    let place = alignment
    return switch kind {
    case .vStack: AnyLayout(VStack(alignment: place.horizontal, spacing: maybeA) { several })
    case .hStack: AnyLayout(HStack(alignment: place.vertical, spacing: maybeA) { several })
    case .zStack: AnyLayout(ZStack(alignment: place) { several })
    case .grid:
      AnyLayout(Grid(alignment: place, horizontalSpacing: maybeA, verticalSpacing: maybeB) { several })
    case .row: AnyLayout(GridRow(alignment: flag(0) ? place.vertical : nil) { several })
    case .lazyVStack: AnyLayout(LazyVStack(alignment: place.horizontal, spacing: maybeA) { several })
    case .lazyHStack: AnyLayout(LazyHStack(alignment: place.vertical, spacing: maybeA) { several })
    case .lazyVGrid:
      AnyLayout(LazyVGrid(columns: tracks, alignment: place.horizontal, spacing: maybeA) { several })
    case .lazyHGrid: AnyLayout(LazyHGrid(rows: tracks, alignment: place.vertical, spacing: maybeA) { several })
    // The lower the bit, the more ids are the same.
    case .list: AnyLayout(Group { ForEach(inside, id: \.[identity: flag(0) ? 2 : 1000]) { $0.layout } })
    case .custom: custom
    case .fitting: AnyLayout(ViewThatFits(in: axes) { several })
    case .scroll: AnyLayout(ScrollView(axes) { several })
    case .feed: feed
    case .reader:
      AnyLayout(
        GeometryReader { [self] in several.padding($0.size.width > a ? b : c) })
    default: AnyLayout(Group { several })
    }
  }

  private var custom: AnyLayout {
    let honest = HonestContainer(gap: a, share: b, bits: bits)
    guard let whim else { return AnyLayout(honest.callAsFunction { several }) }
    return AnyLayout(HostileContainer(honest: honest, whim: whim).callAsFunction { several })
  }

  /// A list that makes only the rows that are seen.
  private var feed: AnyLayout {
    let inside = inside
    // A list of lists of lists shows all rows of all of them, and each row measures the hostile containers in it again.
    let limit =
      switch inside.map(\.feedDepth).max() {
      case nil: 2000
      case 0: inside.contains { $0.contains { $0.whim != nil } } ? 4 : 40
      case 1: 3
      default: 1
      }
    let rows = 0..<whole(a, limit)
    func row(_ index: Int) -> AnyLayout {
      inside.isEmpty ? AnyLayout(Color.blue.size(width: b, height: c)) : inside[index % inside.count].layout
    }
    return switch bits >> 1 & 3 {
    case 0: AnyLayout(ScrollView { LazyVStack(spacing: d) { ForEach(rows) { row($0) } } })
    case 1: AnyLayout(ScrollView(.horizontal) { LazyHStack(spacing: d) { ForEach(rows) { row($0) } } })
    case 2: AnyLayout(ScrollView { LazyVGrid(columns: tracks, spacing: d) { ForEach(rows) { row($0) } } })
    default: AnyLayout(ScrollView(.both) { LazyHGrid(rows: tracks, spacing: d) { ForEach(rows) { row($0) } } })
    }
  }

  /// How many lists that make their rows as they are seen stand in each other here.
  private var feedDepth: Int { (inside.map(\.feedDepth).max() ?? 0) + (kind == .feed ? 1 : 0) }

  private var tracks: [GridItem] {
    let sizes: [GridItem.Size] = [.fixed(b), .flexible(minimum: b, maximum: c), .adaptive(minimum: b, maximum: c)]
    return (0..<Int(bits & 3)).map { index in
      GridItem(sizes[(index + Int(bits >> 2)) % 3], spacing: flag(4) ? d : nil, alignment: flag(5) ? alignment : nil)
    }
  }

  private var pair: AnyLayout {
    let (one, other) = (inside[0].layout, inside[1].layout)
    return switch kind {
    case .either: AnyLayout(Group { if flag(0) { one } else { other } })
    case .overlay: AnyLayout(one.overlay(alignment: alignment) { other })
    default: AnyLayout(one.background(alignment: alignment) { other })
    }
  }
}

extension Sketch {
  /// The identity for lists in which `count` differ.
  fileprivate subscript(identity count: Int) -> Int { id % count }
}

/// The modifiers.
extension Sketch {
  private func modified(_ inner: AnyLayout) -> AnyLayout {
    switch kind {
    case .frame: AnyLayout(inner.frame(width: maybeA, height: maybeB, alignment: alignment))
    case .bounds:
      AnyLayout(
        flag(3)
          ? inner.frame(minWidth: maybeA, idealWidth: maybeB, maxWidth: c, alignment: alignment)
          : inner.frame(minHeight: a, idealHeight: maybeB, maxHeight: flag(0) ? nil : c, alignment: alignment))
    case .size: AnyLayout(inner.size(width: maybeA, height: maybeB))
    case .percent:
      flag(0)
        ? AnyLayout(inner.size(width: Percent(a), height: maybeB))
        : flag(2)
          ? AnyLayout(inner.size(width: maybeB, height: Percent(a)))
          : AnyLayout(inner.size(width: Percent(a), height: Percent(b)))
    case .padding: AnyLayout(inner.padding(LayoutCore.Edges(rawValue: bits & 15), a))
    case .insets: AnyLayout(inner.padding(EdgeInsets(top: a, leading: b, bottom: c, trailing: d)))
    case .offset: AnyLayout(inner.offset(x: a, y: b))
    case .position: AnyLayout(inner.position(x: a, y: b))
    case .edges: pinned(inner)
    case .centered:
      flag(0) ? AnyLayout(inner.centerX()) : flag(1) ? AnyLayout(inner.centerY()) : AnyLayout(inner.center())
    case .fixedSize: AnyLayout(inner.fixedSize(horizontal: flag(0), vertical: flag(1)))
    case .ratio: AnyLayout(inner.aspectRatio(maybeA, contentMode: flag(1) ? .fill : .fit))
    case .relative:
      AnyLayout(
        inner.containerRelativeFrame(
          axes, count: whole(a, 9) - 1, span: whole(b, 5) - 1, spacing: c, alignment: alignment))
    default: marked(inner)
    }
  }

  private func pinned(_ inner: AnyLayout) -> AnyLayout {
    switch bits & 7 {
    case 0: AnyLayout(inner.top(a).leading(b))
    case 1: AnyLayout(inner.bottom(a).trailing(b))
    case 2: AnyLayout(inner.top(Percent(a)).bottom(Percent(b)))
    case 3: AnyLayout(inner.leading(Percent(a)).trailing(b))
    case 4: AnyLayout(inner.leading(a).trailing(b).top(c).bottom(d))
    case 5: AnyLayout(inner.leading(Percent(a)))
    case 6: AnyLayout(inner.bottom(Percent(a)).centerX())
    default: AnyLayout(inner.trailing(Percent(a)).centerY())
    }
  }

  private func marked(_ inner: AnyLayout) -> AnyLayout {
    let (a, b, c) = (a, b, c)
    switch kind {
    case .priority: return AnyLayout(inner.layoutPriority(a))
    case .guide:
      return flag(0)
        ? AnyLayout(inner.alignmentGuide(alignment.horizontal) { $0.width * b + $0.height * c + a })
        : AnyLayout(inner.alignmentGuide(alignment.vertical) { $0[.bottom] * b + a })
    case .columns: return AnyLayout(inner.gridCellColumns(whole(a, 70) - 2))
    case .anchor: return AnyLayout(inner.gridCellAnchor(UnitPoint(x: a, y: b)))
    case .unsized: return AnyLayout(inner.gridCellUnsizedAxes(axes))
    case .columnAlignment: return AnyLayout(inner.gridColumnAlignment(alignment.horizontal))
    case .identity: return AnyLayout(inner.id(Int(bits & 3)))
    case .direction:
      return AnyLayout(inner.environment(\.layoutDirection, flag(0) ? .rightToLeft : .leftToRight))
    case .font: return AnyLayout(inner.font(.system(size: a)))
    case .lines: return AnyLayout(inner.lineLimit(flag(0) ? nil : whole(a, 6) - 1))
    case .decoration:
      switch bits & 3 {
      case 0: return AnyLayout(inner.background(.red).cornerRadius(a).border(.blue, width: b))
      case 1: return AnyLayout(inner.shadow(radius: a, x: b, y: c))
      case 2: return AnyLayout(inner.opacity(a).clipped())
      default: return AnyLayout(inner.border(.black, width: a).padding(b).background(.green))
      }
    case .value: return AnyLayout(inner.layoutValue(key: ShareKey.self, value: a))
    default: return inner
    }
  }
}
