#if canImport(CCairo)
  /// GIF and SVG files out of random bytes; files of further formats are in the corpus, and are changed byte by byte.
  enum PictureFile {
    /// A GIF file whose blocks are the bytes.
    static func gif(_ bytes: [UInt8]) -> [UInt8] {
      var source = ByteSource(bytes)
      let (width, height) = (source.byte() % 34, source.byte() % 34)
      let file: [UInt8] = Array("GIF89a".utf8) + [width, 0, height, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      let frame: [UInt8] = [0x2C, source.byte() % 3, 0, 0, 0, source.byte() % 34, 0, height, 0, 0, 2]
      return file + frame + source.remainder()
    }

    private static let words = [
      "<g>", "</g>", "<g id='a'>", "<g id=\"b\">", "<use href='#a'/>", "<use xlink:href='#b'/>", "<rect width='9'",
      "/>",
      " height='3'", "<!--", "-->", "<![CDATA[", "]]>", "<image href='", "data:image/gif;base64,R0lGODlh", "'", "\"",
      "&a;",
      "<!DOCTYPE svg [", "<!ENTITY a 'b'>", "]>", "<?xml encoding='", "?>", "<x:include href='a'/>", " ", ">", "&#60;",
      "=", "<style>", "</style>", ".a{fill:url(#b)}", "g>rect{mask:url(#a);font-size:9px}", " class='a'",
      " fill='url(#b)'", " style='", "<pattern id='b' href='#a'>", "</pattern>", "<filter id='a'>", "</filter>",
      "<feConvolveMatrix order='3' kernelMatrix='1 1 1 1 1 1 1 1 1'/>", "<text font-size='9", "</text>",
      " transform='scale(9)'",
    ]

    /// An SVG file of words, which the bytes select.
    static func svg(_ bytes: [UInt8]) -> [UInt8] {
      let inside = bytes.prefix(400).map { words[Int($0) % words.count] }.joined()
      let start =
        bytes.first == 0 ? "" : "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>"
      return Array("\(start)\(inside)</svg>".utf8)
    }
  }
#endif
