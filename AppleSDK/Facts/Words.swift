/// The words of a Swift source, but for those in comments and in the texts of strings. What a string interpolates counts.
func words(_ source: String) -> [Substring] {
  var scanner = Scanner(source)
  scanner.code(until: nil)
  return scanner.words
}

/// The names that a source declares for every module.
func publicNames(_ source: String) -> [Substring] {
  source.matches(of: /public (?:final |indirect )?(?:actor|class|enum|func|protocol|struct|typealias) (\w+)/).map(\.1)
}

private struct Scanner {
  private(set) var words: [Substring] = []
  private var rest: Substring

  init(_ source: String) { rest = source[...] }

  private mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

  /// Reads to the end, or behind the parenthesis that closes an interpolation.
  mutating func code(until end: Character?) {
    var depth = 0
    while let next = rest.first {
      if next == "_" || next.isLetter || next.isNumber {
        let word = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        words.append(word)
        rest = rest[word.endIndex...]
      } else if next == "/", rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if next == "/", rest.hasPrefix("/*") {
        comment()
      } else if next == "\"" || next == "#", rest.drop(while: { $0 == "#" }).first == "\"" {
        string()
      } else {
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
        skip(1)
        if end == ")", depth < 0 { return }
      }
    }
  }

  /// Comments lie in comments.
  private mutating func comment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        skip(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func string() {
    let marks = String(rest.prefix { $0 == "#" })
    skip(marks.count)
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    skip(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote + marks) {
      if rest.hasPrefix("\\\(marks)(") {
        skip(marks.count + 2)
        code(until: ")")
      } else {
        skip(rest.hasPrefix("\\\(marks)") ? marks.count + 2 : 1)
      }
    }
    skip(quote.count + marks.count)
  }
}
