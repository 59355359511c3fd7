/// PNG files out of random bytes: a decoder that finds a wrong checksum looks no further.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file with the right checksum behind every chunk, as far as the chunks fit.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var file = bytes
    for (index, byte) in signature.enumerated() where index < file.count { file[index] = byte }
    var at = signature.count
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - at - 12 else { break }
      let end = at + 8 + length
      file.replaceSubrange(end..<end + 4, with: big(crc(file[(at + 4)..<end])))
      at = end + 4
    }
    return file
  }

  /// A small picture whose header, extra chunks and pixels are the bytes.
  static func made(of bytes: [UInt8]) -> [UInt8] {
    var source = ByteSource(bytes)
    let (width, height) = (source.byte() % 34, source.byte() % 34)
    let depth: UInt8 = source.pick([8, 1, 2, 4, 16, source.byte()])
    let color: UInt8 = source.pick([6, 0, 2, 3, 4, source.byte()])
    let interlace: UInt8 = source.flip() ? 1 : 0
    var file = signature
    file += chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, depth, color, 0, 0, interlace])
    for _ in 0..<source.int(3) {
      let name = source.pick(["PLTE", "tRNS", "gAMA", "cHRM", "sBIT", "bKGD", "pHYs", "iCCP", "zTXt", "tEXt", "eXIf"])
      let count = source.int(48)
      file += chunk(name, (0..<count).map { _ in source.byte() })
    }
    let isCut = source.flip()
    var pixels = source.remainder()
    let wanted = (Int(width) * 8 + 2) * Int(height) * 2
    if !isCut, pixels.count < wanted { pixels += Array(repeating: pixels.last ?? 0, count: wanted - pixels.count) }
    file += chunk("IDAT", stored(Array(pixels.prefix(60_000))))
    return file + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(UInt32(data.count)) + body + big(crc(body[...]))
  }

  /// A zlib stream of one block that is not compressed.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    let head: [UInt8] = [
      0x78, 0x01, 0x01, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return head + data + big(high << 16 | low)
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
}
