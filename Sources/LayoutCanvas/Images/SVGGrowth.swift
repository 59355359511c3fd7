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

    /// The growth by each property. Of several values of one the largest counts, since any of them may win.
    struct Factors {
      private var factors: [String: Double] = [:]

      /// The growth by all of them.
      var product: Double { factors.values.reduce(1, *) }
      /// Whether they make letters larger, or may replace a transform that makes them smaller.
      var matters: Bool { factors["transform"] != nil || factors.values.contains { $0 > 1 } }

      mutating func add(_ factor: Double, for name: String) {
        let name = name == "font" ? "font-size" : name
        factors[name] = max(factors[name] ?? factor, factor)
      }

      mutating func add(_ others: Factors) { for (name, factor) in others.factors { add(factor, for: name) } }
    }

    /// The growth by one attribute or property; less than 1 makes letters smaller.
    static func of(_ name: String, _ value: Substring) -> Double {
      switch name {
      case "font-size": ofLetters(value, SVGNumbers.measures(value))
      case "font": ofFont(value.prefix { !"/\"'".contains($0) })
      // Markers grow with it.
      case "stroke-width": squared(max(1, (SVGNumbers.lengths(value).map(abs).max() ?? 0) / usualSide))
      case "transform": squared(isTransform(value) ? ofTransform(value) : max(1, ofTransform(value)))
      case "patternTransform", "gradientTransform": squared(max(1, ofTransform(value)))
      case "clipPathUnits", "maskContentUnits", "patternContentUnits":
        value.contains("objectBoundingBox") ? squared(usualSide) : 1
      default: 1
      }
    }

    /// The growth by all properties of a rule or an attribute `style`.
    static func of(declarations: Substring) -> Factors {
      var factors = Factors()
      for declaration in declarations.split(separator: ";") {
        guard let colon = declaration.firstIndex(of: ":") else { continue }
        let name = declaration[..<colon].filter { !$0.isWhitespace }.lowercased()
        factors.add(of(name, declaration[declaration.index(after: colon)...]), for: name)
      }
      return factors
    }

    /// The growth by a view box.
    ///
    /// - Parameters:
    ///   - sides: the stated width and height of its element.
    ///   - isRoot: whether it is that of the document, which is as large as its view box unless it states a size.
    static func of(viewBox: Substring, sides: [Substring], isRoot: Bool) -> Double {
      let box = SVGNumbers.all(viewBox)
      guard box.count == 4, min(box[2], box[3]) > 0 else { return 1 }
      let side = sides.filter { !$0.contains("%") }.flatMap(SVGNumbers.lengths).max()
      if side == nil, isRoot { return 1 }
      return squared(max(side ?? usualSide, side == nil ? min(box[2], box[3]) : 0) / min(box[2], box[3]))
    }

    private static func squared(_ number: Double) -> Double { number * number }

    /// The growth by the part of `font` that is in front of the line height and of families in quotes.
    private static func ofFont(_ value: Substring) -> Double {
      var measures = SVGNumbers.measures(value)[...]
      // A weight may be in front of the size.
      if measures.count > 1, let first = measures.first, first.unit.isEmpty, first.number <= 1_000 {
        measures = measures.dropFirst()
      }
      return ofLetters(value, Array(measures))
    }

    private static func ofLetters(_ value: Substring, _ measures: [SVGNumbers.Measure]) -> Double {
      let text = value.lowercased()
      return measures.reduce(text.contains("larger") ? 1.2 : 1) { growth, measure in
        let factor =
          switch measure.unit {
          case "%": measure.number / 100
          case "em", "ex", "rem": measure.number
          default: measure.pixels / usualLetters
          }
        return max(growth, abs(factor))
      }
    }

    /// The functions of a transform, and how many numbers they may have.
    private static let functions = [
      "matrix": [6], "translate": [1, 2], "scale": [1, 2], "rotate": [1, 3], "skewX": [1], "skewY": [1],
    ]

    /// Whether librsvg surely does not leave out a transform: only then may it make letters smaller.
    private static func isTransform(_ value: Substring) -> Bool {
      let parts = value.split(separator: ")", omittingEmptySubsequences: false)
      return parts.last?.allSatisfy(\.isWhitespace) == true
        && parts.dropLast().allSatisfy { part in
          let halves = part.split(separator: "(", omittingEmptySubsequences: false)
          guard halves.count == 2, let counts = functions[halves[0].filter { !$0.isWhitespace }] else { return false }
          let lists = halves[1].split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace) }
          return lists.allSatisfy { !$0.isEmpty } && counts.contains(lists.joined().count)
            && lists.joined().allSatisfy(isNumber)
        }
    }

    private static func isNumber(_ word: Substring) -> Bool {
      word.utf8.allSatisfy("0123456789+-.eE".utf8.contains) && word.last != "." && Double(word) != nil
    }

    private static func ofTransform(_ value: Substring) -> Double {
      value.split(separator: ")").reduce(1) { growth, part in
        guard let open = part.lastIndex(of: "(") else { return growth }
        let measures = SVGNumbers.measures(part[part.index(after: open)...])
        let sizes = measures.map { abs($0.number) }
        switch part[..<open].filter({ $0.isLetter }).lowercased() {
        case "scale", "scalex", "scaley": return growth * (sizes.max() ?? 1)
        case "matrix":
          guard sizes.count >= 4 else { return growth }
          return growth * max(sizes[0] + sizes[2], sizes[1] + sizes[3])
        case "skew", "skewx", "skewy":
          let tangents = measures.map { measure in
            let turn = Transform(rotation: .degrees(measure.degrees))
            return abs(turn.b / turn.a)
          }
          return growth * (1 + (tangents.max() ?? 0))
        default: return growth
        }
      }
    }
  }

  /// The numbers in an attribute.
  enum SVGNumbers {
    /// A number, and the unit behind it in small letters.
    struct Measure {
      var number: Double
      var unit: String

      /// The length in pixels. A unit that depends on others, or is not known, counts as the largest one.
      var pixels: Double {
        switch unit {
        case "", "px": number
        case "pt": number * 4 / 3
        case "pc": number * 16
        case "mm": number * 96 / 25.4
        case "cm": number * 96 / 2.54
        case "q": number * 96 / 101.6
        default: number * 96
        }
      }

      /// The angle.
      var degrees: Double {
        switch unit {
        case "rad": number * 180 / .pi
        case "grad": number * 0.9
        case "turn": number * 360
        default: number
        }
      }
    }

    /// All numbers in the order of the text, without their units.
    static func all(_ text: Substring) -> [Double] { measures(text).map(\.number) }

    /// All lengths in the order of the text, in pixels.
    static func lengths(_ text: Substring) -> [Double] { measures(text).map(\.pixels) }

    /// Whether a byte may be in a name.
    static func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"), 128...: true
      default: false
      }
    }

    /// All numbers in the order of the text; those in names are left out.
    static func measures(_ text: Substring) -> [Measure] {
      var measures: [Measure] = []
      var word: [UInt8] = []
      // Whether a name or unit is open, and whether it is a unit.
      var (isName, isUnit) = (false, false)
      func finish() {
        // An exponent without digits is a unit.
        let count = (word.lastIndex { (48...57).contains($0) || $0 == UInt8(ascii: ".") } ?? -1) + 1
        let number = Double(String(decoding: word[..<count], as: UTF8.self))
        if let number {
          measures.append(Measure(number: number, unit: String(decoding: word[count...], as: UTF8.self).lowercased()))
        }
        (isName, isUnit) = (number != nil && count < word.count, number != nil)
        word = []
      }
      for byte in text.utf8 {
        switch byte {
        case 48...57 where !isName: word.append(byte)
        case UInt8(ascii: "."):
          if word.contains(byte) || word.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) { finish() }
          isName = false
          word.append(byte)
        case UInt8(ascii: "e") where !word.isEmpty, UInt8(ascii: "E") where !word.isEmpty: word.append(byte)
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
          if isName, byte == UInt8(ascii: "-") { break }
          if word.last.map({ $0 | 0x20 }) != UInt8(ascii: "e") { finish() }
          isName = false
          word.append(byte)
        default:
          if !word.isEmpty { finish() }
          isName = isLetter(byte) || byte == UInt8(ascii: "%")
          if isName, isUnit, let last = measures.indices.last {
            measures[last].unit += String(decoding: [byte | 0x20], as: UTF8.self)
          }
          if !isName { isUnit = false }
        }
      }
      finish()
      return measures
    }
  }
#endif
