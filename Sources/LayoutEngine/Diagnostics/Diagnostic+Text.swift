/// A line of a program's source.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The file in the form of `#fileID`: `Module/File.swift`.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int

  /// A line of a file.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The line in the form `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

extension Diagnostic {
  /// The diagnostic as a text to read, with one line for each part.
  ///
  /// The order is, as far as the parts exist: what happened, why, what contradicts what, what to change, the element,
  /// and the element further out that caused it.
  ///
  /// ```text
  /// warning: overflow: the text reaches 24 points out of its row
  ///   because: its least width is 124, and the row has 100
  ///   contradiction: fixedSize() refuses to be less than 124; frame(width: 100) refuses to be more than 100
  ///   change: remove fixedSize(), or give the row 124 points
  ///   element: StoreRow at Store/StoreScreen.swift:12 > HStack > Text at 0.2.1, made in Store/RowView.swift:31
  ///   caused by: HStack at 0.2
  /// ```
  public var text: String {
    let name = [element, "at \(path)"].compactMap(\.self).joined(separator: " ")
    let parts: [(String, String?)] = [
      ("because", cause), ("contradiction", contradiction), ("change", advice),
      ("element", enclosing.place(of: name, madeIn: source)),
      ("caused by", ancestor),
    ]
    let first = "\(severity == .note ? "note" : "warning"): \(code.rawValue): \(message)"
    return parts.reduce(into: first) { text, part in
      if let line = part.1 { text += "\n  \(part.0): \(line)" }
    }
  }
}
