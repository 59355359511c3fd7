/// The width an element has in a `ConstraintLayout`, in points. 100 where nothing is said.
public enum LayoutWidthKey: LayoutValueKey {
  /// 100 points.
  public static var defaultValue: Double { 100 }
}

/// The height an element has in a `ConstraintLayout`, in points. 50 where nothing is said.
public enum LayoutHeightKey: LayoutValueKey {
  /// 50 points.
  public static var defaultValue: Double { 50 }
}

/// How much an element matters where there is not room for all: the lowest goes first. 0 where nothing is said.
public enum LayoutPriorityKey: LayoutValueKey {
  /// 0.
  public static var defaultValue: Int { 0 }
}

/// The name under which a graph manager keeps an element's constraints. `nil`, and so without a manager, where nothing
/// is said.
public enum LayoutConstraintIDKey: LayoutValueKey {
  /// No name.
  public static var defaultValue: String? { nil }
}

extension Layout {
  /// Says what the element is in the `ConstraintLayout` around it.
  ///
  /// - Parameters:
  ///   - width: its width in points, finite and above 0.
  ///   - height: its height in points, finite and above 0.
  ///   - priority: how much it matters where there is not room for all.
  ///   - id: the name under which the graph manager of the environment keeps its constraints; `nil` keeps none.
  public func constraints(
    width: Double = LayoutWidthKey.defaultValue, height: Double = LayoutHeightKey.defaultValue,
    priority: Int = LayoutPriorityKey.defaultValue, id: String? = nil
  ) -> some Layout {
    layoutValue(key: LayoutWidthKey.self, value: width)
      .layoutValue(key: LayoutHeightKey.self, value: height)
      .layoutValue(key: LayoutPriorityKey.self, value: priority)
      .layoutValue(key: LayoutConstraintIDKey.self, value: id)
  }
}
