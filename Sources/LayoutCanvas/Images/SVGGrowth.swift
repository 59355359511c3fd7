#if canImport(CCairo)
  import LayoutCore

  /// By how much attributes of SVG files make letters larger.
  ///
  /// A font of more than 65,535 pixels is an error of FreeType, after which the typeface draws no letter in the whole process.
  /// librsvg has Pango make a font of the letters' size times the square of the scale, so transforms count by their squares. It
  /// ends the program, or does not end, where letters are millions of pixels high.
  enum SVGGrowth {
    /// The greatest growth of all elements around letters together.
    static let limit = 4_000.0

    /// Letters of so many pixels are no growth.
    static let usualLetters = 16.0
    /// The most pixels of a font.
    static let pixelLimit = 65_000.0
    /// The length that a box may have where it is not stated.
    private static let usualSide = 1_000.0

    /// The growth by one attribute or property; less than 1 makes letters smaller.
    static func of(_ name: String, _ value: Substring) -> Double {
      switch name {
      case "font-size": ofLetters(value)
      case "font": ofLetters(value.prefix { $0 != "/" })
      // Markers grow with it.
      case "stroke-width": squared(max(1, (SVGNumbers.all(value).map(abs).max() ?? 0) / usualSide))
      case "transform": squared(ofTransform(value))
      case "clipPathUnits", "maskContentUnits", "patternContentUnits":
        value.contains("objectBoundingBox") ? squared(usualSide) : 1
      default: 1
      }
    }

    /// The growth by all properties of a rule or an attribute `style`.
    static func of(declarations: Substring) -> Double {
      declarations.split(separator: ";").reduce(1) { growth, declaration in
        guard let colon = declaration.firstIndex(of: ":") else { return growth }
        let name = declaration[..<colon].filter { !$0.isWhitespace }.lowercased()
        return growth * of(name, declaration[declaration.index(after: colon)...])
      }
    }

    /// The growth by a view box.
    ///
    /// - Parameters:
    ///   - sides: the stated width and height of its element.
    ///   - isRoot: whether it is that of the document, which is as large as its view box unless it states a size.
    static func of(viewBox: Substring, sides: [Substring], isRoot: Bool) -> Double {
      let box = SVGNumbers.all(viewBox)
      guard box.count == 4, min(box[2], box[3]) > 0 else { return 1 }
      let side = sides.filter { !$0.contains("%") }.flatMap(SVGNumbers.all).max()
      if side == nil, isRoot { return 1 }
      return squared(max(side ?? usualSide, side == nil ? min(box[2], box[3]) : 0) / min(box[2], box[3]))
    }

    private static func squared(_ number: Double) -> Double { number * number }

    private static func ofLetters(_ value: Substring) -> Double {
      let text = value.lowercased()
      guard let number = SVGNumbers.all(value).last.map(abs) else { return text.contains("larger") ? 1.2 : 1 }
      if text.contains("%") { return max(1, number / 100) }
      return max(1, text.contains("em") || text.contains("ex") ? number : number / usualLetters)
    }

    private static func ofTransform(_ value: Substring) -> Double {
      value.split(separator: ")").reduce(1) { growth, part in
        guard let open = part.lastIndex(of: "(") else { return growth }
        let numbers = SVGNumbers.all(part[part.index(after: open)...])
        switch part[..<open].filter({ $0.isLetter }).lowercased() {
        case "scale", "matrix": return growth * (numbers.prefix(4).map(abs).max() ?? 1)
        case "skewx", "skewy":
          let turn = Transform(rotation: .degrees(numbers.first ?? 0))
          return growth * (1 + abs(turn.b / turn.a))
        default: return growth
        }
      }
    }
  }

  /// The numbers in an attribute.
  enum SVGNumbers {
    /// All numbers in the order of the text; units and other letters are left out.
    static func all(_ text: Substring) -> [Double] {
      var numbers: [Double] = []
      var word: [UInt8] = []
      func finish() {
        // An exponent without digits is a unit.
        while let last = word.last, !(48...57).contains(last), last != UInt8(ascii: ".") { word.removeLast() }
        if let number = Double(String(decoding: word, as: UTF8.self)) { numbers.append(number) }
        word = []
      }
      for byte in text.utf8 {
        switch byte {
        case 48...57: word.append(byte)
        case UInt8(ascii: "."):
          if word.contains(byte) || word.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) { finish() }
          word.append(byte)
        case UInt8(ascii: "e"), UInt8(ascii: "E"): if !word.isEmpty { word.append(byte) }
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
          if word.last.map({ $0 | 0x20 }) != UInt8(ascii: "e") { finish() }
          word.append(byte)
        default: finish()
        }
      }
      finish()
      return numbers
    }
  }
#endif
