package import LayoutEngine

extension LayoutRoot {
  /// The findings about content that is larger than the root.
  ///
  /// - Complexity: O(1) where it fits; else as `findings`.
  package var overflowFindings: [Diagnostic] {
    let room = room
    guard contentSize.width > room.width || contentSize.height > room.height else { return [] }
    return findings.filter { $0.code == .overflow && $0.subject == "root" }
  }
}
