/// What a screen reader says of a view.
public struct AccessibilityProperties: Hashable, Sendable {
  /// What the element is called; `nil` leaves it to what it shows.
  public var label: String?
  /// What it has at the moment: `3 of 5`.
  public var value: String?
  /// What using it does.
  public var hint: String?
  /// What sort of thing it is; `nil` leaves it to what it shows.
  public var role: AccessibilityRole?
  /// Whether it is left out, with everything inside.
  public var isHidden = false

  /// Properties that say nothing.
  public init() {}
}

/// What sort of thing an element is.
public enum AccessibilityRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Something to press.
  case button
  /// Something to check.
  case checkbox
  /// Several things that belong together.
  case group
  /// A heading.
  case header
  /// A picture.
  case image
  /// Something that leads elsewhere.
  case link
  /// A list of things.
  case list
  /// One thing of a list.
  case listItem
  /// What is going on at the moment.
  case status
}

extension Layout {
  private func accessible(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(
      self,
      _DecorationModifier(part: .accessibility) { decoration in
        var properties = decoration.accessibility ?? AccessibilityProperties()
        change(&properties)
        decoration.accessibility = properties
      })
  }

  /// Says what the element is called.
  public func accessibilityLabel(_ label: some StringProtocol) -> _ModifiedLayout<Self, _DecorationModifier> {
    let label = String(label)
    return accessible { $0.label = label }
  }

  /// Says what the element has at the moment.
  public func accessibilityValue(_ value: some StringProtocol) -> _ModifiedLayout<Self, _DecorationModifier> {
    let value = String(value)
    return accessible { $0.value = value }
  }

  /// Says what using the element does.
  public func accessibilityHint(_ hint: some StringProtocol) -> _ModifiedLayout<Self, _DecorationModifier> {
    let hint = String(hint)
    return accessible { $0.hint = hint }
  }

  /// Says what sort of thing the element is.
  public func accessibilityRole(_ role: AccessibilityRole) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible { $0.role = role }
  }

  /// Leaves the element out for screen readers, with everything inside.
  public func accessibilityHidden(_ isHidden: Bool = true) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible { $0.isHidden = isHidden }
  }
}
