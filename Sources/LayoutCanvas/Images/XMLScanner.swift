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
    }

    private let bytes: [UInt8]
    private var at = 0

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

    /// Skips an instruction, and reads the encoding in the first.
    private mutating func instruction() throws(PictureFault) {
      let start = at
      _ = skip("<?", to: "?>")
      let text = String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
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
      at += 2
      while at < bytes.count {
        let byte = bytes[at]
        at += 1
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "<") && quote != nil {
          throw .refused("it declares texts that contain elements or other texts")
        }
        if let open = quote {
          if byte == open { quote = nil }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): isInside = true
        case UInt8(ascii: "]"): isInside = false
        case UInt8(ascii: ">"): if !isInside { return }
        case UInt8(ascii: "<"):
          guard isInside, bytes[at...].starts(with: "!E".utf8) else {
            throw .refused("its document type cannot be read")
          }
        default: break
        }
      }
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
          case "id": tag.id = String(decoding: value, as: UTF8.self)
          case "href": tag.hrefs.append(String(decoding: value, as: UTF8.self))
          default: break
          }
        }
      }
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
