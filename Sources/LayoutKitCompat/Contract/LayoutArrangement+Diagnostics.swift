public import LayoutCore

extension LayoutArrangement {
  /// The faults of this layout and all layouts inside, each with the path of positions from this layout, which is `0`.
  ///
  /// - Complexity: O(layouts).
  public var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    // The path to each layout: its position, and the index of the path to the layout around it.
    var ways: [(position: Int, outer: Int)] = []
    var open: [(arrangement: LayoutArrangement, outer: Int)] = [(self, -1)]
    while let (arrangement, outer) = open.popLast() {
      ways.append((outer < 0 ? 0 : arrangement.position, outer))
      let own = ways.count - 1
      if let fault = arrangement.fault {
        let way = sequence(first: own) { ways[$0].outer < 0 ? nil : ways[$0].outer }
        let path = way.map { "\(ways[$0].position)" }.reversed().joined(separator: ".")
        found.append(fault.diagnostic(type(of: arrangement.layout), path))
      }
      for child in arrangement.sublayouts.reversed() { open.append((child, own)) }
    }
    return found
  }
}

extension LayoutFault {
  func diagnostic(_ type: any MeasurableLayout.Type, _ path: String) -> Diagnostic {
    switch self {
    case .invalidNumber:
      Diagnostic(
        code: .invalidNumber,
        message: "\(type) was given a number that is none, infinite, negative or too large; it counts as not given",
        path: path)
    case .invalidResponse:
      Diagnostic(
        code: .invalidResponse,
        message: "\(type) returned a size or frame that is none, or larger than the room; the nearest one is used",
        path: path)
    case .nestingTooDeep:
      Diagnostic(
        code: .nestingTooDeep,
        message: "\(type) was given a layout with \(Nesting.limit) levels of layouts in it; that one is left out",
        path: path)
    case .unboundedText:
      Diagnostic(
        code: .infiniteFrame, severity: .note,
        message: "\(type) wraps at no width, since none was given: pass `width` to `arrangement`",
        path: path)
    }
  }
}
