/// The look of forms.
@nonexhaustive
public enum FormStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A grouped form.
  case automatic
  /// Rows in cards, one for each section, in a page that scrolls: labels at the leading edge, controls at the trailing.
  case grouped
  /// Two columns: labels against their controls.
  case columns
}

extension Layout {
  /// Sets the look of the forms inside.
  ///
  /// ```swift
  /// Form { Toggle("Sounds", isOn: $sounds) }.formStyle(.columns)
  /// ```
  public func formStyle(_ style: FormStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<FormStyle>> {
    environment(\.controlValues.formStyle, style)
  }
}
