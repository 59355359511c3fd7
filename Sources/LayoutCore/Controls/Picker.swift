/// One of several choices, as wide as the widest of them.
public struct Picker: _PrimitiveLayout {
  let options: [String]
  let selection: Binding<Int?>
  let value: Int?

  /// A picker of positions in `options`; `nil`, and a position that does not exist, is no choice.
  public init(_ options: [String], selection: Binding<Int?>) {
    self.options = options
    self.selection = selection
    value = selection.wrappedValue
  }

  /// A picker of values, shown by their descriptions.
  public init<Value: Equatable>(_ values: [Value], selection: Binding<Value>) {
    self.init(
      values.map { "\($0)" },
      selection: Binding(
        get: { values.firstIndex(of: selection.wrappedValue) },
        set: { if let position = $0, values.indices.contains(position) { selection.wrappedValue = values[position] } }))
  }

  /// Puts the picker into the tree.
  public func _lower(_ lowering: _Lowering) {
    let position = Picker.valid(value, in: options)
    lowering.control(.picker(options: options, selection: position), ControlHandlers(selection: selection))
  }

  /// The position if it exists, else `nil`.
  static func valid(_ position: Int?, in options: [String]) -> Int? {
    position.flatMap { options.indices.contains($0) ? $0 : nil }
  }
}
