import LayoutEngine

#if DEBUG || LAYOUT_SOURCE_LINES
  /// The lines of source in which the nodes of a tree are made.
  final class SourceTable {
    /// The line of the element that is lowered.
    var current: _SourceMark?
    /// The lines by the nodes' numbers; a node that is made again at a number is noted again.
    private var marks: ContiguousArray<_SourceMark?> = []

    /// Notes that the element that is lowered became, or is, `node`.
    func note(_ node: NodeIndex) {
      guard !node.isNone else { return }
      let at = Int(node.rawValue)
      while marks.count <= at { marks.append(nil) }
      marks[at] = current
    }

    /// Goes on at the line of `node`, or at none.
    func restart(at node: NodeIndex) { current = mark(of: node) }

    private func mark(of node: NodeIndex) -> _SourceMark? {
      guard !node.isNone, Int(node.rawValue) < marks.count else { return nil }
      return marks[Int(node.rawValue)]
    }

    /// The line in which a node is made.
    func line(of node: NodeIndex) -> SourceLine? {
      mark(of: node).map { SourceLine(fileID: "\($0.fileID)", line: Int($0.line)) }
    }
  }
#else
  /// The table of release builds, which has no lines.
  struct SourceTable {
    @inline(__always) func note(_ node: NodeIndex) {}
    @inline(__always) func restart(at node: NodeIndex) {}
    func line(of node: NodeIndex) -> SourceLine? { nil }
  }
#endif
