/// What shows the next column of a split view in a narrow room.
final class ColumnAdvance: Equatable {
  private let index: Int
  private var action: (Int) -> Void = { _ in }

  init(_ index: Int) { self.index = index }

  func callAsFunction() { action(index + 1) }

  fileprivate func connect(_ action: @escaping (Int) -> Void) { self.action = action }

  static func == (one: ColumnAdvance, other: ColumnAdvance) -> Bool { one === other }
}

/// The ways from column to column of one split view.
final class ColumnAdvances {
  let columns = [ColumnAdvance(0), ColumnAdvance(1)]

  /// Lets each column show the next one of `count`, also as the preferred one.
  func connect(_ reached: Binding<Int>, _ count: Int, _ preferred: Binding<NavigationSplitViewColumn>?) {
    for column in columns {
      column.connect { next in
        reached.wrappedValue = next
        preferred?.wrappedValue = next == count - 1 ? .detail : .content
      }
    }
  }
}

private enum ColumnAdvanceKey: EnvironmentKey {
  static var defaultValue: ColumnAdvance? { nil }
}

extension EnvironmentValues {
  /// What shows the next column, in a column of a split view in a narrow room; `nil` elsewhere.
  var columnAdvance: ColumnAdvance? {
    get { self[ColumnAdvanceKey.self] }
    set { self[ColumnAdvanceKey.self] = newValue }
  }
}
