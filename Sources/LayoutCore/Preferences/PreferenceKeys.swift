public import LayoutEngine

/// The largest width and the largest height that were set, in points; zero where none was.
public enum SizePreferenceKey: PreferenceKey {
  /// No size.
  public static var defaultValue: Size { .zero }

  /// The larger of both, on each axis.
  public static func reduce(value: inout Size, nextValue: () -> Size) {
    let next = nextValue()
    value = Size(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

/// The box around all boxes that were set; `nil` where none was.
public enum BoundsPreferenceKey: PreferenceKey {
  /// No box.
  public static var defaultValue: Rect? { nil }

  /// The box around both.
  public static func reduce(value: inout Rect?, nextValue: () -> Rect?) {
    guard let next = nextValue() else { return }
    value = value?.union(next) ?? next
  }
}

/// The boxes of elements as anchors, in document order.
public enum AnchorPreferenceKey: PreferenceKey {
  /// None.
  public static var defaultValue: [Anchor<Rect>] { [] }

  /// One after the other.
  public static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
}
