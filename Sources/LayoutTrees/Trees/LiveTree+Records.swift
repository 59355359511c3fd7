import LayoutEngine

extension TreeDescription.Kind {
  /// The engine's kind of the node.
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

extension LiveTree {
  func setParameters(_ kind: TreeDescription.Kind, _ id: Int, _ node: NodeIndex) throws {
    func align(_ place: TreeDescription.Place) { tree.setAlignment(place.horizontal, place.vertical, of: node) }
    switch kind {
    case .group, .color, .range, .geometryReader: break
    case .fixed(let width, let height): tree.setFixedSize(Size(width: width, height: height), of: node)
    case .text(let string, _, _):
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
      align(TreeDescription.Place(vertical: guide ?? .verticalCenter))
    case .lazyVGrid(let tracks, let spacing, let place), .lazyHGrid(let tracks, let spacing, let place):
      tree.setSpacing(spacing, of: node)
      tree.setTracks(tracks, of: node)
      align(place)
    case .custom(let rule): try rule.set(of: node, in: tree)
    }
  }

  /// A leaf between bounds is a shape in a frame.
  func records(of element: TreeDescription) -> [ModifierRecord] {
    let records = element.modifiers.map(record)
    guard case .range(let range) = element.kind else { return records }
    let bounds = record(
      .flexibleFrame(
        TreeDescription.Bounds(min: range.min.width, ideal: range.ideal.width, max: range.max.width),
        TreeDescription.Bounds(min: range.min.height, ideal: range.ideal.height, max: range.max.height)))
    return [bounds] + records
  }

  private func record(_ modifier: TreeDescription.Modifier) -> ModifierRecord {
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
    case .attachment(let content, let isOverlay, let place):
      return .attachment(
        nodeByID[content.id] ?? .none, isOverlay: isOverlay, horizontal: place.horizontal, vertical: place.vertical)
    case .guide(let guide, let constant, let width, let height, let terms):
      let terms = terms.sorted { $0.key.rawValue < $1.key.rawValue }
      let closure = tree.addGuideClosure { dimensions in
        let own = constant + width * dimensions.size.width + height * dimensions.size.height
        return terms.reduce(own) { $0 + $1.value * dimensions[$1.key] }
      }
      return .alignmentGuide(guide, isHorizontal: guide.isAcross, closure: closure)
    case .direction(let direction): return .layoutDirection(direction)
    case .containerRelative(let axes, let count, let span, let spacing, let place, _):
      return .containerRelativeFrame(
        axes, count: count, span: span, spacing: spacing, horizontal: place.horizontal, vertical: place.vertical)
    case .columns(let count): return .gridCellColumns(count)
    case .anchor(let point): return .gridCellAnchor(point)
    case .unsized(let axes): return .gridCellUnsizedAxes(axes)
    case .columnAlignment(let guide): return .gridColumnAlignment(guide)
    case .layoutValue(let value): return .layoutValue(Float(value).bitPattern)
    case .decoration(let token): return .decoration(token)
    }
  }

  private func record(_ edges: TreeDescription.Edges) -> ModifierRecord {
    var record = ModifierRecord.edges()
    let distances = [edges.top, edges.leading, edges.bottom, edges.trailing]
    for (edge, distance) in zip(ModifierRecord.Edge.allCases, distances) {
      if let distance { record.setEdge(edge, distance, isPercent: edges.percent.contains(edge)) }
    }
    record.setCentered(edges.centered)
    return record
  }
}
