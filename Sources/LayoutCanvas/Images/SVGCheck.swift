#if canImport(CCairo)
  /// Checks an SVG file before librsvg reads it.
  ///
  /// 1. Its letters are such that this check and librsvg read the same elements: an encoding that contains ASCII, and
  ///    no declared parts of text that contain elements.
  /// 2. It shows no other file, and no picture that is beyond the limits.
  /// 3. No element shows itself by `use`, at once or through others.
  ///
  /// - Complexity: O(n) for n bytes.
  struct SVGCheck {
    private var scanner: XMLScanner
    private let pixelLimit: Int
    /// The pixels of the pictures inside so far.
    private var pixels = 0
    private var references = ReferenceGraph()

    /// Whether `bytes` begin as a document does.
    static func isDrawing(_ bytes: [UInt8]) -> Bool {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
      return start.first { !XMLScanner.isSpace($0) } == UInt8(ascii: "<")
    }

    /// - Throws: the reason why the file is not shown.
    static func check(_ bytes: [UInt8], pixelLimit: Int) throws(PictureFault) {
      var check = SVGCheck(scanner: XMLScanner(bytes), pixelLimit: pixelLimit)
      try check.run()
    }

    private init(scanner: XMLScanner, pixelLimit: Int) {
      self.scanner = scanner
      self.pixelLimit = pixelLimit
    }

    private mutating func run() throws(PictureFault) {
      while let tag = try scanner.next() {
        guard tag.isStart else {
          references.close()
          continue
        }
        references.open(id: tag.id)
        switch tag.name {
        case "use":
          for target in tag.hrefs {
            guard target.hasPrefix("#") else { throw .refused("it shows another file") }
            references.use(target.dropFirst())
          }
        case "image", "feImage": for href in tag.hrefs { try picture(href) }
        case "include": throw .refused("it includes other files")  // XInclude.
        default: break
        }
        if tag.isEmpty { references.close() }
      }
      if references.hasCycle { throw .refused("it contains an element that shows itself") }  // 3.
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
