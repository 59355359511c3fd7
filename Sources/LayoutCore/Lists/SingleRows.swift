// Elements whose body has branches, for their styles, and is one row of a list all the same: modifiers around such an
// element are inside of its row.

extension Label {
  /// Whether it is looked into: it is one row.
  public static func _containsRows(_ depth: Int) -> Bool { false }
}

extension LabeledContent {
  /// Whether it is looked into: it is one row.
  public static func _containsRows(_ depth: Int) -> Bool { false }
}

extension ControlGroup {
  /// Whether it is looked into: it is one row.
  public static func _containsRows(_ depth: Int) -> Bool { false }
}

extension Menu {
  /// Whether it is looked into: it is one row.
  public static func _containsRows(_ depth: Int) -> Bool { false }
}
