package import LayoutEngine

/// Why a case cannot be built.
package struct BoxError: Error, CustomStringConvertible {
  package var description: String
}

/// A case's tree put into the engine, and which node stands for which path.
package final class BoxTree {
  package let tree = LayoutTree()
  package private(set) var nodes: [(path: String, node: NodeIndex)] = []
  /// Leaves between bounds: shapes in a frame that counts as the leaf.
  private(set) var ranges: Set<NodeIndex> = []
  private let leaves = BoxLeaves()
  private var guides: [String: GuideKey] = [:]
  private var flexRows: [FlexRow] = []
  private var layoutValues: [Double] = []

  package init(_ box: BoxCase) throws {
    tree.leaves = leaves
    tree.rootDirection = box.layoutDirection == "rtl" ? .rightToLeft : .leftToRight
    if let container = box.container {
      tree.containerSize = Size(width: container.w?.value ?? .infinity, height: container.h?.value ?? .infinity)
    }
    for (name, fraction) in [("a", 0.0), ("b", 0.5), ("c", 1.0)] {
      guides["h custom:\(name)"] = tree.addGuide(.horizontal) { $0.width * fraction }
      guides["v custom:\(name)"] = tree.addGuide(.vertical) { $0.height * fraction }
    }
    tree.setRoot(try build(box.tree, path: "0"))
    for row in flexRows { row.values = layoutValues }
  }

  private func build(_ box: BoxNode, path: String) throws -> NodeIndex {
    let node = try makeNode(box)
    nodes.append((path, node))
    if box.kind == "range" { ranges.insert(node) }
    var last = NodeIndex.none
    for (position, child) in (box.children ?? []).enumerated() {
      let childNode = try build(child, path: "\(path).\(position)")
      tree.insert(childNode, into: node, after: last)
      last = childNode
    }
    var records = box.kind == "range" ? [bounds(box)] : []
    for (position, modifier) in (box.modifiers ?? []).enumerated() {
      records.append(try record(modifier, of: node, path: "\(path)@\(position + 1)"))
    }
    tree.setModifiers(records, of: node)
    return node
  }

  private func makeNode(_ box: BoxNode) throws -> NodeIndex {
    let node: NodeIndex
    switch box.kind {
    case "color", "range": node = try tree.makeNode(.flexible)
    case "fixed":
      node = try tree.makeNode(.fixed)
      tree.setFixedSize(Size(width: box.w ?? 0, height: box.h ?? 0), of: node)
    case "text":
      node = try tree.makeNode(.text)
      let rule = CharacterMeasure(
        characterWidth: box.charW ?? 10, lineHeight: box.lineH ?? 20, ascent: box.ascent ?? 15)
      tree.setToken(leaves.add(.text(box.text ?? "", rule, lineLimit: box.lineLimit)), of: node)
      tree.textChanged(node, isEmpty: (box.text ?? "").isEmpty)
    case "area":
      node = try tree.makeNode(.measured)
      tree.setToken(leaves.add(.area(box.area ?? 0, idealWidth: box.idealW?.value ?? 10)), of: node)
    case "areaH":
      node = try tree.makeNode(.measured)
      tree.setToken(leaves.add(.areaByHeight(box.area ?? 0, idealHeight: box.idealH?.value ?? 200)), of: node)
    case "spacer":
      node = try tree.makeNode(.spacer)
      tree.setSpacer(minimum: box.minLength, of: node)
    case "divider":
      node = try tree.makeNode(.divider)
      tree.setParameters(box.thickness ?? 1, 0, of: node)
    case "empty", "group": node = try tree.makeNode(.group)
    case "hstack": node = try container(.hStack, box)
    case "vstack": node = try container(.vStack, box)
    case "zstack": node = try container(.zStack, box)
    case "lazyVStack": node = try container(.lazyVStack, box)
    case "lazyHStack": node = try container(.lazyHStack, box)
    case "geometryReader": node = try tree.makeNode(.geometryReader)
    case "scrollView":
      node = try tree.makeNode(.scrollView)
      tree.setParameters(Double(axes(box.axes ?? ["vertical"]).rawValue), 0, of: node)
    case "viewThatFits":
      node = try tree.makeNode(.viewThatFits)
      tree.setParameters(Double(axes(box.axes ?? ["horizontal", "vertical"]).rawValue), 0, of: node)
    case "grid":
      node = try container(.grid, box)
      tree.setParameters(box.horizontalSpacing ?? .nan, box.verticalSpacing ?? .nan, of: node)
    case "gridRow":
      node = try container(.gridRow, box)
      tree.setParameters(box.alignment == nil ? 0 : 1, 0, of: node)
    case "lazyVGrid", "lazyHGrid":
      node = try container(box.kind == "lazyVGrid" ? .lazyVGrid : .lazyHGrid, box)
      tree.setTracks(try (box.tracks ?? []).map(track), of: node)
    case "equalWidthHStack":
      node = try tree.makeNode(.custom)
      tree.setCustom(EqualWidthRow(), of: node)
    case "flexRow":
      node = try tree.makeNode(.custom)
      let row = FlexRow()
      flexRows.append(row)
      tree.setCustom(row, of: node)
    case "rule":
      node = try tree.makeNode(.custom)
      tree.setRule(try box.namedRule(), of: node)
    default: throw BoxError(description: "unknown kind \"\(box.kind)\"")
    }
    return node
  }

  private func container(_ kind: NodeKind, _ box: BoxNode) throws -> NodeIndex {
    let node = try tree.makeNode(kind)
    tree.setParameters(box.spacing ?? .nan, 0, of: node)
    let (horizontal, vertical) = try alignment(box.alignment)
    tree.setAlignment(horizontal, vertical, of: node)
    return node
  }

  /// A leaf between bounds is a shape in a frame.
  private func bounds(_ box: BoxNode) -> ModifierRecord {
    let (least, most) = ((box.minW?.value ?? 0, box.minH?.value ?? 0), (box.maxW?.value, box.maxH?.value))
    return .flexibleFrame(
      minWidth: least.0, idealWidth: max(least.0, min(box.idealW?.value ?? 10, most.0 ?? .infinity)),
      maxWidth: most.0 ?? .infinity, minHeight: least.1,
      idealHeight: max(least.1, min(box.idealH?.value ?? 10, most.1 ?? .infinity)), maxHeight: most.1 ?? .infinity)
  }

  private func track(_ box: BoxTrack) throws -> GridTrack {
    let extent: GridTrack.Extent
    switch box.size {
    case "fixed": extent = .fixed(box.value ?? 0)
    case "flexible": extent = .flexible(min: box.min?.value ?? 10, max: box.max?.value ?? .infinity)
    case "adaptive": extent = .adaptive(min: box.min?.value ?? 10, max: box.max?.value ?? .infinity)
    default: throw BoxError(description: "unknown track size \"\(box.size)\"")
    }
    let (horizontal, vertical) = try alignment(box.alignment)
    return GridTrack(extent, spacing: box.spacing ?? .nan, horizontal: horizontal, vertical: vertical)
  }

  private func axes(_ names: [String]) -> Axis.Set {
    var axes: Axis.Set = []
    if names.contains("horizontal") { axes.formUnion(.horizontal) }
    if names.contains("vertical") { axes.formUnion(.vertical) }
    return axes
  }

  // MARK: Modifiers

  private func record(_ box: BoxModifier, of node: NodeIndex, path: String) throws -> ModifierRecord {
    let (horizontal, vertical) = try alignment(box.alignment)
    switch box.type {
    case "frame":
      return .frame(width: box.width, height: box.height, horizontal: horizontal, vertical: vertical)
    case "flexFrame":
      return .flexibleFrame(
        minWidth: box.minWidth?.value, idealWidth: box.idealWidth?.value, maxWidth: box.maxWidth?.value,
        minHeight: box.minHeight?.value, idealHeight: box.idealHeight?.value, maxHeight: box.maxHeight?.value,
        horizontal: horizontal, vertical: vertical)
    case "padding":
      let isBare = box.all == nil && box.top == nil && box.leading == nil && box.bottom == nil && box.trailing == nil
      let rest = box.all ?? (isBare ? ModifierRecord.defaultPadding : 0)
      return .padding(
        EdgeInsets(
          top: box.top ?? rest, leading: box.leading ?? rest, bottom: box.bottom ?? rest,
          trailing: box.trailing ?? rest))
    case "fixedSize":
      var axes: Axis.Set = []
      if box.horizontal ?? true { axes.formUnion(.horizontal) }
      if box.vertical ?? true { axes.formUnion(.vertical) }
      return .fixedSize(axes)
    case "aspectRatio": return .aspectRatio(box.ratio, fill: box.mode == "fill")
    case "layoutPriority": return .layoutPriority(box.value?.number ?? 0)
    case "offset": return .offset(x: box.x ?? 0, y: box.y ?? 0)
    case "position": return .position(x: box.x ?? 0, y: box.y ?? 0)
    case "overlay", "background":
      let isOverlay = box.type == "overlay"
      let content = try attachment(box.content ?? [], path: "\(path)\(isOverlay ? "o" : "b")")
      tree.attach(content, to: node)
      return .attachment(content, isOverlay: isOverlay, horizontal: horizontal, vertical: vertical)
    case "alignmentGuide": return try alignmentGuide(box)
    case "layoutDirection": return .layoutDirection(box.value?.name == "rtl" ? .rightToLeft : .leftToRight)
    case "containerRelativeFrame":
      if let container = box.container {
        tree.containerSize = Size(width: container.w?.value ?? .infinity, height: container.h?.value ?? .infinity)
      }
      return .containerRelativeFrame(
        axes(box.axes ?? []), count: box.count ?? 1, span: box.span ?? 1, spacing: box.spacing ?? 0,
        horizontal: horizontal, vertical: vertical)
    case "gridCellColumns": return .gridCellColumns(Int(exactly: box.value?.number ?? 1) ?? 1)
    case "gridCellAnchor": return .gridCellAnchor(try unitPoint(box.value))
    case "gridCellUnsizedAxes": return .gridCellUnsizedAxes(axes(box.axes ?? []))
    case "gridColumnAlignment": return .gridColumnAlignment(try guide(box.value?.name ?? "", isHorizontal: true))
    case "layoutValue":
      layoutValues.append(box.value?.number ?? 0)
      return .layoutValue(UInt32(layoutValues.count - 1))
    default: throw BoxError(description: "unknown modifier \"\(box.type)\"")
    }
  }

  /// Content of an overlay or background: an implicit z-stack.
  private func attachment(_ content: [BoxNode], path: String) throws -> NodeIndex {
    let stack = try tree.makeNode(.zStack)
    if content.count > 1 { nodes.append((path, stack)) }
    var last = NodeIndex.none
    for (position, box) in content.enumerated() {
      let node = try build(box, path: content.count == 1 ? path : "\(path).\(position)")
      tree.insert(node, into: stack, after: last)
      last = node
    }
    return stack
  }

  private func alignmentGuide(_ box: BoxModifier) throws -> ModifierRecord {
    let isHorizontal = box.axis == "horizontal"
    let key = try guide(box.guide ?? "", isHorizontal: isHorizontal)
    let value = box.value
    let terms =
      try (value?.h ?? [:]).map { (try guide($0.key, isHorizontal: true), $0.value) }
      + (value?.v ?? [:]).map { (try guide($0.key, isHorizontal: false), $0.value) }
    let closure = tree.addGuideClosure { dimensions in
      var sum = value?.const ?? value?.number ?? 0
      sum += (value?.width ?? 0) * dimensions.size.width + (value?.height ?? 0) * dimensions.size.height
      for (guide, factor) in terms { sum += factor * dimensions[guide] }
      return sum
    }
    return .alignmentGuide(key, isHorizontal: isHorizontal, closure: closure)
  }

  private func unitPoint(_ value: BoxModifier.Value?) throws -> UnitPoint {
    if let x = value?.x, let y = value?.y { return UnitPoint(x: x, y: y) }
    let points: [String: UnitPoint] = [
      "center": .center, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing, "zero": .zero,
    ]
    guard let point = points[value?.name ?? ""] else {
      throw BoxError(description: "unknown anchor \"\(value?.name ?? "")\"")
    }
    return point
  }

  // MARK: Alignments

  private func alignment(_ box: BoxAlignment?) throws -> (GuideKey, GuideKey) {
    guard let box else { return (.horizontalCenter, .verticalCenter) }
    guard let name = box.name else {
      return (
        try guide(box.h ?? "center", isHorizontal: true), try guide(box.v ?? "center", isHorizontal: false)
      )
    }
    switch name {
    case "topLeading": return (.leading, .top)
    case "topTrailing": return (.trailing, .top)
    case "bottomLeading": return (.leading, .bottom)
    case "bottomTrailing": return (.trailing, .bottom)
    case "leading", "trailing": return (try guide(name, isHorizontal: true), .verticalCenter)
    case "center": return (.horizontalCenter, .verticalCenter)
    case let custom where custom.hasPrefix("custom:"):
      return (try guide(custom, isHorizontal: true), try guide(custom, isHorizontal: false))
    default: return (.horizontalCenter, try guide(name, isHorizontal: false))
    }
  }

  private func guide(_ name: String, isHorizontal: Bool) throws -> GuideKey {
    if let custom = guides["\(isHorizontal ? "h" : "v") \(name)"] { return custom }
    switch (name, isHorizontal) {
    case ("leading", true): return .leading
    case ("center", true): return .horizontalCenter
    case ("trailing", true): return .trailing
    case ("top", false): return .top
    case ("center", false): return .verticalCenter
    case ("bottom", false): return .bottom
    case ("firstTextBaseline", false): return .firstTextBaseline
    case ("lastTextBaseline", false): return .lastTextBaseline
    default: throw BoxError(description: "unknown \(isHorizontal ? "horizontal" : "vertical") guide \"\(name)\"")
    }
  }
}
