/// The direction in which a layout's items follow each other.
public enum SimpleLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case row
  /// From top to bottom.
  case column

  /// The direction with more room: a row if the width exceeds the height, else a column.
  public static func following(_ size: Size) -> SimpleLayoutDirection {
    size.width > size.height ? .row : .column
  }

  /// The axis along which items follow each other.
  public var axis: Axis { self == .row ? .horizontal : .vertical }
}

/// The alignment across the direction of an item that is smaller than its layout.
public enum SimpleLayoutAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the top of a row, at the left of a column.
  case leading
  /// In the middle.
  case center
  /// At the bottom of a row, at the right of a column.
  case trailing

  /// The part of the free length that lies before the item. It can be negative if the item is longer than the layout.
  func offset(free: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}
