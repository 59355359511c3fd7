#if canImport(CCairo)
  /// Reads the tags of an XML document, one after the other.
  ///
  /// Documents in which an XML parser might read other tags than this one are refused.
  struct XMLScanner {
    /// A start or end of an element.
    struct Tag {
      /// The name without its prefix.
      var name: String
      var isStart: Bool
      /// Whether the element ends with this tag.
      var isEmpty: Bool
      var id: String?
      /// The elements and files that it refers to: an element may have attributes `href` of different prefixes.
      var hrefs: [String] = []
      /// Further attributes that are checked, by their names without prefixes.
      var attributes: [(name: String, value: String)] = []
    }

    /// The names of attributes that are checked besides those with an address.
    private static let checked: Set = [
      "class", "style", "order", "numOctaves", "font-size", "font", "stroke-width", "viewBox", "width", "height",
      "clipPathUnits", "maskContentUnits", "patternContentUnits",
    ]
    /// Attributes of drawing programs with paths of files, which librsvg does not read.
    private static let unread: Set = ["docname", "export-filename"]

    private let bytes: [UInt8]
    private var at = 0
    /// The texts that the document declares.
    private var entities: [String: ArraySlice<UInt8>] = [:]
    /// The longest of them that is put into an attribute, so that the time stays linear.
    private static let longestEntity = 1_000

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    /// The next tag; `nil` at the end.
    mutating func next() throws(PictureFault) -> Tag? {
      if at == 0, bytes.contains(0) { throw .refused("its letters are not in UTF-8") }
      while let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
        at = open
        if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") { continue }
        if begins("<?") { try instruction() } else if begins("<!") { try declaration() } else { return try tag() }
      }
      return nil
    }

    private func begins(_ text: StaticString) -> Bool { text.withUTF8Buffer { bytes[at...].starts(with: $0) } }

    /// Skips a section; an open one lasts to the end.
    private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
      guard begins(start) else { return false }
      at += start.utf8CodeUnitCount
      while at < bytes.count, !begins(end) { at += 1 }
      at = min(at + end.utf8CodeUnitCount, bytes.count)
      return true
    }

    /// Encodings in which every tag is written in the letters of ASCII.
    private static let encodings = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125"]

    /// Skips an instruction, and reads the encoding in the first. One that names a style sheet is refused.
    private mutating func instruction() throws(PictureFault) {
      let start = at
      _ = skip("<?", to: "?>")
      let text = String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
      if text.hasPrefix("<?xml-stylesheet") { throw .refused(SVGStyleSheet.refusal) }
      guard text.hasPrefix("<?xml"), let range = text.firstRange(of: "encoding") else { return }
      let name = text[range.upperBound...].drop { " \t\r\n='\"".contains($0) }
      guard Self.encodings.contains(where: { name.hasPrefix($0) }) else {
        throw .refused("its letters are not in UTF-8")
      }
    }

    /// Skips the type of the document, whose declared texts may contain no tags.
    private mutating func declaration() throws(PictureFault) {
      var isInside = false
      var quote: UInt8?
      // Where a declaration and a text in it begin.
      var (start, first) = (at, at)
      at += 2
      while at < bytes.count {
        let byte = bytes[at]
        at += 1
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "<") && quote != nil {
          throw .refused("it declares texts that contain elements or other texts")
        }
        if let open = quote {
          if byte == open {
            quote = nil
            declare(bytes[start..<first], bytes[first + 1..<at - 1])
          }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): (quote, first) = (byte, at - 1)
        case UInt8(ascii: "["): isInside = true
        case UInt8(ascii: "]"): isInside = false
        case UInt8(ascii: ">"): if !isInside { return }
        case UInt8(ascii: "<"):
          guard isInside, bytes[at...].starts(with: "!E".utf8) else {
            throw .refused("its document type cannot be read")
          }
          start = at
        default: break
        }
      }
    }

    /// Notes a declared text; of several with one name the first counts.
    private mutating func declare(_ start: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
      let words = start.split(whereSeparator: Self.isSpace)
      guard words.count == 2, words[0].elementsEqual("!ENTITY".utf8) else { return }
      let name = String(decoding: words[1], as: UTF8.self)
      if entities[name] == nil { entities[name] = text }
    }

    private mutating func tag() throws(PictureFault) -> Tag {
      at += 1
      let isStart = at >= bytes.count || bytes[at] != UInt8(ascii: "/")
      if !isStart { at += 1 }
      var tag = Tag(name: local(name()), isStart: isStart, isEmpty: false)
      while true {
        skipSpace()
        guard at < bytes.count else { throw .undecodable }
        switch bytes[at] {
        case UInt8(ascii: ">"):
          at += 1
          return tag
        case UInt8(ascii: "/"):
          tag.isEmpty = true
          at += 1
        default:
          let key = name()
          skipSpace()
          guard !key.isEmpty, at < bytes.count, bytes[at] == UInt8(ascii: "=") else { throw .undecodable }
          at += 1
          skipSpace()
          let value = try quoted()
          switch local(key) {
          case "id": tag.id = try text(value)
          case "href": tag.hrefs.append(try text(value))
          case let name where Self.unread.contains(name): break
          case let name where Self.checked.contains(name) || value.contains(where: "(&".utf8.contains):
            // A parenthesis may be written as a number or name.
            let text = try text(value)
            if Self.checked.contains(name) || text.contains("(") { tag.attributes.append((name, text)) }
          default: break
          }
        }
      }
    }

    /// The text that an open element begins with.
    mutating func content() throws(PictureFault) -> String {
      var text = ""
      while at < bytes.count {
        let start = at
        if skip("<![CDATA[", to: "]]>") {
          text += String(decoding: bytes[start + 9..<max(start + 9, at - 3)], as: UTF8.self)
        } else if !skip("<!--", to: "-->") {
          at = bytes[at...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
          if at == start { break }
          text += try self.text(bytes[start..<at])
        }
      }
      return text
    }

    /// A text in which letters may be written as numbers and names, and declared texts by theirs.
    private func text(_ bytes: ArraySlice<UInt8>) throws(PictureFault) -> String {
      guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
      var (result, rest) = ([UInt8](), bytes)
      while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
        guard let end = rest[start...].prefix(64).firstIndex(of: UInt8(ascii: ";")),
          let text = replacement(String(decoding: rest[start + 1..<end], as: UTF8.self))
        else { throw .refused("it has a text in an attribute that is not declared, or too long") }
        result += rest[..<start] + text
        rest = rest[(end + 1)...]
      }
      return String(decoding: result + rest, as: UTF8.self)
    }

    private static let letters = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// What stands for a name between `&` and `;`.
    private func replacement(_ name: String) -> ArraySlice<UInt8>? {
      guard name.hasPrefix("#") else {
        if let letter = Self.letters[name] { return Array(letter.utf8)[...] }
        return entities[name].flatMap { $0.count <= Self.longestEntity ? $0 : nil }
      }
      let digits = name.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8)[...] }
    }

    private mutating func skipSpace() {
      while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
    }

    /// The letters up to the next that ends a name.
    private mutating func name() -> ArraySlice<UInt8> {
      let start = at
      while at < bytes.count, !Self.isSpace(bytes[at]), !"=/>".utf8.contains(bytes[at]) { at += 1 }
      return bytes[start..<at]
    }

    private func local(_ name: ArraySlice<UInt8>) -> String {
      let start = name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.startIndex
      return String(decoding: name[start...], as: UTF8.self)
    }

    private mutating func quoted() throws(PictureFault) -> ArraySlice<UInt8> {
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'"),
        let end = bytes[(at + 1)...].firstIndex(of: bytes[at])
      else { throw .undecodable }
      defer { at = end + 1 }
      return bytes[at + 1..<end]
    }
  }
#endif
