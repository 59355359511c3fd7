/// An element's width in a `ConstraintLayout`, in points; 100 by default.
public enum LayoutWidthKey: LayoutValueKey {
  /// 100 points.
  public static var defaultValue: Double { 100 }
}

/// An element's height in a `ConstraintLayout`, in points; 50 by default.
public enum LayoutHeightKey: LayoutValueKey {
  /// 50 points.
  public static var defaultValue: Double { 50 }
}

/// An element's priority; 0 by default. Where not all elements fit, the lowest priority is left out first.
public enum LayoutPriorityKey: LayoutValueKey {
  /// 0.
  public static var defaultValue: Int { 0 }
}

/// The name under which a graph manager stores an element's constraints; `nil` by default, which uses no manager.
public enum LayoutConstraintIDKey: LayoutValueKey {
  /// No name.
  public static var defaultValue: String? { nil }
}

extension Layout {
  /// Specifies the element's constraints in the `ConstraintLayout` around it.
  ///
  /// - Parameters:
  ///   - width: its width in points, finite and above 0.
  ///   - height: its height in points, finite and above 0.
  ///   - priority: the element's importance if not all elements fit; the lowest is left out first.
  ///   - id: the name under which the environment's graph manager stores the constraints; `nil` stores none.
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
