#if canImport(CCairo)
  @testable import LayoutCanvas

  /// Files of 16 by 8 pixels, red on the left and blue on the right, in each format.
  enum SmallPictures {
    static let jpeg = bytes(
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
    static let webP = bytes(
      """
      UklGRkYAAABXRUJQVlA4IDoAAABQAgCdASoQAAgAAIAIJaACdLoB+AH6gf0AB5AA/v69f//4VY//1y7AHENb/7rP//3WbRBnx/8rgAAA
      """)
    /// Transparent where the others are blue.
    static let clearWebP = bytes(
      """
      UklGRnQAAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSBIAAAABDzD/ERFCLJjMX7ozhYj+Rw5WUDggPAAAAFACAJ0BKhAACAAAIAAnsAJ0ugH4\
      AfoB/QAHkAD+/71lf//jmTv/yxDR4j7l//ien//xPNt7Z4f/wv4AAA==
      """)
    /// Of two frames; the second is green.
    static let gif = makeGIF(width: 16, height: 8, frames: [{ $0 < 8 ? 0 : 1 }, { _ in 2 }])

    /// The JPEG file that states to be turned a quarter to the right.
    static let turnedJPEG: [UInt8] = {
      let exif: [UInt8] =
        Array("Exif".utf8) + [0, 0] + Array("MM".utf8)
        + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
      return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg[2...]
    }()

    static let svg = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8">
      <rect width="8" height="8" fill="#f00"/><rect x="8" width="8" height="8" fill="#00f"/></svg>
      """.utf8)

    private static func bytes(_ text: String) -> [UInt8] { Base64.bytes(text.utf8) ?? [] }

    /// A GIF file of the colours red, blue, green and black, not compressed.
    static func makeGIF(width: Int, height: Int, frames: [(Int) -> UInt32]) -> [UInt8] {
      func small(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }
      var file: [UInt8] = Array("GIF89a".utf8) + small(width) + small(height) + [0x81, 0, 0]
      file += [255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0]
      for frame in frames {
        file += [0x2C, 0, 0, 0, 0] + small(width) + small(height) + [0, 2]
        // Codes of three bits; the table starts anew before they grow.
        var codes: [UInt32] = []
        for index in 0..<width * height {
          if index % 2 == 0 { codes.append(4) }
          codes.append(frame(index % width))
        }
        codes.append(5)
        var data: [UInt8] = []
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for code in codes {
          bits |= code << count
          count += 3
          while count >= 8 {
            data.append(UInt8(bits & 255))
            bits >>= 8
            count -= 8
          }
        }
        data.append(UInt8(bits & 255))
        for start in stride(from: 0, to: data.count, by: 255) {
          let block = data[start..<min(start + 255, data.count)]
          file += [UInt8(block.count)] + block
        }
        file.append(0)
      }
      return file + [0x3B]
    }
  }
#endif
