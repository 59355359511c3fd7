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

    /// Why a file is not shown whose style sheet librsvg might read in another way.
    static let refusal = "its style sheet cannot be read"

    /// Rules that refer to elements of the document, or make letters larger.
    var rules: [(sort: Sort, targets: [String], growth: SVGGrowth.Factors)] = []

    /// - Throws: where the text has rules that this check and librsvg might read in different ways.
    init(_ text: String) throws(PictureFault) {
      let text = try Self.withoutComments(text)
      if text.lowercased().contains("@import") { throw .refused(Self.refusal) }
      for part in text.split(separator: "}") {
        // A rule may be in the braces of a rule with an @.
        var braces = part.split(separator: "{", omittingEmptySubsequences: false)
        guard braces.count > 1 else { continue }
        let declarations = braces.removeLast()
        let selectors = braces.removeLast().split(separator: ";").last ?? ""
        for outer in braces where outer.split(separator: ";").last?.first(where: { !$0.isWhitespace }) != "@" {
          throw .refused(Self.refusal)
        }
        let (targets, growth) = (Self.targets(declarations), SVGGrowth.of(declarations: declarations))
        guard !targets.isEmpty || growth.matters else { continue }
        for selector in selectors.split(separator: ",") {
          guard let sort = Self.sort(of: selector) else { throw .refused(Self.refusal) }
          rules.append((sort, targets, growth))
        }
      }
    }

    /// Takes the comments out of a style sheet or an attribute `style`.
    ///
    /// - Throws: where strings and brackets are such that librsvg might read other comments or rules.
    static func withoutComments(_ text: String) throws(PictureFault) -> String {
      var result: [UInt8] = []
      var rest = Array(text.utf8)[...]
      // What ends the open brackets and the open string.
      var (ends, quote): ([UInt8], UInt8?) = ([], nil)
      while let byte = rest.popFirst() {
        let isComment = byte == UInt8(ascii: "/") && rest.first == UInt8(ascii: "*")
        switch byte {
        case UInt8(ascii: "\\"): throw .refused(refusal)
        case _ where isComment || "{}".utf8.contains(byte):
          if quote != nil || !ends.isEmpty { throw .refused(refusal) }
        case _ where quote != nil:
          if [10, 12, 13].contains(byte) { throw .refused(refusal) }
          if byte == quote { quote = nil }
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          // In an address without quotes they are no strings.
          let isFirst = result.last { !XMLScanner.isSpace($0) } == UInt8(ascii: "(")
          guard ends.isEmpty || ends == [UInt8(ascii: "]")] || ends == [UInt8(ascii: ")")] && isFirst else {
            throw .refused(refusal)
          }
          quote = byte
        case UInt8(ascii: "("): ends.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): ends.append(UInt8(ascii: "]"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
          guard ends.popLast() == byte else { throw .refused(refusal) }
        default: break
        }
        if isComment {
          rest = rest.dropFirst()
          while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
          rest = rest.dropFirst(2)
        } else {
          result.append(byte)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    /// What the last part of a selector has; `nil` where it may select any element, or has brackets.
    private static func sort(of selector: Substring) -> Sort? {
      let parts = selector.split { $0.isWhitespace || ">+~".contains($0) }
      guard let last = parts.last, !selector.contains(where: { "([".contains($0) }) else { return nil }
      var names: [Character: Substring] = [:]
      var (kind, start): (Character, _) = (" ", last.startIndex)
      for at in last.indices where ".#:".contains(last[at]) {
        if names[kind] == nil { names[kind] = last[start..<at] }
        (kind, start) = (last[at], last.index(after: at))
      }
      if names[kind] == nil { names[kind] = last[start...] }
      // A namespace may be in front.
      let type = names[" "]?.split(separator: "|").last ?? ""
      let name = names["#"] ?? names["."] ?? type
      guard !name.isEmpty, name.utf8.allSatisfy(SVGNumbers.isLetter) else {
        return nil
      }
      if names["#"] != nil { return .id(String(name)) }
      return names["."] != nil ? .styleClass(String(name)) : .type(String(name))
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
