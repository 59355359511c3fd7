#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("SVG files")
  struct SVGTests {
    private static func svg(_ inside: String, attributes: String = "width='10' height='10'", before: String = "")
      -> [UInt8]
    {
      Array(
        """
        \(before)<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\
        \(inside)</svg>
        """.utf8)
    }

    @Test(
      "the size is the stated one, that of the view box, or that of CSS",
      arguments: [
        ("width='30' height='20'", Size(width: 30, height: 20)),
        ("width='1in' height='48pt'", Size(width: 96, height: 64)),
        ("viewBox='0 0 40 50'", Size(width: 40, height: 50)), ("", Size(width: 300, height: 150)),
        ("width='0' height='5'", nil), ("width='40000' height='5'", nil),
        ("width='-3' height='5'", Size(width: 300, height: 150)),
      ] as [(String, Size?)])
    func size(attributes: String, size: Size?) {
      #expect(
        CanvasImageStore().size(of: .data(Self.svg("<rect width='5' height='5'/>", attributes: attributes))) == size)
    }

    @Test("edges are sharp at every scale", arguments: [1.0, 2, 5])
    func sharp(scale: Double) throws {
      let file = Self.svg("<rect width='5' height='10' fill='red'/>")
      let pixels = try drawn(10, 10, scale: scale) {
        $0.image(ImageContent(.data(file)), in: Rect(x: 0, y: 0, width: 10, height: 10))
      }
      let edge = Int(5 * scale)
      #expect(pixels[edge - 1, edge] == .red)
      #expect(pixels[edge, edge] == .clear)
    }

    @Test("in SVG and PDF it stays shapes")
    func vector() throws {
      let file = Self.svg("<rect width='5' height='10' fill='red'/>")
      let page = CanvasPage(Image(data: file), width: 10, height: 10)
      let text = String(decoding: try page.data(as: .svg), as: UTF8.self)
      #expect(!text.contains("<image"))
      #expect(text.contains("<path"))
    }

    private static let small = "data:image/gif;base64," + base64(SmallPictures.gif)

    static func base64(_ bytes: [UInt8]) -> String {
      let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
      var text = ""
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let part = bytes[start..<min(start + 3, bytes.count)]
        let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
        for place in 0..<part.count + 1 { text.append(letters[bits >> (18 - 6 * place) & 63]) }
        text += String(repeating: "=", count: 3 - part.count)
      }
      return text
    }

    private static let bomb: String = {
      var file = SmallPictures.gif
      file.replaceSubrange(6..<10, with: [255, 255, 255, 255])
      return "data:image/gif;base64," + base64(file)
    }()

    @Test(
      "a file that is not shown has its reason",
      arguments: [
        (svg("<g id='a'><use href='#a'/></g>"), "it contains an element that shows itself"),
        (
          svg("<g id='a'><use xlink:href='#b'/></g><g id='b'><g><use href='#a'/></g></g>"),
          "it contains an element that shows itself"
        ),
        (svg("<use href='other.svg#a'/>"), "it shows another file"),
        (svg("<image href='self.svg'/>"), "it shows another file"),
        (svg("<image xlink:href='/etc/passwd' href='#a'/>"), "it shows another file"),
        (svg("<feImage href='https://example.org/a.png'/>"), "it shows another file"),
        (svg("<image href='\(bomb)'/>"), "it contains too large pictures"),
        (
          svg("<image href='data:image/svg+xml;base64,PHN2Zy8+'/>"),
          "it contains a picture that is no PNG, JPEG, GIF or WebP file in base 64"
        ),
        (
          svg("<image href='data:image/png&#44;x;base64,\(small.dropFirst(22))'/>"),
          "it contains a picture that is no PNG, JPEG, GIF or WebP file in base 64"
        ),
        (svg("<xi:include href='a' xmlns:xi='http://www.w3.org/2001/XInclude'/>"), "it includes other files"),
        (
          svg("&a;", before: "<!DOCTYPE svg [<!ENTITY a '<image href=\"x\"/>'>]>"),
          "it declares texts that contain elements or other texts"
        ),
        (
          svg("&a;", before: "<!DOCTYPE svg [<!ENTITY b 'x'><!ENTITY a '&b;&b;'>]>"),
          "it declares texts that contain elements or other texts"
        ),
        (svg("", before: "<?xml version='1.0' encoding='UTF-16'?>"), "its letters are not in UTF-8"),
      ])
    func refused(file: [UInt8], reason: String) {
      let store = CanvasImageStore()
      #expect(store.size(of: .data(file)) == nil)
      #expect(store.failure(of: .data(file)) == .refused(reason))
      let page = CanvasPage(Image(data: file).size(width: 5, height: 5), width: 10, height: 10)
      #expect(page.diagnostics.map(\.code) == [.undecodableImage])
    }

    @Test(
      "what is no fault is shown",
      arguments: [
        svg("<g id='a'><rect/></g><use href='#a'/><use href='#a'/>"),
        svg("<image href='\(small)' width='5' height='5'/>"),
        svg("<!-- <use href='x'/> --><style><![CDATA[ <image href='x'/> ]]></style>"),
        svg("<g id='a'/><g id='a'/>", before: "<?xml version='1.0' encoding='utf-8'?>\n<!-- - -->\n"),
        svg("<g id='&n;'/>", before: "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg.dtd' [<!ENTITY n 'name'>]>"),
      ])
    func shown(file: [UInt8]) {
      #expect(CanvasImageStore().size(of: .data(file)) == Size(width: 10, height: 10))
      #expect(CanvasImageStore().failure(of: .data(file)) == .undecodable)
    }

    @Test("uses of uses end at a limit")
    func manyUses() {
      let levels = (1..<12).map { level in
        let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
        return "<g id='a\(level)'>\(uses)</g>"
      }
      let file = Self.svg("<defs><rect id='a0' width='1' height='1'/>\(levels.joined())</defs><use href='#a11'/>")
      #expect(CanvasImageStore().size(of: .data(file)) == nil)
    }
  }
#endif
