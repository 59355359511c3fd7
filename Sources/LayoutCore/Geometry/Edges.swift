/// An edge at the top or at the bottom.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// An edge at the beginning or the end of a line.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The edge where lines begin.
  case leading
  /// The edge where lines end.
  case trailing
}
