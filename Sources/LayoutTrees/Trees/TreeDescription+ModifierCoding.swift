import LayoutEngine

/// `{"type": …, parameters…}`.
extension TreeDescription.Modifier: Codable {
  package init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: CaseWord.self)
    let type = try reader.decode(String.self, forKey: "type")
    switch type {
    case "frame": self = .frame(try reader.number("width"), try reader.number("height"), try reader.place())
    case "flexFrame":
      self = .flexibleFrame(
        TreeDescription.Bounds(
          min: try reader.number("minWidth"), ideal: try reader.number("idealWidth"),
          max: try reader.number("maxWidth")),
        TreeDescription.Bounds(
          min: try reader.number("minHeight"), ideal: try reader.number("idealHeight"),
          max: try reader.number("maxHeight")), try reader.place())
    case "percentFrame":
      self = .percentFrame(
        try reader.number("width"), try reader.number("height"), try reader.axes(), try reader.place())
    case "padding":
      let all = try reader.number("all")
      let edges = try ["top", "leading", "bottom", "trailing"].map { try reader.number($0) }
      let isBare = all == nil && edges.allSatisfy { $0 == nil }
      let lengths = edges.map { $0 ?? all ?? (isBare ? ModifierRecord.defaultPadding : 0) }
      self = .padding(EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3]))
    case "fixedSize":
      var axes: Axis.Set = []
      if try reader.value("horizontal") ?? true { axes.formUnion(.horizontal) }
      if try reader.value("vertical") ?? true { axes.formUnion(.vertical) }
      self = .fixedSize(axes)
    case "aspectRatio": self = .aspectRatio(try reader.number("ratio"), fill: try reader.value("mode") == "fill")
    case "layoutPriority": self = .priority(try reader.number("value") ?? 0)
    case "offset": self = .offset(try reader.number("x") ?? 0, try reader.number("y") ?? 0)
    case "position": self = .position(try reader.number("x") ?? 0, try reader.number("y") ?? 0)
    case "edges":
      let percent: [String] = try reader.value("percent") ?? []
      self = .edges(
        TreeDescription.Edges(
          top: try reader.number("top"), leading: try reader.number("leading"), bottom: try reader.number("bottom"),
          trailing: try reader.number("trailing"),
          percent: Set(ModifierRecord.Edge.allCases.filter { percent.contains("\($0)") }),
          centered: try reader.axes("centered")))
    case "overlay", "background":
      self = .attachment(try reader.content(), isOverlay: type == "overlay", try reader.place())
    case "alignmentGuide": self = try reader.guide()
    case "layoutDirection": self = .direction(try reader.direction("value"))
    case "containerRelativeFrame":
      self = .containerRelative(
        try reader.axes(), count: try reader.value("count") ?? 1, span: try reader.value("span") ?? 1,
        spacing: try reader.number("spacing") ?? 0, try reader.place(), window: try reader.window())
    case "gridCellColumns": self = .columns(Int(exactly: try reader.number("value") ?? 1) ?? 1)
    case "gridCellAnchor":
      guard let name = try? reader.decode(String.self, forKey: "value") else {
        let point = try reader.nestedContainer(keyedBy: CaseWord.self, forKey: "value")
        self = .anchor(UnitPoint(x: try point.number("x") ?? 0, y: try point.number("y") ?? 0))
        return
      }
      self = .anchor(try .named(name))
    case "gridCellUnsizedAxes": self = .unsized(try reader.axes())
    case "gridColumnAlignment": self = .columnAlignment(try .named(reader.value("value") ?? "", .horizontal))
    case "layoutValue": self = .layoutValue(try reader.number("value") ?? 0)
    case "decoration": self = .decoration(try reader.value("value") ?? 0)
    default: throw CaseError(description: "unknown modifier \"\(type)\"")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: CaseWord.self)
    func type(_ name: String) throws { try writer.value("type", name) }
    func point(_ name: String, _ x: Double, _ y: Double) throws {
      try type(name)
      try writer.number("x", x)
      try writer.number("y", y)
    }
    func edges(_ name: String, _ lengths: [Double?]) throws {
      try type(name)
      for (edge, length) in zip(ModifierRecord.Edge.allCases, lengths) {
        try writer.number(CaseWord(stringValue: "\(edge)"), length)
      }
    }
    switch self {
    case .frame(let width, let height, let place):
      try type("frame")
      try writer.number("width", width)
      try writer.number("height", height)
      try writer.place(place)
    case .flexibleFrame(let width, let height, let place):
      try type("flexFrame")
      try writer.number("minWidth", width.min)
      try writer.number("idealWidth", width.ideal)
      try writer.number("maxWidth", width.max)
      try writer.number("minHeight", height.min)
      try writer.number("idealHeight", height.ideal)
      try writer.number("maxHeight", height.max)
      try writer.place(place)
    case .percentFrame(let width, let height, let axes, let place):
      try type("percentFrame")
      try writer.number("width", width)
      try writer.number("height", height)
      try writer.axes(axes)
      try writer.place(place)
    case .padding(let insets):
      if insets == EdgeInsets(all: insets.top) {
        try type("padding")
        try writer.number("all", insets.top)
      } else {
        try edges("padding", [insets.top, insets.leading, insets.bottom, insets.trailing])
      }
    case .fixedSize(let axes):
      try type("fixedSize")
      try writer.value("horizontal", axes.contains(Axis.horizontal))
      try writer.value("vertical", axes.contains(Axis.vertical))
    case .aspectRatio(let ratio, let fill):
      try type("aspectRatio")
      try writer.number("ratio", ratio)
      try writer.value("mode", fill ? "fill" : "fit")
    case .priority(let value):
      try type("layoutPriority")
      try writer.number("value", value)
    case .offset(let x, let y): try point("offset", x, y)
    case .position(let x, let y): try point("position", x, y)
    case .edges(let own):
      try edges("edges", [own.top, own.leading, own.bottom, own.trailing])
      let percent = ModifierRecord.Edge.allCases.filter { own.percent.contains($0) }.map { "\($0)" }
      if !percent.isEmpty { try writer.value("percent", percent) }
      if !own.centered.isEmpty { try writer.axes(own.centered, "centered") }
    case .attachment(let content, let isOverlay, let place):
      try type(isOverlay ? "overlay" : "background")
      try writer.content(content)
      try writer.place(place)
    case .guide(let guide, let constant, let width, let height, let terms):
      try type("alignmentGuide")
      try writer.value("axis", "\(guide.axis)")
      try writer.value("guide", guide.name)
      var value = writer.nestedContainer(keyedBy: CaseWord.self, forKey: "value")
      try value.number("const", constant)
      try value.number("width", width)
      try value.number("height", height)
      for (key, axis) in [("h", Axis.horizontal), ("v", .vertical)] as [(CaseWord, Axis)] {
        let own = terms.filter { $0.key.axis == axis }.map { ($0.key.name, CaseNumber($0.value)) }
        if !own.isEmpty { try value.value(key, Dictionary(uniqueKeysWithValues: own)) }
      }
    case .direction(let direction):
      try type("layoutDirection")
      try writer.direction("value", direction)
    case .containerRelative(let axes, let count, let span, let spacing, let place, let window):
      try type("containerRelativeFrame")
      try writer.axes(axes)
      try writer.value("count", count)
      try writer.value("span", span)
      try writer.number("spacing", spacing)
      try writer.place(place)
      try writer.window(window)
    case .columns(let count):
      try type("gridCellColumns")
      try writer.value("value", count)
    case .anchor(let point):
      try type("gridCellAnchor")
      if let name = point.name { return try writer.value("value", name) }
      var value = writer.nestedContainer(keyedBy: CaseWord.self, forKey: "value")
      try value.number("x", point.x)
      try value.number("y", point.y)
    case .unsized(let axes):
      try type("gridCellUnsizedAxes")
      try writer.axes(axes)
    case .columnAlignment(let guide):
      try type("gridColumnAlignment")
      try writer.value("value", guide.name)
    case .layoutValue(let value):
      try type("layoutValue")
      try writer.number("value", value)
    case .decoration(let token):
      try type("decoration")
      try writer.value("value", token)
    }
  }
}

extension CaseReader {
  /// The list of elements in a stack, or the one element that is the content itself.
  fileprivate func content() throws -> TreeDescription {
    if let one = try? nestedContainer(keyedBy: CaseWord.self, forKey: "content"), one.contains("kind") {
      return try decode(TreeDescription.self, forKey: "content")
    }
    return .content(try value("content") ?? [])
  }

  fileprivate func guide() throws -> TreeDescription.Modifier {
    let axis: Axis = try value("axis") == "horizontal" ? .horizontal : .vertical
    let guide = try GuideKey.named(value("guide") ?? "", axis)
    if let number = try? number("value") { return .guide(guide, constant: number) }
    guard contains("value"), try !decodeNil(forKey: "value") else { return .guide(guide, constant: 0) }
    let value = try nestedContainer(keyedBy: CaseWord.self, forKey: "value")
    var terms: [GuideKey: Double] = [:]
    for (key, axis) in [("h", Axis.horizontal), ("v", .vertical)] as [(CaseWord, Axis)] {
      let own: [String: CaseNumber] = try value.value(key) ?? [:]
      for (name, factor) in own { terms[try .named(name, axis)] = factor.value }
    }
    return .guide(
      guide, constant: try value.number("const") ?? 0, width: try value.number("width") ?? 0,
      height: try value.number("height") ?? 0, terms: terms)
  }
}

extension CaseWriter {
  fileprivate mutating func content(_ content: TreeDescription) throws {
    if content == .content(content.children) {
      try value("content", content.children)
    } else {
      try value("content", content)
    }
  }
}
