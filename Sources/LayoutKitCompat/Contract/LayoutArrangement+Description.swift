import LayoutCore

extension LayoutArrangement: CustomStringConvertible, CustomDebugStringConvertible {
  /// One line per layout: indentation, type, frame in the layout around it.
  ///
  /// - Complexity: O(layouts).
  public var description: String {
    var lines: [String] = []
    var open: [(arrangement: LayoutArrangement, depth: Int)] = [(self, 0)]
    while let (arrangement, depth) = open.popLast() {
      let indent = String(repeating: "  ", count: min(depth, LayoutArrangement.indentLimit))
      lines.append("\(indent)\(type(of: arrangement.layout)): \(arrangement.frame)")
      for child in arrangement.sublayouts.reversed() { open.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// The same text.
  public var debugDescription: String { description }

  /// The largest indentation, so that the size of the text grows only with the number of layouts.
  private static var indentLimit: Int { 64 }
}
