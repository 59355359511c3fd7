/// Reads dpkg's list of packages.
///
/// It has paragraphs of `Field: value` with a blank line between them. A line that begins with a space continues the
/// field before it. A dot alone on such a line is a blank line.
enum PackageDatabase {
  /// The path on Debian and its derivatives.
  static let path = "/var/lib/dpkg/status"

  /// The installed packages, in the order of the file.
  static func parse(_ text: String) throws(TextFault) -> [FeedEntry] {
    var entries: [FeedEntry] = []
    var paragraph = Paragraph()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      number += 1
      if line.allSatisfy(\.isWhitespace) {
        if let entry = try paragraph.entry() { entries.append(entry) }
        paragraph = Paragraph()
      } else {
        try paragraph.read(line, number)
      }
    }
    if let entry = try paragraph.entry() { entries.append(entry) }
    return entries
  }
}

/// One package, while it is read.
private struct Paragraph {
  private struct Field {
    var value: String
    var line: Int
  }

  private var fields: [String: Field] = [:]
  private var last: String?
  private var line = 0

  mutating func read(_ text: Substring, _ number: Int) throws(TextFault) {
    if text.first == " " || text.first == "\t" {
      guard let last else {
        throw TextFault(
          place: TextPlace(line: number, column: 1), message: "expected a field, found a line that goes on with one")
      }
      let rest = text.trimmed
      fields[last]?.value += rest == "." ? "\n" : "\n\(rest)"
      return
    }
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else {
      throw TextFault(
        place: TextPlace(line: number, column: 1), message: "expected \"Field: value\", found \"\(text.prefix(40))\"")
    }
    if line == 0 { line = number }
    let name = text[..<colon].lowercased()
    fields[name] = Field(value: text[text.index(after: colon)...].trimmed, line: number)
    last = name
  }

  /// The package; `nil` for an empty paragraph and for one that is not, or no longer, installed.
  func entry() throws(TextFault) -> FeedEntry? {
    guard !fields.isEmpty else { return nil }
    guard let name = fields["package"]?.value, !name.isEmpty else {
      throw TextFault(place: TextPlace(line: line, column: 1), message: "expected a field Package in this paragraph")
    }
    if let status = fields["status"]?.value, !status.hasSuffix(" installed") { return nil }
    let facts = [fields["version"]?.value, try size()].compactMap { $0 }
    let description = fields["description"]?.value ?? ""
    return FeedEntry(
      title: name, subtitle: facts.joined(separator: " · "),
      body: String(description.prefix { !$0.isNewline }), image: nil)
  }

  /// The size as text: the file has kibibytes, the text larger units.
  private func size() throws(TextFault) -> String? {
    guard let field = fields["installed-size"] else { return nil }
    guard let kibibytes = Int(field.value), (0..<1 << 40).contains(kibibytes) else {
      throw TextFault(
        place: TextPlace(line: field.line, column: 1),
        message: "expected a whole number of kibibytes as Installed-Size, found \"\(field.value.prefix(40))\"")
    }
    guard kibibytes >= 1024 else { return "\(kibibytes) KiB" }
    let tenths = kibibytes * 10 / 1024
    return tenths < 1000 ? "\(tenths / 10).\(tenths % 10) MiB" : "\(kibibytes / 1024) MiB"
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
