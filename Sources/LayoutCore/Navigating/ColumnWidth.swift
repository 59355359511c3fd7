import LayoutEngine

/// The width that the content of a column wants, in points.
struct ColumnWidth: Hashable {
  var least: Double?
  var ideal: Double
  var most: Double?

  /// A width between the limits; where they contradict each other the least one counts.
  func limited(_ width: Double) -> Double { max(least ?? 0, min(width, most ?? .infinity)) }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = nextValue() ?? value }
}

/// Sets the width of the column around.
public struct _ColumnWidthModifier: _PrimitiveModifier {
  let width: ColumnWidth?
  let fault: NumberFault?

  init(least: Double?, ideal: Double, most: Double?) {
    let call = "navigationSplitViewColumnWidth"
    fault =
      [least, ideal, most].lazy.compactMap { $0 }.compactMap {
        NumberFault.of(call, $0, consequence: "which has no effect")
      }.first
    width =
      fault == nil
      ? ColumnWidth(least: least.map { max(0, $0) }, ideal: max(0, ideal), most: most.map { max(0, $0) }) : nil
  }

  /// Puts `content` into the tree with the width for the column.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let width = width
    lowering.reporting(fault) {
      content.transformPreference(ColumnWidthKey.self) { $0 = width ?? $0 }._lower(lowering)
    }
  }
}

extension Layout {
  /// Sets the width in points of the column of a `NavigationSplitView` that the element is in; its divider does not move
  /// it.
  ///
  /// It has no effect elsewhere, in the last column, which has the rest of the room, and where the room is so narrow that
  /// one column is shown. A width that is no finite number is diagnosed and has no effect, and a negative one counts as 0.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   Folders().navigationSplitViewColumnWidth(180)
  /// } detail: {
  ///   Messages()
  /// }
  /// ```
  public func navigationSplitViewColumnWidth(
    _ width: Double
  ) -> _ModifiedLayout<Self, _ColumnWidthModifier> {
    _ModifiedLayout(self, _ColumnWidthModifier(least: width, ideal: width, most: width))
  }

  /// Sets the width in points of the column of a `NavigationSplitView` that the element is in, and the limits between which
  /// its divider moves; `nil` is no limit. All else is as in `navigationSplitViewColumnWidth(_:)`.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> _ModifiedLayout<Self, _ColumnWidthModifier> {
    _ModifiedLayout(self, _ColumnWidthModifier(least: min, ideal: ideal, most: max))
  }
}
