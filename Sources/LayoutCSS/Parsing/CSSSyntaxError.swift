/// A part of a text in CSS that is not understood.
public struct CSSSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the part, from 1.
  public let line: Int
  /// The column of the part in its line, from 1, in characters.
  public let column: Int
  /// What is wrong, and what to write.
  public let message: String

  /// The place and the message: `line 2, column 7: …`.
  public var description: String { "line \(line), column \(column): \(message)" }

  /// The faults of declarations, as `Flex(css:)` and `css(_:)` take them; empty where all are understood.
  ///
  /// ```swift
  /// CSSSyntaxError.faults(in: "widht: 10px")
  /// // line 1, column 1: there is no property "widht"; did you mean "width"?
  /// ```
  ///
  /// - Complexity: O(characters).
  public static func faults(in text: String) -> [CSSSyntaxError] { CSSParser.declarations(text).faults }
}
