/// One row of a list, or a header or footer, with its identity, its value and its layout.
///
/// A row with the identity and the value of a row that was laid out in the same width keeps that result. Its layout is
/// not even made again.
public struct ListItem: Sendable {
  let key: RowKey?
  let value: (any Equatable & Sendable)?
  let layout: @Sendable () -> any MeasurableLayout

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: the row's identity, in the whole list.
  ///   - value: all values that its layout depends on.
  ///   - layout: makes the layout from the value, on any thread.
  public init<ID: Hashable & Sendable, Value: Equatable & Sendable>(
    id: ID, value: Value, layout: @escaping @Sendable (Value) -> any MeasurableLayout
  ) {
    key = RowKey(id)
    self.value = value
    self.layout = { layout(value) }
  }

  /// Makes a row whose layout is a value; an equal value is the same row.
  public init<Value: MeasurableLayout & Hashable>(_ layout: Value) {
    key = RowKey(layout)
    value = nil
    self.layout = { layout }
  }

  /// Makes a row with a layout. If the layout is an object, as those of this module are, the same object is the same
  /// row. Other layouts are laid out each time.
  public init<Other: MeasurableLayout>(_ layout: Other) {
    key = Other.self is any AnyObject.Type ? RowKey(ObjectIdentifier(layout as AnyObject)) : nil
    value = nil
    self.layout = { layout }
  }
}

/// A section of a list.
public struct ListSection: Sendable {
  /// The header, above the rows.
  public var header: ListItem?
  /// The rows.
  public var items: [ListItem]
  /// The footer, below the rows.
  public var footer: ListItem?

  /// Makes a section of rows.
  public init(header: ListItem? = nil, items: [ListItem], footer: ListItem? = nil) {
    self.header = header
    self.items = items
    self.footer = footer
  }

  /// Makes a section of layouts.
  public init(
    header: (any MeasurableLayout)? = nil, layouts: [any MeasurableLayout], footer: (any MeasurableLayout)? = nil
  ) {
    self.init(
      header: header.map { ListItem($0) }, items: layouts.map { ListItem($0) }, footer: footer.map { ListItem($0) })
  }
}

/// The identity of a row.
struct RowKey: Hashable, Sendable {
  private let id: any Hashable & Sendable

  init(_ id: some Hashable & Sendable) { self.id = id }

  static func == (one: RowKey, other: RowKey) -> Bool { isSame(one.id, other.id) }

  func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
}

/// Whether two values have the same type and are equal.
func isSame<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool { other as? Value == one }
