/// Rows in a column that scrolls, with lines between them, sections, and rows that can be chosen.
///
/// ```swift
/// List(messages, selection: $chosen) { message in
///   Text(message.subject)
/// }
/// .listStyle(.inset)
/// ```
///
/// 1. It is a `ScrollView` around a `LazyVStack`: rows of a `ForEach` are made when they come near what is seen, and the
///    others cost what they cost there.
/// 2. Each element is a row, at least `defaultMinListRowHeight` high. Groups, branches, `ForEach` and `Section` are looked
///    into, and so are elements whose body is one of these. An element of an erased type (`AnyLayout`) is one row.
/// 3. A row is chosen by its `tag(_:)`, or by the id of its datum, where that has the type of the selection. A row of a
///    `ForEach` that is not made is found by its tag among the first 10,000 data only: these are read one by one.
/// 4. While the list has the keyboard, the arrow keys, Home, End and the page keys go to another row and choose it, and
///    Shift chooses all from the first one on. Control-A, or Command-A on a Mac, chooses all. Letters that are typed
///    go to the next row whose text begins with them; at most 10,000 rows are read for that. In an outline the arrow to the
///    end of the line opens a row and goes to the rows inside, and the other one closes it and goes to the row around.
///    In GTK a click with Control adds a row or takes it away, and one with Shift chooses all from the first
///    one on.
/// 5. Headers of the styles `plain` and `inset` stay at the top while their section is seen.
/// 6. Modifiers such as `listRowInsets(_:)` apply to each row inside. Other modifiers of a `ForEach` or a `Section` go around
///    each row.
public struct List<SelectionValue: Hashable & Sendable, Content: Layout>: Layout {
  private let content: Content
  private let choice: ListChoice?
  @State private var list = ListCore()
  @FocusState private var hasKeyboard: Bool
  @Environment(\.listStyle) private var style
  @Environment(\.columnAdvance) private var advance
  @Environment(\.layoutDirection) private var direction

  init(_ choice: ListChoice?, _ content: Content) { (self.choice, self.content) = (choice, content) }

  /// A list in which one row at most is chosen; `nil` as the binding chooses none.
  public init(selection: Binding<SelectionValue?>?, @LayoutBuilder content: () -> Content) {
    self.init(selection.map { ListChoice($0) }, content())
  }

  /// A list in which any number of rows is chosen; `nil` as the binding chooses none.
  public init(selection: Binding<Set<SelectionValue>>?, @LayoutBuilder content: () -> Content) {
    self.init(selection.map { ListChoice($0) }, content())
  }

  /// The rows in a view that scrolls.
  public var body: some Layout {
    let look = ListLook(style)
    let (list, hasKeyboard) = (list, $hasKeyboard)
    (list.choice, list.advance) = (choice, advance)
    list.isRightToLeft = direction == .rightToLeft
    list.takeKeyboard = { hasKeyboard.wrappedValue = true }
    return ScrollView {
      LazyVStack(alignment: .leading) { RowElements(content, _RowContext(list)) }
        .padding(.bottom, look.gap)
        .modified(by: _ScrollSettingsModifier { $0.traits.leavesFocus = false })
    }
    .modified(by: _ScrollSettingsModifier { $0.traits.leavesFocus = choice != nil })
    .modified(by: ListPlaceModifier(list: list))
    .showingPinnedHeaders()
    .background(look.ground)
    .clipped()
    .focusable(choice != nil)
    .focused(hasKeyboard)
    .accessibilityRole(.list)
    .onKeyPress { list.press($0) ? .handled : .ignored }
  }
}

extension List where SelectionValue == Never {
  /// A list of elements.
  public init(@LayoutBuilder content: () -> Content) { self.init(nil, content()) }

  /// A row for each datum.
  public init<Data: RandomAccessCollection, Row: Layout>(
    _ data: Data, @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A row for each datum, with `id` as its identity.
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number.
  public init<Row: Layout>(_ data: Range<Int>, @LayoutBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(nil, ForEach(data, content: rowContent))
  }
}

extension List {
  /// A row for each datum, of which one at most is chosen.
  public init<Data: RandomAccessCollection, Row: Layout>(
    _ data: Data, selection: Binding<SelectionValue?>?, @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each datum, of which any number is chosen.
  public init<Data: RandomAccessCollection, Row: Layout>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each datum with `id` as its identity, of which one at most is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection.map { ListChoice($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each datum with `id` as its identity, of which any number is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection.map { ListChoice($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number, of which one at most is chosen.
  public init<Row: Layout>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @LayoutBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each number, of which any number is chosen.
  public init<Row: Layout>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @LayoutBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent))
  }
}
