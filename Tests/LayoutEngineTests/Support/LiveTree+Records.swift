import LayoutEngine

extension Model.Kind {
  /// The engine's name for it.
  var node: NodeKind {
    switch self {
    case .group: .group
    case .fixed: .fixed
    case .color, .range: .flexible
    case .text: .text
    case .measured: .measured
    case .spacer: .spacer
    case .divider: .divider
    case .hStack: .hStack
    case .vStack: .vStack
    case .zStack: .zStack
    case .geometryReader: .geometryReader
    case .scrollView: .scrollView
    case .viewThatFits: .viewThatFits
    case .grid: .grid
    case .gridRow: .gridRow
    case .lazyVStack: .lazyVStack
    case .lazyHStack: .lazyHStack
    case .lazyVGrid: .lazyVGrid
    case .lazyHGrid: .lazyHGrid
    case .custom: .custom
    }
  }
}

extension GuideKey {
  /// The guides that `LiveTree` adds: a horizontal one in the middle, a vertical one at the bottom.
  static let customColumn = GuideKey(rawValue: GuideKey.firstCustom)
  static let customLine = GuideKey(rawValue: GuideKey.firstCustom + 1)
}

extension LiveTree {
  func setParameters(_ kind: Model.Kind, _ id: Int, _ node: NodeIndex) {
    func align(_ place: Model.Place) { tree.setAlignment(place.horizontal, place.vertical, of: node) }
    switch kind {
    case .group, .color, .range, .geometryReader: break
    case .fixed(let width, let height): tree.setFixedSize(Size(width: width, height: height), of: node)
    case .text(let string, _):
      tree.setToken(UInt32(id), of: node)
      tree.textChanged(node, isEmpty: string.isEmpty)
    case .measured:
      tree.setToken(UInt32(id), of: node)
      tree.markDirty(node)
    case .spacer(let minimum): tree.setSpacer(minimum: minimum, of: node)
    case .divider(let thickness): tree.setParameters(thickness, 0, of: node)
    case .hStack(let spacing, let place), .vStack(let spacing, let place), .lazyVStack(let spacing, let place),
      .lazyHStack(let spacing, let place):
      tree.setSpacing(spacing, of: node)
      align(place)
    case .zStack(let place): align(place)
    case .scrollView(let axes), .viewThatFits(let axes): tree.setParameters(Double(axes.rawValue), 0, of: node)
    case .grid(let horizontal, let vertical, let place):
      tree.setSpacing(horizontal, vertical, of: node)
      align(place)
    case .gridRow(let guide):
      tree.setParameters(guide == nil ? 0 : 1, 0, of: node)
      align(Model.Place(vertical: guide ?? .verticalCenter))
    case .lazyVGrid(let tracks, let spacing, let place), .lazyHGrid(let tracks, let spacing, let place):
      tree.setSpacing(spacing, of: node)
      tree.setTracks(tracks, of: node)
      align(place)
    case .custom(let rule): rule.set(node, in: tree)
    }
  }

  /// A leaf between bounds is a shape in a frame.
  func records(of element: Model) -> [ModifierRecord] {
    let records = element.modifiers.map(record)
    guard case .range(let range) = element.kind else { return records }
    let bounds = record(
      .flexibleFrame(
        Model.Bounds(min: range.min.width, ideal: range.ideal.width, max: range.max.width),
        Model.Bounds(min: range.min.height, ideal: range.ideal.height, max: range.max.height)))
    return [bounds] + records
  }

  private func record(_ modifier: Model.Modifier) -> ModifierRecord {
    switch modifier {
    case .frame(let width, let height, let place):
      return .frame(width: width, height: height, horizontal: place.horizontal, vertical: place.vertical)
    case .flexibleFrame(let width, let height, let place):
      return .flexibleFrame(
        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
        idealHeight: height.ideal, maxHeight: height.max, horizontal: place.horizontal, vertical: place.vertical)
    case .percentFrame(let width, let height, let axes, let place):
      return .percentFrame(
        width: width, widthIsPercent: axes.contains(Axis.horizontal), height: height,
        heightIsPercent: axes.contains(Axis.vertical), horizontal: place.horizontal, vertical: place.vertical)
    case .padding(let insets): return .padding(insets)
    case .fixedSize(let axes): return .fixedSize(axes)
    case .aspectRatio(let ratio, let fill): return .aspectRatio(ratio, fill: fill)
    case .priority(let value): return .layoutPriority(value)
    case .offset(let x, let y): return .offset(x: x, y: y)
    case .position(let x, let y): return .position(x: x, y: y)
    case .edges(let edges): return record(edges)
    case .overlay(let content, let place): return attachment(content, isOverlay: true, place)
    case .background(let content, let place): return attachment(content, isOverlay: false, place)
    case .guide(let guide, let constant, let width, let height):
      let closure = tree.addGuideClosure { constant + width * $0.size.width + height * $0.size.height }
      return .alignmentGuide(guide, isHorizontal: guide.isAcross, closure: closure)
    case .direction(let direction): return .layoutDirection(direction)
    case .containerRelative(let axes, let count, let span, let spacing, let place):
      return .containerRelativeFrame(
        axes, count: count, span: span, spacing: spacing, horizontal: place.horizontal, vertical: place.vertical)
    case .columns(let count): return .gridCellColumns(count)
    case .anchor(let point): return .gridCellAnchor(point)
    case .unsized(let axes): return .gridCellUnsizedAxes(axes)
    case .columnAlignment(let guide): return .gridColumnAlignment(guide)
    case .layoutValue(let token): return .layoutValue(token)
    case .decoration(let token): return .decoration(token)
    }
  }

  private func record(_ edges: Model.Edges) -> ModifierRecord {
    var record = ModifierRecord.edges()
    let distances = [edges.top, edges.leading, edges.bottom, edges.trailing]
    for (edge, distance) in zip(ModifierRecord.Edge.allCases, distances) {
      if let distance { record.setEdge(edge, distance, isPercent: edges.percent.contains(edge)) }
    }
    record.setCentered(edges.centered)
    return record
  }

  private func attachment(_ content: [Model], isOverlay: Bool, _ place: Model.Place) -> ModifierRecord {
    precondition(content.count == 1, "several views of an overlay stand in one stack")
    let node = nodes[content[0].id] ?? .none
    return .attachment(node, isOverlay: isOverlay, horizontal: place.horizontal, vertical: place.vertical)
  }
}

extension GuideKey {
  /// Whether the guide counts along the width.
  var isAcross: Bool { self == .customColumn || rawValue <= GuideKey.trailing.rawValue }
}
