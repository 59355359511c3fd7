#if canImport(CCairo)
  /// What the style sheets of an SVG file, and the attributes that have the form of styles, refer to.
  struct SVGStyleSheet {
    /// What a rule selects elements by. Of several conditions the one for the fewest elements counts.
    enum Sort {
      case type(String)
      case styleClass(String)
      case id(String)

      /// A name that no element has as its own: those have no control characters.
      var name: String {
        switch self {
        case .type(let name): "\0\(name)"
        case .styleClass(let name): "\0.\(name)"
        case .id(let name): "\0#\(name)"
        }
      }
    }

    /// Rules that refer to elements of the document, or make letters larger.
    var rules: [(sort: Sort, targets: [String], growth: Double)] = []

    /// - Throws: where the text has rules that this check and librsvg might read in different ways.
    init(_ text: String) throws(PictureFault) {
      let text = try Self.withoutComments(text)
      for part in text.split(separator: "}") {
        // A rule may be in the braces of another one.
        guard let open = part.lastIndex(of: "{") else { continue }
        let declarations = part[part.index(after: open)...]
        let (targets, growth) = (Self.targets(declarations), SVGGrowth.of(declarations: declarations))
        guard !targets.isEmpty || growth > 1 else { continue }
        let selectors = part[..<open].split(separator: "{").last ?? ""
        for selector in selectors.split(separator: ",") {
          guard let sort = Self.sort(of: selector) else { throw .refused("its style sheet cannot be read") }
          rules.append((sort, targets, growth))
        }
      }
    }

    private static func withoutComments(_ text: String) throws(PictureFault) -> String {
      if text.utf8.contains(UInt8(ascii: "\\")) { throw .refused("its style sheet cannot be read") }
      var result = ""
      var rest = text[...]
      while let start = rest.firstRange(of: "/*") {
        result += rest[..<start.lowerBound]
        rest = rest[start.upperBound...]
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      }
      return result + rest
    }

    /// What the last part of a selector has; `nil` where it may select any element.
    private static func sort(of selector: Substring) -> Sort? {
      let parts = selector.split { $0.isWhitespace || ">+~".contains($0) }
      guard let last = parts.last else { return nil }
      var names: [Character: Substring] = [:]
      var (kind, start): (Character, _) = (" ", last.startIndex)
      for at in last.indices where ".#:[".contains(last[at]) {
        if names[kind] == nil { names[kind] = last[start..<at] }
        (kind, start) = (last[at], last.index(after: at))
      }
      if names[kind] == nil { names[kind] = last[start...] }
      if let id = names["#"] { return .id(String(id)) }
      if let name = names["."] { return .styleClass(String(name)) }
      guard let type = names[" "], !type.isEmpty, type != "*" else { return nil }
      // A namespace may be in front.
      return .type(String(type.split(separator: "|").last ?? type))
    }

    /// The names of elements in `url(#name)`.
    static func targets(_ text: Substring) -> [String] {
      var targets: [String] = []
      var rest = text.utf8[...]
      while let open = rest.firstIndex(of: UInt8(ascii: "(")) {
        let isAddress = rest[..<open].suffix(3).elementsEqual("url".utf8) { $0 | 0x20 == $1 }
        rest = rest[rest.index(after: open)...]
        guard isAddress else { continue }
        let end = rest.firstIndex(of: UInt8(ascii: ")")) ?? rest.endIndex
        let address = String(decoding: rest[..<end], as: UTF8.self)
          .filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        if address.hasPrefix("#") { targets.append(String(address.dropFirst())) }
        rest = rest[end...]
      }
      return targets
    }
  }
#endif
