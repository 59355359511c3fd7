/// The words of an element, by its value alone: nothing is put into a tree.
///
/// 1. A text has its string; a label and a picture none but their title.
/// 2. Modifiers, groups and branches have the words of what is inside, one after the other.
/// 3. An element with a body has those of the body.
enum ElementText {
  /// The string of an element that is one text in one style; `nil` for all others.
  static func plain(_ element: some Layout) -> String? {
    guard let text = (element as? Text) ?? unsourced(element) as? Text, text.parts == nil else { return nil }
    return text.string
  }

  /// The words of an element, with spaces between those of several texts; empty without a text.
  static func words(of element: some Layout) -> String {
    var words: [String] = []
    PartReader(element) { part in
      if let text = part as? Text { words.append(text.string) }
    }.read()
    return words.joined(separator: " ")
  }
}
