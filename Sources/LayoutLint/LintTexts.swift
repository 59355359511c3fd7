/// The texts in place of a screen's own, while it is checked.
public enum LintTexts: String, Hashable, Sendable, CaseIterable {
  /// The screen's own texts.
  case usual
  /// Texts three times as long, with other data.
  case long
  /// Empty texts, as before anything is loaded.
  case empty
  /// Texts as in another language: with accents, and 40% longer. Texts without letters stay as they are.
  case pseudo

  /// The text that is measured in place of `text`.
  package func text(_ text: String) -> String {
    switch self {
    case .usual: text
    case .long: text.isEmpty ? "" : "\(text) \(text) \(text)"
    case .empty: ""
    case .pseudo: PseudoText.text(text)
    }
  }
}

/// A text as it may look in another language, which still can be read.
private enum PseudoText {
  /// Letters get accents that most fonts have, and the beginning of the text follows once more, so that it is 40%
  /// longer.
  static func text(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    let more = (Double(text.count) * 0.4).rounded(.up)
    return String((text + text.prefix(Int(more))).map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("aceinouyACEINOUY", "àçéîñöüýÀÇÉÎÑÖÜÝ"))
}
