/// The parts of a font file that its registration needs: the families of the fonts in it.
///
/// It reads TrueType and OpenType files, and collections of them. All offsets come from the file, so each read is
/// checked.
struct FontFile {
  /// The families of the fonts, in the order of the file, each once.
  let families: [String]

  /// The most fonts of a collection that are read.
  private static var fontLimit: Int { 256 }

  /// 1. The first four bytes are the kind of file.
  /// 2. A collection has the offsets of its fonts.
  /// 3. The directory of a font has the place of its table of names.
  init(_ bytes: [UInt8]) throws(FontError) {
    let reader = FontReader(bytes: bytes)
    guard !bytes.isEmpty else { throw FontError(.empty) }
    guard let kind = reader.tag(at: 0) else { throw FontError(.noFont) }
    var fonts = [0]
    switch kind {  // 1.
    case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true": break
    case "ttcf":  // 2.
      guard let count = reader.long(at: 8), count > 0, count <= Self.fontLimit else { throw FontError(.damaged) }
      fonts = []
      for at in 0..<count {
        guard let offset = reader.long(at: 12 + 4 * at) else { throw FontError(.damaged) }
        fonts.append(offset)
      }
    case "wOFF", "wOF2": throw FontError(.packed)
    default: throw FontError(.noFont)
    }
    var families: [String] = []
    for font in fonts {
      guard let names = reader.table("name", of: font), let family = reader.family(in: names) else {  // 3.
        throw FontError(.damaged)
      }
      if !families.contains(family) { families.append(family) }
    }
    self.families = families
  }
}

/// Reads numbers and names of a font file; `nil` is beyond its end.
private struct FontReader {
  let bytes: [UInt8]

  private func byte(at offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  func short(at offset: Int) -> Int? {
    guard let high = byte(at: offset), let low = byte(at: offset + 1) else { return nil }
    return high << 8 | low
  }

  func long(at offset: Int) -> Int? {
    guard let high = short(at: offset), let low = short(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(at offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: Unicode.ASCII.self)
  }

  /// The place of a table of the font at `font`.
  func table(_ tag: String, of font: Int) -> Range<Int>? {
    guard let count = short(at: font + 4) else { return nil }
    for entry in 0..<count {
      let at = font + 12 + 16 * entry
      guard let found = self.tag(at: at) else { return nil }
      guard found == tag else { continue }
      guard let start = long(at: at + 8), let length = long(at: at + 12) else { return nil }
      return start + length <= bytes.count ? start..<start + length : nil
    }
    return nil
  }

  /// The numbers of the names: the typographic family counts before the one of four styles.
  private static var familyNames: [Int] { [16, 1] }

  /// The family by which fonts are found.
  ///
  /// 1. Names for Windows and of Unicode are UTF-16, with the most significant byte first. English ones come first.
  /// 2. Names for the old Macintosh count where there is no other one, and only their letters of ASCII.
  func family(in table: Range<Int>) -> String? {
    guard let count = short(at: table.lowerBound + 2), let start = short(at: table.lowerBound + 4) else { return nil }
    var best: (rank: Int, name: String)?
    for entry in 0..<count {
      let at = table.lowerBound + 6 + 12 * entry
      guard let platform = short(at: at), let language = short(at: at + 4), let name = short(at: at + 6),
        let length = short(at: at + 8), let offset = short(at: at + 10)
      else { return best?.name }
      guard let order = Self.familyNames.firstIndex(of: name) else { continue }
      let place = table.lowerBound + start + offset
      guard place + length <= table.upperBound else { continue }
      let isMac = platform == 1
      let isEnglish = language == (isMac ? 0 : 0x409) || platform == 0
      let rank = order * 4 + (isMac ? 2 : 0) + (isEnglish ? 0 : 1)
      guard rank < best?.rank ?? .max else { continue }
      let text = isMac ? ascii(place, length) : utf16(place, length)
      if let text, !text.isEmpty { best = (rank, text) }
    }
    return best?.name
  }

  /// Step 1.
  private func utf16(_ start: Int, _ length: Int) -> String? {
    var units: [UInt16] = []
    for at in stride(from: start, to: start + length - 1, by: 2) {
      guard let unit = short(at: at) else { return nil }
      units.append(UInt16(unit))
    }
    return String(validating: units, as: UTF16.self)
  }

  /// Step 2.
  private func ascii(_ start: Int, _ length: Int) -> String? {
    let part = bytes[start..<start + length]
    return part.allSatisfy { $0 < 0x80 } ? String(decoding: part, as: UTF8.self) : nil
  }
}
