#if canImport(CCairo)
  @testable import LayoutCanvas

  /// Files of other formats than PNG out of random bytes.
  enum PictureFile {
    /// 16 by 8 pixels as JPEG.
    private static let jpeg = bytes(
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggL\
      DAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCA\
      AIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1Fh\
      ByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJip\
      KTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAA\
      AAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGR\
      omJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE\
      xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr5Door+qP2Zf/NV/wDcj/7uH9qftDP+aZ/7nf8A3UP/2Q==
      """)
    /// The same as WebP, with opacity.
    private static let webP = bytes(
      """
      UklGRnQAAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSBIAAAABDzD/ERFCLJjMX7ozhYj+Rw5WUDggPAAAAFACAJ0BKhAACAAAIAAnsAJ0ugH4\
      AfoB/QAHkAD+/71lf//jmTv/yxDR4j7l//ien//xPNt7Z4f/wv4AAA==
      """)

    private static func bytes(_ text: String) -> [UInt8] { Base64.bytes(text.utf8) ?? [] }

    /// A JPEG or WebP file in which bytes are other ones: each pair of bytes is a place and a value.
    static func changed(_ bytes: [UInt8]) -> [UInt8] {
      var source = ByteSource(bytes)
      var file = source.flip() ? jpeg : webP
      for _ in 0..<source.int(8) {
        let place = Int(source.byte()) << 8 | Int(source.byte())
        file[place % file.count] = source.byte()
      }
      return source.flip() ? file + source.remainder() : file
    }

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
      "=",
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
