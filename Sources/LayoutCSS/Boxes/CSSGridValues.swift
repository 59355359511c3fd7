/// The properties of grids and of their items behind one reference, since styles are copied often, and most have none.
struct CSSGridValues: Hashable, Sendable {
  private struct Values: Hashable, Sendable {
    var container = CSSGridStyle()
    var column = CSSGridPlacement()
    var row = CSSGridPlacement()
  }
  private final class Storage: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  /// `nil` where all values are the initial ones.
  private var storage: Storage?

  /// The tracks of a container.
  var container: CSSGridStyle {
    get { values.container }
    set { values.container = newValue }
  }
  /// The columns of an item.
  var column: CSSGridPlacement {
    get { values.column }
    set { values.column = newValue }
  }
  /// The rows of an item.
  var row: CSSGridPlacement {
    get { values.row }
    set { values.row = newValue }
  }
  /// Whether neither the columns nor the rows of an item are given.
  var hasAutomaticCell: Bool {
    guard let storage else { return true }
    return storage.values.column == CSSGridPlacement() && storage.values.row == CSSGridPlacement()
  }

  private var values: Values {
    get { storage?.values ?? Values() }
    set { storage = newValue == Values() ? nil : Storage(newValue) }
  }

  static func == (one: CSSGridValues, other: CSSGridValues) -> Bool {
    if one.storage === other.storage { return true }
    guard let one = one.storage, let other = other.storage else { return false }
    return one.values == other.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage?.values) }
}
