public import LayoutEngine

/// The largest width and the largest height that were set, in points; zero where none was.
public enum SizePreferenceKey: PreferenceKey {
  /// The default: no size.
  public static var defaultValue: Size { .zero }

  /// Combines two sizes to the larger of both, on each axis.
  public static func reduce(value: inout Size, nextValue: () -> Size) {
    let next = nextValue()
    value = Size(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

/// The box around all boxes that were set; `nil` where none was.
public enum BoundsPreferenceKey: PreferenceKey {
  /// The default: no box.
  public static var defaultValue: Rect? { nil }

  /// Combines two boxes to the box around both.
  public static func reduce(value: inout Rect?, nextValue: () -> Rect?) {
    guard let next = nextValue() else { return }
    value = value?.union(next) ?? next
  }
}

/// The boxes of elements as anchors, in document order.
public enum AnchorPreferenceKey: PreferenceKey {
  /// The default: no anchors.
  public static var defaultValue: [Anchor<Rect>] { [] }

  /// Appends the later anchors.
  public static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
}
