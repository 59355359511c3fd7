/// The properties of a view for screen readers.
public struct AccessibilityProperties: Hashable, Sendable {
  /// The name of the element; `nil` uses its content.
  public var label: String?
  /// The present value: `3 of 5`.
  public var value: String?
  /// The effect of using the element.
  public var hint: String?
  /// The role of the element; `nil` uses its content.
  public var role: AccessibilityRole?
  /// Whether the element is left out, with everything inside.
  public var isHidden = false
  /// A few words that are shown beside a pointer that rests on the element.
  public var help: String?

  /// Empty properties.
  public init() {}
}

/// The role of an element.
@nonexhaustive
public enum AccessibilityRole: UInt8, Hashable, Sendable, CaseIterable {
  /// An element to press.
  case button
  /// An element to check.
  case checkbox
  /// Several elements that belong together.
  case group
  /// A heading.
  case header
  /// A picture.
  case image
  /// An element that leads elsewhere.
  case link
  /// A list of elements.
  case list
  /// One element of a list.
  case listItem
  /// A state of work that is going on.
  case status
}

extension Layout {
  func accessible(
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

  /// Sets the element's name for screen readers.
  public func accessibilityLabel(_ label: some StringProtocol) -> _ModifiedLayout<Self, _DecorationModifier> {
    let label = String(label)
    return accessible { $0.label = label }
  }

  /// Sets the element's present value for screen readers.
  public func accessibilityValue(_ value: some StringProtocol) -> _ModifiedLayout<Self, _DecorationModifier> {
    let value = String(value)
    return accessible { $0.value = value }
  }

  /// Describes the effect of using the element for screen readers.
  public func accessibilityHint(_ hint: some StringProtocol) -> _ModifiedLayout<Self, _DecorationModifier> {
    let hint = String(hint)
    return accessible { $0.hint = hint }
  }

  /// Sets the element's role for screen readers.
  public func accessibilityRole(_ role: AccessibilityRole) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible { $0.role = role }
  }

  /// Leaves the element out for screen readers, with everything inside.
  public func accessibilityHidden(_ isHidden: Bool = true) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible { $0.isHidden = isHidden }
  }
}
