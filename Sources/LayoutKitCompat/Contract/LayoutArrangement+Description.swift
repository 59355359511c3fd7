import LayoutCore

extension LayoutArrangement: CustomStringConvertible, CustomDebugStringConvertible {
  /// One line a layout: indentation, type, frame in the layout around it. Complexity: O(layouts).
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

  /// The same.
  public var debugDescription: String { description }

  /// Deeper layouts are not indented further, so that a dump grows with the number of layouts only.
  private static var indentLimit: Int { 64 }
}
