/// The look of pickers.
@nonexhaustive
public enum PickerStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A menu.
  case automatic
  /// A button that shows the choice, and opens a menu of all.
  case menu
  /// All choices beside each other.
  case segmented
  /// All choices below each other, with a mark. Tab goes to one of them, and arrows choose the next one.
  case inline
  /// All choices below each other, with a round mark, and with the same keys.
  case radioGroup
}

extension Layout {
  /// Sets the look of the pickers inside.
  ///
  /// ```swift
  /// Picker("Size", selection: $size) {
  ///   Text("Small").tag(1)
  ///   Text("Large").tag(2)
  /// }
  /// .pickerStyle(.segmented)
  /// ```
  public func pickerStyle(_ style: PickerStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<PickerStyle>> {
    environment(\.controlValues.pickerStyle, style)
  }
}
