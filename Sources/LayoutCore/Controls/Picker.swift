/// One of several choices.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(1)
///   Text("Large").tag(2)
/// }
/// ```
///
/// The choices are the texts of the content with their tags; an element of a `ForEach` without a tag has its id. They
/// are read by their values (titles alone, not their modifiers), so the content is not laid out. A choice without a tag
/// of the selection's type cannot be chosen, and an element that is no text is not shown. A selection that no choice has
/// is shown as none. All of that, and two choices with one tag, is diagnosed.
public struct Picker<Label: Layout, SelectionValue: Equatable, Content: Layout>: _PrimitiveLayout {
  private let label: Label
  private let source: Source

  private enum Source {
    /// Titles, and the chosen position.
    case titles([String], Binding<Int?>, value: Int?)
    /// Choices by their tags.
    case content((_Lowering) -> Void)
  }

  /// Puts the picker into the tree.
  public func _lower(_ lowering: _Lowering) {
    switch source {
    case .titles(let titles, let selection, let value):
      OptionPicker(label: label, options: titles, selection: selection, value: value)._lower(lowering)
    case .content(let lower): lower(lowering)
    }
  }
}

extension Optional<Int> {
  /// The position if it exists, else `nil`.
  func valid(in options: [String]) -> Int? { flatMap { options.indices.contains($0) ? $0 : nil } }
}

extension Picker where Label == EmptyLayout, SelectionValue == Int?, Content == EmptyLayout {
  /// A picker of positions in `options`, as wide as the widest of them; `nil`, and a position that does not exist, is no
  /// choice.
  public init(_ options: [String], selection: Binding<Int?>) {
    label = EmptyLayout()
    source = .titles(options, selection, value: selection.wrappedValue)
  }
}

extension Picker where Label == EmptyLayout, Content == EmptyLayout {
  /// A picker of values, shown by their descriptions, as wide as the widest of them.
  public init(_ values: [SelectionValue], selection: Binding<SelectionValue>) {
    let position = Binding<Int?>(
      get: { values.firstIndex(of: selection.wrappedValue) },
      set: { if let position = $0, values.indices.contains(position) { selection.wrappedValue = values[position] } })
    label = EmptyLayout()
    source = .titles(values.map { "\($0)" }, position, value: position.wrappedValue)
  }
}

extension Picker where SelectionValue: Hashable {
  private init(_ label: Label, _ selection: Binding<SelectionValue>, _ content: Content) {
    self.label = label
    let picker = TaggedPicker(label: label, content: content, selection: selection)
    source = .content { picker._lower($0) }
  }

  /// A picker of the tags in `content`, with any label.
  public init(
    selection: Binding<SelectionValue>, @LayoutBuilder content: () -> Content, @LayoutBuilder label: () -> Label
  ) {
    self.init(label(), selection, content())
  }
}

extension Picker where SelectionValue: Hashable, Label == Text {
  /// A picker of the tags in `content`, with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @LayoutBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), selection, content())
  }
}

extension Picker where SelectionValue: Hashable, Label == LayoutCore.Label<Text, Image> {
  /// A picker of the tags in `content`, with a title and a symbol of the system.
  public init(
    _ title: some StringProtocol, systemImage name: String, selection: Binding<SelectionValue>,
    @LayoutBuilder content: () -> Content
  ) {
    self.init(LayoutCore.Label(title, systemImage: name), selection, content())
  }
}

/// A picker whose choices are the tags of its content.
private struct TaggedPicker<Label: Layout, Value: Hashable, Content: Layout>: Layout {
  let label: Label
  let content: Content
  let selection: Binding<Value>

  var body: some Layout {
    let choices = Choices<Value>(of: content)
    let chosen = selection.wrappedValue
    OptionPicker(
      label: label, options: choices.titles,
      selection: Binding(
        get: { choices.position(of: selection.wrappedValue) },
        set: { if let value = $0.flatMap(choices.value(at:)) { selection.wrappedValue = value } }),
      value: choices.position(of: chosen), fault: choices.fault(choosing: chosen))
  }
}
