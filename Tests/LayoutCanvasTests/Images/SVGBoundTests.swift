#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  /// An SVG file, by its beginning in the names of tests.
  private struct SVGFile: CustomTestStringConvertible, Sendable {
    let text: String

    var bytes: [UInt8] { Array(text.utf8) }
    var testDescription: String { String(text.prefix(160)) }
  }

  @Suite("Bounds of SVG files")
  struct SVGBoundTests {
    private static func svg(_ inside: String, before: String = "") -> SVGFile {
      SVGFile(text: "\(before)<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>\(inside)</svg>")
    }

    /// A chain of elements, each of which shows the one before ten times.
    ///
    /// - Parameters:
    ///   - shown: what shows the element of that number.
    ///   - level: an element of that number around such parts.
    private static func chain(
      _ count: Int, shown: (Int) -> String, level: (Int, String) -> String
    ) -> String {
      (0..<count).map { number in
        level(number, number == 0 ? "<rect/>" : String(repeating: shown(number - 1), count: 10))
      }.joined() + shown(count - 1)
    }

    private static func uses(_ count: Int) -> String {
      chain(count) {
        "<use href='#a\($0)'/>"
      } level: {
        "<g id='a\($0)'>\($1)</g>"
      }
    }

    private static func patterns(_ count: Int) -> String {
      chain(count) {
        "<rect fill='url(#a\($0))'/>"
      } level: {
        "<pattern id='a\($0)'>\($1)</pattern>"
      }
    }

    private static func masks(_ count: Int) -> String {
      chain(count) {
        "<rect style='mask: URL( \"#a\($0)\" )'/>"
      } level: {
        "<mask id='a\($0)'>\($1)</mask>"
      }
    }

    private static func classes(_ count: Int, selector: (Int) -> String = { ".c\($0)" }) -> String {
      let rules = (0..<count).map { "\(selector($0)), .other {fill:red;mask/**/:url(#a\($0))}" }.joined()
      return chain(count) {
        "<rect class='x c\($0)'/>"
      } level: {
        "<mask id='a\($0)'>\($1)</mask>"
      } + "<style>/* } */<![CDATA[\(rules)]]></style>"
    }

    private static func entities(_ count: Int) -> String {
      chain(count) {
        "<use href='&#35;&n;\($0)'/>"
      } level: {
        "<g id='a\($0)'>\($1)</g>"
      }
    }

    private static let many = "it shows too many elements by references"
    private static let large = "it contains too large letters"
    private static let itself = "it contains an element that shows itself"
    private static let numbers = "it contains a filter of too many numbers"
    private static let sheet = "its style sheet cannot be read"

    private static func convolution(_ order: String, _ count: Int = 1) -> String {
      "<filter><feConvolveMatrix order='\(order)' kernelMatrix='\(String(repeating: "1 ", count: count))'/></filter>"
    }

    @Test(
      "A file beyond them has its reason",
      arguments: [
        (svg(uses(8)), many), (svg(patterns(8)), many), (svg(masks(8)), many), (svg(classes(8)), many),
        (svg(classes(8) { "@media x { svg > mask rect.c\($0):hover" }), many),
        (svg(entities(8), before: "<!DOCTYPE svg [<!ENTITY n 'a'>]>"), many),
        (svg("<pattern id='a' fill='url(#b)'/><pattern id='b' href='#a'/>"), itself),
        (svg("<filter id='a'><feImage href='#b'/></filter><g id='b' filter='url(#a)'/>"), itself),
        (svg("<style>*{fill:url(#a)}</style>"), sheet), (svg("<style>.a\\62 {}</style>"), sheet),
        (svg("<style><g/>.a{}</style>"), sheet),
        (svg(convolution("21")), numbers), (svg(convolution("20,21")), numbers), (svg(convolution("401 1")), numbers),
        (svg(convolution("1e9")), numbers), (svg("<filter><feTurbulence numOctaves='17'/></filter>"), numbers),
        (
          svg("<filter>\(String(repeating: "<feOffset/>", count: 101))</filter>"),
          "it contains a filter of too many parts"
        ),
        (svg("<text font-size='64001'>a</text>"), large), (svg("<text style='fill:red; Font-Size : 1e9px'/>"), large),
        (svg("<style>text{font:bold 9999999px/2 serif}</style><text/>"), large),
        (svg("<text class='a'/><style>.b,g .a{font-size:4001em}</style>"), large),
        (svg("<g class='a'><g class='a'><text/></g></g><style>.a{font-size:7000%}</style>"), large),
        (svg("<g transform='translate(1e6) scale(2,-64)'><text/></g>"), large),
        (svg("<g transform='matrix(1.5.5-2e7 0 0 0)'><text/></g>"), large),
        (svg("<g transform='skewX(89.99)'><text/></g>"), large),
        (svg("<g font-size='40em'><g style='transform:scale(11)'><text/></g></g>"), large),
        (svg("<g id='a' transform='scale(3)'><text/></g><use href='#a' transform='scale(30)'/>"), large),
        (svg("<svg viewBox='0 0 .1 1'><text/></svg>"), large),
        (svg("<svg width='9' viewBox='0 0 .001 .001'><text/></svg>"), large),
        (svg("<marker id='m'><text/></marker><path stroke-width='2000001' marker-mid='url(#m)'/>"), large),
        (
          svg("<mask id='m' maskContentUnits='objectBoundingBox'><text font-size='1001'/></mask>"), large
        ),
        (svg("<text font-size='&#49;e9'/>"), large),
        (svg("<text style='&s;'/>", before: entity("font-size:1e9")), large),
        (
          svg("<g id='&x;'/>", before: entity("a")), "it has a text in an attribute that is not declared, or too long"
        ),
        (
          svg("<g id='&s;'/>", before: entity(String(repeating: "a", count: 1_001))),
          "it has a text in an attribute that is not declared, or too long"
        ),
        (
          svg("<image/>", before: "<!DOCTYPE svg [<!ATTLIST image href CDATA 'x'>]>"),
          "its document type cannot be read"
        ),
      ])
    fileprivate func refused(file: SVGFile, reason: String) {
      #expect(throws: PictureFault.refused(reason)) { try Picture(file.bytes) }
    }

    private static let attribute = "it has a text in an attribute that cannot be read"

    @Test(
      "A file that librsvg might read in another way has its reason",
      arguments: [
        (svg("<style>@import 'data:text/css,a'</style>"), sheet), (svg("<style>@IMP/**/ORT url(a)</style>"), sheet),
        (svg("", before: "<?xml-stylesheet href='data:text/css,a'?>"), sheet),
        (svg("<rect fill='ur\\6c(#a)'/>"), attribute), (svg("<rect fill='ur\\6c&#40;#a)'/>"), attribute),
        (svg("<text font-size='9p\\78'/>"), attribute), (svg("<text style='f\\6fnt-size:1e9px'/>"), sheet),
        (svg("<g transform='scale(/*)*/999)'><text/></g>"), attribute),
        (svg("<style>text[a='b']{font-size:1e9px}</style>"), sheet),
        (svg("<style>:not(a){fill:url(#a)}</style>"), sheet), (svg("<style>g *|*{font-size:1e9px}</style>"), sheet),
        (svg("<style><![CDATA[<!--text{font-size:1e9px}]]></style>"), sheet),
        (svg("<style>text{font-size:1e9px;a{}}</style>"), sheet),
        (svg("<style>a{b:'/*'}text{font-size:1e9px}a{b:'*/'}</style>"), sheet),
        (svg("<style>text{b:'}';font-size:1e9px}</style>"), sheet),
        (svg("<style>text{b:(]};font-size:1e9px)}</style>"), sheet),
        (svg("<style>text{b:url(a'')/*'}text{font-size:1e9px;b:'*/}</style>"), sheet),
      ])
    fileprivate func unreadable(file: SVGFile, reason: String) {
      #expect(throws: PictureFault.refused(reason)) { try Picture(file.bytes) }
    }

    @Test(
      "Letters that are too large by any unit, transform or rule have their reason",
      arguments: [
        svg("<text style='font-size:1e9px/*1*/'/>"), svg("<text style='font-size/**/:1e9px'/>"),
        svg("<text style='font:60000000px F1'/>"), svg("<text style='font:bold 65000 F1'/>"),
        svg("<text font-size='667in'/>"), svg("<text font-size='1694cm'/>"), svg("<text font-size='16934mm'/>"),
        svg("<text font-size='4001pc'/>"), svg("<text font-size='48001pt'/>"), svg("<text font-size='4001rem'/>"),
        svg("<text font-size='400001%'/>"), svg("<text font-size='667vw'/>"),
        svg("<svg width='9in' viewBox='0 0 9 9'><text/></svg>"),
        svg("<pattern id='p' width='1' height='1' viewBox='0 0 1 1'><text/></pattern><rect fill='url(#p)'/>"),
        svg("<g transform='matrix(40 0 40 0 0 0)'><text/></g>"),
        svg("<pattern patternTransform='scale(64)'><text/></pattern>"),
        svg("<g style='transform:scaleX(64)'><text/></g>"), svg("<g style='transform:skew(1.57rad)'><text/></g>"),
        svg("<g transform='scale(.001)' style='transform:scale(64)'><text/></g>"),
        svg("<g transform='scale(64)'><g transform='scale(.1) a'><text/></g></g>"),
        svg("<g transform='scale(64)'><g transform='scale(.1,,.1)'><text/></g></g>"),
        svg("<g transform='scale(64)'><text><tspan transform='scale(.1)'/></text></g>"),
        svg("<g transform='scale(64)' viewBox='0 0 1e4 1e4' patternTransform='scale(.1)'><text/></g>"),
        svg("<g style='transform:scale(.001);transform:scale(64)'><text/></g>"),
        svg("<style>.a{transform:none}</style><g transform='scale(64)'><text class='a' transform='scale(.1)'/></g>"),
        svg("<style>.a{font-size:40em}.a{transform:scale(11)}</style><text class='a'/>"),
      ])
    fileprivate func tooLarge(file: SVGFile) {
      #expect(throws: PictureFault.refused(Self.large)) { try Picture(file.bytes) }
    }

    @Test func `parts of a filter count until the outermost one ends`() {
      let parts = String(repeating: "<feOffset/>", count: 60)
      let file = Self.svg("<filter>\(parts)<filter/><filter></filter>\(parts)</filter>")
      #expect(throws: PictureFault.refused("it contains a filter of too many parts")) { try Picture(file.bytes) }
    }

    private static func entity(_ text: String) -> String { "<!DOCTYPE svg [<!ENTITY s '\(text)'>]>" }

    @Test(
      "A file within them is shown",
      arguments: [
        svg(uses(3)), svg(patterns(3)), svg(masks(3)), svg(classes(3)), svg(convolution("20", 400)),
        svg("<filter><feTurbulence numOctaves='16'/></filter>"),
        svg("<filter>\(String(repeating: "<feOffset/>", count: 100))</filter><filter><feOffset/></filter>"),
        svg("<text font-size='25000'>a</text>"), svg("<g transform='translate(1e6, -1e6) rotate(20000)'><text/></g>"),
        svg("<g transform='scale(1e6)'><path/></g>"), svg("<g transform='scale(.01) scale(1e3)'><text/></g>"),
        svg("<g font-size='20em'><g font-size='20em'/></g><g font-size='40em'><text/></g>"),
        svg("<svg viewBox='0 0 48 48'><text/></svg><svg width='9' viewBox='0 0 .5 .5'><text/></svg>"),
        svg("<style>.a{font:40em/1 serif}</style><g class='a'><text/></g><g class='a'><text/></g>"),
        svg("<text style='font-family:&quot;Noto&quot;'/>"), svg("<g style='&s;'/>", before: entity("fill:red")),
        svg("<g a:export-filename='C:\\a (1).png' xmlns:a='a'/>"), svg("<g style='fill:red/*1*/'/>"),
        svg("<text font-size='264in'/>"), svg("<text font-size='671cm'/>"), svg("<text font-size='6717mm'/>"),
        svg("<text font-size='1586pc'/>"), svg("<text font-size='19042pt'/>"), svg("<text font-size='1586rem'/>"),
        svg("<g font-size='15em'><text style='font:bold 700 900px F9999'/></g>"),
        svg("<g transform='scale(64)'><g transform=' scale (.1 , 1e-1) rotate(1 2,3)'><text/></g></g>"),
        svg("<g style='transform:rotate(1.57rad) skew(1deg)'><text/></g>"),
        svg("<style>a[b='c']:not(d){fill:red}@font-face{src:url('data:font/woff;base64,AA//')}</style>"),
        svg("<g clip-path='url(#c)'><clipPath id='c'><rect/></clipPath></g>"),
        svg("<style>.a{fill:url(#g)}</style><linearGradient id='g'/><rect class='a'/>"),
        svg("<symbol id='s'>\(String(repeating: "<rect/>", count: 20))</symbol>" + icons),
      ])
    fileprivate func shown(file: SVGFile) throws {
      #expect(try Picture(file.bytes).size == Size(width: 10, height: 10))
    }

    private static let icons = String(repeating: "<use href='#s'/>", count: 2_000)

    @Test func `the check takes time in proportion to the elements, not to what they show`() throws {
      // A chain of 20,000 levels that each show the one before twice: 2^20000 elements.
      let levels = (1..<20_000).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }
      let file = Self.svg("<g id='a0'/>\(levels.joined())")
      #expect(throws: PictureFault.refused(Self.many)) { try SVGCheck.check(file.bytes, pixelLimit: 1) }
    }

    /// A font of more than 65,535 pixels would leave the typeface without letters in the whole process.
    @Test func `a file whose letters would be larger than that at its scale has a placeholder`() throws {
      let file = Self.svg("<text y='10' font-size='1000'>a</text>").bytes
      func page(_ side: Double) throws -> Pixels {
        try #require(
          Pixels(
            png: ZStack { Image(data: file).resizable().size(width: side, height: side) }
              .pngData(width: 40, height: 40, background: nil)))
      }
      let gray = Pixels.Pixel(red: 0xE5, green: 0xE5, blue: 0xEA, alpha: 255)
      #expect(try !page(80).pixels.contains(gray))
      #expect(try page(90).pixels.contains(gray))
      func parts(_ side: Double) throws -> Pixels {
        let slices = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        return try #require(
          Pixels(
            png: ZStack { Image(data: file).resizable(capInsets: slices).size(width: side, height: side) }
              .pngData(width: 40, height: 40, background: nil)))
      }
      #expect(try !parts(60).pixels.contains(gray))
      #expect(try parts(90).pixels.contains(gray))
      let text = try #require(Pixels(png: Text("█").pngData(width: 40, height: 40, background: nil)))
      #expect(text.pixels.contains { $0 == .black })
    }

    @Test func `the pixels of pictures inside count as memory`() throws {
      let gif = "data:image/gif;base64,\(SVGTests.base64(SmallPictures.gif))"
      let one = Self.svg("<image href='\(gif)'/>").bytes
      let two = Self.svg("<image href='\(gif)'/><image href='\(gif)'/>").bytes
      #expect(try SVGCheck.check(one, pixelLimit: 1_000).pixels == 16 * 8)
      #expect(try Picture(one).byteCount == 8 * one.count + 4 * 16 * 8)
      #expect(try Picture(two).byteCount == 8 * two.count + 2 * 4 * 16 * 8)
    }
  }
#endif
