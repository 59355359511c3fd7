/// The letters that were typed one shortly after the other, to find a row by its text.
package struct TypedPrefix {
  package private(set) var letters = ""
  private var last = -Double.infinity

  package init() {}

  /// The time in seconds after which a letter begins anew.
  package static var pause: Double { 1 }

  /// Adds a letter at a time in seconds.
  ///
  /// The same letter again and again means the next row with that letter.
  ///
  /// - Returns: the beginning of the text that is looked for, in lower case.
  package mutating func add(_ letter: Character, at time: Double) -> String {
    let letter = letter.lowercased()
    if time - last >= TypedPrefix.pause { letters = "" }
    last = time
    if letters != letter { letters += letter }
    return letters
  }
}
