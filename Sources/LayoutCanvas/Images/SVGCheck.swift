#if canImport(CCairo)
  /// Checks an SVG file before librsvg reads it.
  ///
  /// 1. Its letters are such that this check and librsvg read the same elements: an encoding that contains ASCII, and
  ///    no declared parts of text that contain elements.
  /// 2. It shows no other file, and no picture that is beyond the limits.
  /// 3. No element shows itself, at once or through others: by `use`, or as a pattern, mask or marker.
  /// 4. References draw no more elements than a multiple of what the file has.
  /// 5. No filter has more parts, and no letters are larger, than librsvg copes with.
  ///
  /// A document with a style sheet that makes letters larger is read twice, since its rules hold for elements before it.
  ///
  /// - Complexity: O(n) for n bytes.
  struct SVGCheck {
    private let bytes: [UInt8]
    private var scanner: XMLScanner
    private let pixelLimit: Int
    /// The pixels of the pictures inside so far.
    private var pixels = 0
    private var references = ReferenceGraph()
    /// By how much the rules of style sheets make letters larger, by the names of their sorts.
    private var growths: [String: SVGGrowth.Factors] = [:]
    /// The filters that are open, and the parts of the outermost one.
    private var (filterDepth, filterParts) = (0, 0)

    /// How many elements may be drawn for each one of the file.
    private static let drawnFactor = 64.0
    /// How many more may be drawn, so that small files are free.
    private static let drawnAllowance = 1_000.0
    /// The most parts of one filter: each takes time for all pixels.
    private static let filterPartLimit = 100
    /// The most numbers of a convolution: librsvg reads no more, and ends the program where they are fewer than stated.
    private static let convolutionLimit = 400.0
    /// The most octaves of noise; further ones are not visible.
    private static let octaveLimit = 16.0

    /// Whether `bytes` begin as a document does.
    static func isDrawing(_ bytes: [UInt8]) -> Bool {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
      return start.first { !XMLScanner.isSpace($0) } == UInt8(ascii: "<")
    }

    /// What an SVG file that is shown consists of.
    struct Facts {
      /// The number of pixels of all pictures in the file.
      var pixels: Int
      /// The size of the largest font at most, in pixels of CSS; 0 without letters.
      var letters: Double
    }

    /// - Throws: the reason why the file is not shown.
    static func check(_ bytes: [UInt8], pixelLimit: Int) throws(PictureFault) -> Facts {
      var check = SVGCheck(bytes, pixelLimit: pixelLimit)
      let growth = try check.run()
      return Facts(pixels: check.pixels, letters: growth * SVGGrowth.usualLetters)
    }

    private init(_ bytes: [UInt8], pixelLimit: Int) {
      self.bytes = bytes
      self.pixelLimit = pixelLimit
      scanner = XMLScanner(bytes)
    }

    /// - Returns: by how much the largest letters become larger.
    private mutating func run() throws(PictureFault) -> Double {
      try scan()
      if !growths.isEmpty {
        (scanner, references, pixels, filterDepth) = (XMLScanner(bytes), ReferenceGraph(), 0, 0)
        try scan()
      }
      guard let drawn = references.drawn else {  // 3.
        throw .refused("it contains an element that shows itself")
      }
      guard drawn.count <= Self.drawnFactor * Double(references.elementCount) + Self.drawnAllowance else {  // 4.
        throw .refused("it shows too many elements by references")
      }
      guard drawn.letterGrowth <= SVGGrowth.limit else { throw .refused("it contains too large letters") }  // 5.
      return drawn.letterGrowth
    }

    private mutating func scan() throws(PictureFault) {
      while var tag = try scanner.next() {
        guard tag.isStart else {
          if tag.name == "filter" { filterDepth -= 1 }
          references.close()
          continue
        }
        for index in tag.attributes.indices { try Self.read(&tag.attributes[index]) }
        references.open(id: tag.id, growth: growth(of: tag), hasLetters: Self.letters.contains(tag.name))
        try attributes(of: tag)
        switch tag.name {
        case "use":
          for href in tag.hrefs where !show(href) { throw .refused("it shows another file") }
        case "image": for href in tag.hrefs { try picture(href) }
        case "feImage": for href in tag.hrefs where !show(href) { try picture(href) }
        case "pattern": for href in tag.hrefs { _ = show(href) }
        case "include": throw .refused("it includes other files")  // XInclude.
        case "style" where !tag.isEmpty: try styleSheet()
        default: break
        }
        if tag.isEmpty { references.close() }
      }
    }

    /// Takes the comments out of an attribute `style`. Others may have none, and no letters that are written as numbers.
    private static func read(_ attribute: inout (name: String, value: String)) throws(PictureFault) {
      if attribute.name == "style" {
        attribute.value = try SVGStyleSheet.withoutComments(attribute.value)
      } else if attribute.value.contains("\\") || attribute.value.contains("/*") {
        throw .refused("it has a text in an attribute that cannot be read")
      }
    }

    /// The elements with letters in them.
    private static let letters: Set = ["text", "tspan", "tref", "textPath"]

    /// The elements whose transform holds for the letters in them.
    private static let transformed: Set = ["g", "a", "text", "use"]

    /// By how much an element makes letters larger, by its attributes and by style sheets.
    private func growth(of tag: XMLScanner.Tag) -> Double {
      var growth = SVGGrowth.Factors()
      func add(_ sort: SVGStyleSheet.Sort) { if let rules = growths[sort.name] { growth.add(rules) } }
      add(.type(tag.name))
      if let id = tag.id { add(.id(id)) }
      for (name, value) in tag.attributes {
        switch name {
        case "style": growth.add(SVGGrowth.of(declarations: value[...]))
        case "class": for name in value.split(whereSeparator: \.isWhitespace) { add(.styleClass(String(name))) }
        case "viewBox":
          // The sides of a pattern may be shares of what it fills.
          let sides = tag.attributes.filter {
            tag.name != "pattern" && ($0.name == "width" || $0.name == "height")
          }.map { $0.value[...] }
          growth.add(
            SVGGrowth.of(viewBox: value[...], sides: sides, isRoot: references.depth == 0), for: name)
        default: growth.add(SVGGrowth.of(name, value[...]), for: name)
        }
      }
      // Other elements may leave out what would make letters smaller.
      if !Self.transformed.contains(tag.name) { growth.add(1, for: "transform") }
      if tag.name != "svg" { growth.add(1, for: "viewBox") }
      return growth.product
    }

    /// Notes that the open element shows another one of the document.
    ///
    /// - Returns: whether the address is one of an element.
    private mutating func show(_ href: String) -> Bool {
      guard href.hasPrefix("#") else { return false }
      references.use(href.dropFirst())
      return true
    }

    /// Steps 3 to 5 for one element.
    private mutating func attributes(of tag: XMLScanner.Tag) throws(PictureFault) {
      references.use(.type(tag.name))
      if let id = tag.id { references.use(.id(id)) }
      if tag.name == "filter" {
        if filterDepth == 0 { filterParts = 0 }
        if !tag.isEmpty { filterDepth += 1 }
      }
      if tag.name.hasPrefix("fe") {
        filterParts += 1
        guard filterParts <= Self.filterPartLimit else { throw .refused("it contains a filter of too many parts") }
      }
      for (name, value) in tag.attributes {
        switch name {
        case "class":
          for name in value.split(whereSeparator: \.isWhitespace) { references.use(.styleClass(String(name))) }
        case "order" where tag.name == "feConvolveMatrix":
          let sides = SVGNumbers.all(value[...]).prefix(2)
          let count = sides.count == 1 ? sides[0] * sides[0] : sides.reduce(1, *)
          guard count <= Self.convolutionLimit else { throw .refused("it contains a filter of too many numbers") }
        case "numOctaves":
          guard SVGNumbers.all(value[...]).allSatisfy({ $0 <= Self.octaveLimit }) else {
            throw .refused("it contains a filter of too many numbers")
          }
        default: break
        }
        for target in SVGStyleSheet.targets(value[...]) { references.use(target[...]) }
      }
    }

    private mutating func styleSheet() throws(PictureFault) {
      let sheet = try SVGStyleSheet(scanner.content())
      guard let end = try scanner.next(), !end.isStart else { throw .refused(SVGStyleSheet.refusal) }
      references.close()
      for rule in sheet.rules {
        if rule.growth.matters { growths[rule.sort.name, default: SVGGrowth.Factors()].add(rule.growth) }
        for target in rule.targets { references.set(target, for: rule.sort) }
      }
    }

    /// 2. A picture in the file.
    private mutating func picture(_ href: String) throws(PictureFault) {
      let text = href.drop { $0.isWhitespace }
      if text.isEmpty || text.hasPrefix("#") { return }
      guard text.prefix(5).lowercased() == "data:" else { throw .refused("it shows another file") }
      guard !text.contains("&"), let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")),
        text[..<comma].lowercased().hasSuffix(";base64"),
        let bytes = Base64.bytes(text.utf8[text.utf8.index(after: comma)...]), let header = PictureHeader(bytes)
      else { throw .refused("it contains a picture that is no PNG, JPEG, GIF or WebP file in base 64") }
      guard header.fits(pixelLimit: pixelLimit - pixels) else { throw .refused("it contains too large pictures") }
      pixels += header.width * header.height
    }
  }
#endif
