/// A message, as a value.
struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var sender: String
  var recipient: String
  var subject: String
  var text: String
  /// When it was sent, as people read it.
  var time: String
  var folder: Folder
  var isRead = true

  /// The beginning of the text, as one line.
  var preview: String { text.prefix(120).split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The first letters of the sender's names.
  var initials: String { sender.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined() }

  /// Whether a word of the sender or the subject begins with `query`, in small letters or in capitals.
  func matches(_ query: String) -> Bool {
    let query = query.lowercased()
    return [sender, subject].contains { line in
      let line = line.lowercased()
      return line.hasPrefix(query) || line.contains(" " + query)
    }
  }
}
