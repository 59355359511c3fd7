/// A colour to choose, by the host's dialog, with a label before it.
///
/// ```swift
/// ColorPicker("Paper", selection: $paper)
/// ```
public struct ColorPicker<Label: Layout>: _PrimitiveLayout {
  let label: Label
  private let leaf: Leaf

  /// A picker with any label.
  ///
  /// - Parameter supportsOpacity: whether the opacity is chosen, too.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @LayoutBuilder label: () -> Label) {
    self.label = label()
    leaf = Leaf(selection: selection, color: selection.wrappedValue, supportsOpacity: supportsOpacity)
  }

  /// Puts the picker into the tree.
  public func _lower(_ lowering: _Lowering) {
    if Label.self == EmptyLayout.self {
      leaf._lower(lowering)
    } else {
      LabeledControl(label: label, control: leaf)._lower(lowering)
    }
  }

  private struct Leaf: _PrimitiveLayout {
    let selection: Binding<Color>
    let color: Color
    let supportsOpacity: Bool

    func _lower(_ lowering: _Lowering) {
      let values = lowering.environments.values
      // Hosts know resolved colours alone, so the binding has one, too.
      let resolved = Binding(
        get: { selection.wrappedValue.resolved(in: values) }, set: { selection.wrappedValue = $0 })
      lowering.control(
        .colorPicker(color.resolved(in: values), supportsOpacity: supportsOpacity), ControlHandlers(color: resolved))
    }
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title.
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(verbatim: String(title)) }
  }
}
