import LayoutEngine

/// The corpora's form: `{"kind": …, parameters…, "modifiers": […], "children": […]}`.
///
/// An element with a number has it as `id`. A key that is not written has SwiftUI's default.
extension TreeDescription: Codable {
  package init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: CaseWord.self)
    self.init(
      try Kind(reader), try reader.value("children") ?? [], try reader.value("modifiers") ?? [])
    let id: Int? = try reader.value("id")
    guard (0...Int(Int32.max)).contains(id ?? 0) else {
      throw CaseError(description: "no element has the number \(id ?? 0)")
    }
    self.id = id ?? 0
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: CaseWord.self)
    try kind.write(&writer)
    if id != 0 { try writer.value("id", id) }
    if !modifiers.isEmpty { try writer.value("modifiers", modifiers) }
    if !children.isEmpty { try writer.value("children", children) }
  }
}

extension TreeDescription.Kind {
  /// The names of rules that are kinds of their own.
  private static let rules = ["equalWidthHStack": "EqualWidthRow", "flexRow": "FlexRow"]

  fileprivate init(_ reader: CaseReader) throws {
    let kind = try reader.decode(String.self, forKey: "kind")
    switch kind {
    case "color": self = .color
    case "fixed": self = .fixed(try reader.number("w") ?? 0, try reader.number("h") ?? 0)
    case "range":
      func length(_ least: CaseWord, _ ideal: CaseWord, _ most: CaseWord) throws -> (Double, Double, Double) {
        let (least, most) = (try reader.number(least) ?? 0, try reader.number(most) ?? .infinity)
        return (least, try reader.number(ideal) ?? max(least, min(10, most)), most)
      }
      let width = try length("minW", "idealW", "maxW")
      let height = try length("minH", "idealH", "maxH")
      self = .range(
        TreeDescription.Range(
          min: Size(width: width.0, height: height.0), ideal: Size(width: width.1, height: height.1),
          max: Size(width: width.2, height: height.2)))
    case "text":
      var measure = CharacterMeasure.described
      measure.characterWidth = try reader.value("charW") ?? measure.characterWidth
      measure.lineHeight = try reader.value("lineH") ?? measure.lineHeight
      measure.ascent = try reader.value("ascent") ?? measure.ascent
      self = .text(try reader.value("text") ?? "", lineLimit: try reader.value("lineLimit"), measure: measure)
    case "area": self = .measured(.area(try reader.number("area") ?? 0, idealWidth: try reader.number("idealW") ?? 10))
    case "areaH":
      self = .measured(
        .areaByHeight(try reader.number("area") ?? 0, idealHeight: try reader.number("idealH") ?? 200))
    case "constant": self = .measured(.constant(try reader.number("w") ?? 0, try reader.number("h") ?? 0))
    case "erratic": self = .measured(.erratic(try reader.value("seed") ?? 0))
    case "spacer": self = .spacer(try reader.number("minLength"))
    case "divider": self = .divider(try reader.number("thickness") ?? 1)
    case "empty", "group": self = .group
    case "hstack": self = .hStack(try reader.number("spacing"), try reader.place())
    case "vstack": self = .vStack(try reader.number("spacing"), try reader.place())
    case "zstack": self = .zStack(try reader.place())
    case "lazyVStack": self = .lazyVStack(try reader.number("spacing"), try reader.place())
    case "lazyHStack": self = .lazyHStack(try reader.number("spacing"), try reader.place())
    case "geometryReader": self = .geometryReader
    case "scrollView": self = .scrollView(try reader.axes(or: .vertical))
    case "viewThatFits": self = .viewThatFits(try reader.axes(or: .both))
    case "grid":
      self = .grid(try reader.number("horizontalSpacing"), try reader.number("verticalSpacing"), try reader.place())
    case "gridRow":
      let isAligned = try reader.contains("alignment") && !reader.decodeNil(forKey: "alignment")
      self = .gridRow(isAligned ? try reader.place().vertical : nil)
    case "lazyVGrid": self = .lazyVGrid(try reader.tracks(), try reader.number("spacing"), try reader.place())
    case "lazyHGrid": self = .lazyHGrid(try reader.tracks(), try reader.number("spacing"), try reader.place())
    case "rule":
      self = .custom(
        RuleDescription(
          name: try reader.value("rule") ?? "", parameters: try reader.value("parameters") ?? .object([:])))
    default:
      guard let rule = Self.rules[kind] else { throw CaseError(description: "unknown kind \"\(kind)\"") }
      self = .custom(RuleDescription(name: rule))
    }
  }

  fileprivate func write(_ writer: inout CaseWriter) throws {
    func kind(_ name: String) throws { try writer.value("kind", name) }
    func stack(_ name: String, _ spacing: Double?, _ place: TreeDescription.Place) throws {
      try kind(name)
      try writer.number("spacing", spacing)
      try writer.place(place)
    }
    func size(_ name: String, _ width: Double, _ height: Double) throws {
      try kind(name)
      try writer.number("w", width)
      try writer.number("h", height)
    }
    func area(_ name: String, _ area: Double, _ ideal: Double, _ key: CaseWord, default usual: Double) throws {
      try kind(name)
      try writer.number("area", area)
      if ideal != usual { try writer.number(key, ideal) }
    }
    switch self {
    case .color: try kind("color")
    case .fixed(let width, let height): try size("fixed", width, height)
    case .range(let range):
      try kind("range")
      try writer.number("minW", range.min.width)
      try writer.number("idealW", range.ideal.width)
      try writer.number("maxW", range.max.width)
      try writer.number("minH", range.min.height)
      try writer.number("idealH", range.ideal.height)
      try writer.number("maxH", range.max.height)
    case .text(let text, let lineLimit, let measure):
      try kind("text")
      try writer.value("text", text)
      try writer.value("lineLimit", lineLimit)
      if measure != .described {
        try writer.number("charW", measure.characterWidth)
        try writer.number("lineH", measure.lineHeight)
        try writer.number("ascent", measure.ascent)
      }
    case .measured(.area(let length, let ideal)): try area("area", length, ideal, "idealW", default: 10)
    case .measured(.areaByHeight(let length, let ideal)): try area("areaH", length, ideal, "idealH", default: 200)
    case .measured(.constant(let width, let height)): try size("constant", width, height)
    case .measured(.erratic(let seed)):
      try kind("erratic")
      try writer.value("seed", seed)
    case .spacer(let least):
      try kind("spacer")
      try writer.number("minLength", least)
    case .divider(let thickness):
      try kind("divider")
      if thickness != 1 { try writer.number("thickness", thickness) }
    case .group: try kind("group")
    case .hStack(let spacing, let place): try stack("hstack", spacing, place)
    case .vStack(let spacing, let place): try stack("vstack", spacing, place)
    case .zStack(let place): try stack("zstack", nil, place)
    case .lazyVStack(let spacing, let place): try stack("lazyVStack", spacing, place)
    case .lazyHStack(let spacing, let place): try stack("lazyHStack", spacing, place)
    case .geometryReader: try kind("geometryReader")
    case .scrollView(let axes):
      try kind("scrollView")
      try writer.axes(axes)
    case .viewThatFits(let axes):
      try kind("viewThatFits")
      try writer.axes(axes)
    case .grid(let across, let down, let place):
      try stack("grid", nil, place)
      try writer.number("horizontalSpacing", across)
      try writer.number("verticalSpacing", down)
    case .gridRow(let guide):
      try kind("gridRow")
      try writer.value("alignment", guide?.name)
    case .lazyVGrid(let tracks, let spacing, let place):
      try stack("lazyVGrid", spacing, place)
      try writer.tracks(tracks)
    case .lazyHGrid(let tracks, let spacing, let place):
      try stack("lazyHGrid", spacing, place)
      try writer.tracks(tracks)
    case .custom(let rule):
      if let name = Self.rules.first(where: { $0.value == rule.name })?.key { return try kind(name) }
      try kind("rule")
      try writer.value("rule", rule.name)
      try writer.value("parameters", rule.parameters)
    }
  }
}

extension CaseReader {
  fileprivate func tracks() throws -> [GridTrack] {
    guard contains("tracks"), try !decodeNil(forKey: "tracks") else { return [] }
    var list = try nestedUnkeyedContainer(forKey: "tracks")
    var tracks: [GridTrack] = []
    while !list.isAtEnd { tracks.append(try list.nestedContainer(keyedBy: CaseWord.self).track()) }
    return tracks
  }

  private func track() throws -> GridTrack {
    let extent: GridTrack.Extent
    let (least, most) = (try number("min") ?? 10, try number("max") ?? .infinity)
    switch try decode(String.self, forKey: "size") {
    case "fixed": extent = .fixed(try number("value") ?? 0)
    case "flexible": extent = .flexible(min: least, max: most)
    case "adaptive": extent = .adaptive(min: least, max: most)
    case let other: throw CaseError(description: "unknown track size \"\(other)\"")
    }
    let place = try place()
    return GridTrack(
      extent, spacing: try number("spacing") ?? .nan, horizontal: place.horizontal, vertical: place.vertical)
  }
}

extension CaseWriter {
  fileprivate mutating func tracks(_ tracks: [GridTrack]) throws {
    var list = nestedUnkeyedContainer(forKey: "tracks")
    for track in tracks {
      var writer = list.nestedContainer(keyedBy: CaseWord.self)
      func between(_ name: String, _ least: Double, _ most: Double) throws {
        try writer.value("size", name)
        if least != 10 { try writer.number("min", least) }
        if most != .infinity { try writer.number("max", most) }
      }
      switch track.extent {
      case .fixed(let length):
        try writer.value("size", "fixed")
        try writer.number("value", length)
      case .flexible(let least, let most): try between("flexible", least, most)
      case .adaptive(let least, let most): try between("adaptive", least, most)
      }
      if !track.spacing.isNaN { try writer.number("spacing", track.spacing) }
      try writer.place(TreeDescription.Place(horizontal: track.horizontal, vertical: track.vertical))
    }
  }
}
