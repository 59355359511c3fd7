/// Rows of data in columns, with a header that stays.
///
/// ```swift
/// Table(people, selection: $chosen) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age") { person in Text("\(person.age)") }
///     .width(60)
/// }
/// ```
///
/// It is a `List` with one row for each datum: what holds for its rows, its selection and its style holds here. Columns
/// without a width share the room in equal parts.
public struct Table<Data: RandomAccessCollection>: Layout
where Data.Element: Identifiable, Data.Element.ID: Sendable {
  private let data: Data
  private let choice: ListChoice?
  private let columns: [TableColumn<Data.Element>]
  @Environment(\.listStyle) private var style

  private init(_ data: Data, _ choice: ListChoice?, _ columns: [TableColumn<Data.Element>]) {
    (self.data, self.choice, self.columns) = (data, choice, columns)
  }

  /// A table whose rows cannot be chosen.
  public init(_ data: Data, @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]) {
    self.init(data, nil, columns())
  }

  /// A table of whose rows one at most is chosen.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.init(data, ListChoice(selection), columns())
  }

  /// A table of whose rows any number is chosen.
  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.init(data, ListChoice(selection), columns())
  }

  /// The header, and the list of the rows.
  public var body: some Layout {
    let look = ListLook(style)
    VStack(spacing: 0) {
      TableRow(columns: columns) { Text($0.title).font(Font.footnote.weight(.semibold)).foregroundColor(.secondary) }
        .padding(look.insets)
        .padding(.horizontal, look.margin)
        .background(look.ground)
        .accessibilityRole(.header)
      Divider()
      List<Data.Element.ID, _>(
        choice, ForEach(data) { element in TableRow(columns: columns) { $0.content(element) } })
    }
  }
}

/// A column of a table: its title, and a cell for each datum.
public struct TableColumn<RowValue> {
  let title: String
  let content: (RowValue) -> AnyLayout
  private(set) var widths: (least: Double?, most: Double?) = (nil, nil)

  /// A column of texts.
  public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) {
    self.title = String(title)
    content = { AnyLayout(Text($0[keyPath: value])) }
  }

  /// A column of elements.
  public init<Cell: Layout>(_ title: some StringProtocol, @LayoutBuilder content: @escaping (RowValue) -> Cell) {
    self.title = String(title)
    self.content = { AnyLayout(content($0)) }
  }

  /// The same column with a width, in points; `nil` shares the room. What is not a positive finite number counts as 0.
  public func width(_ width: Double?) -> TableColumn { self.width(min: width, max: width) }

  /// The same column between a least and a greatest width, in points; `nil` is no bound.
  public func width(min least: Double? = nil, max most: Double? = nil) -> TableColumn {
    var column = self
    column.widths = (least.map { max(0, $0.finite()) }, most.map { max(0, $0.finite()) })
    return column
  }
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// A column.
  public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] { [column] }
  /// The columns in their order.
  public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
    columns.flatMap { $0 }
  }
  /// `if` without `else`.
  public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] { columns ?? [] }
  /// The first branch.
  public static func buildEither(first columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { columns }
  /// The other branch.
  public static func buildEither(second columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { columns }
}

/// The cells of a row, each in the width of its column.
private struct TableRow<RowValue, Cell: Layout>: Layout {
  let columns: [TableColumn<RowValue>]
  let cell: (TableColumn<RowValue>) -> Cell

  var body: some Layout {
    HStack(spacing: 8) {
      for column in columns {
        cell(column)
          .frame(minWidth: column.widths.least, maxWidth: column.widths.most ?? .infinity, alignment: .leading)
      }
    }
  }
}
