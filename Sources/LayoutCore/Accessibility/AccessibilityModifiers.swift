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

  /// Sets the name by which programs find the element, such as tests through a toolkit. It is not spoken.
  public func accessibilityIdentifier(_ identifier: String) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible { $0.identifier = identifier }
  }

  /// Adds traits for screen readers. What a modifier further out removes stays removed.
  ///
  /// ```swift
  /// Text("Chapter 1").accessibilityAddTraits(.isHeader)
  /// ```
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    // Modifiers further out come first.
    accessible { $0.traits.formUnion(traits.subtracting($0.removedTraits)) }
  }

  /// Removes traits for screen readers, also those that the element has by itself: of a row with a tap, that it is a
  /// button. What a modifier further out adds stays.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible { $0.removedTraits.formUnion(traits.subtracting($0.traits)) }
  }

  /// Makes the element a heading of a level for screen readers.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible {
      $0.headingLevel = level
      $0.traits.formUnion(AccessibilityTraits.isHeader.subtracting($0.removedTraits))
    }
  }

  /// Makes the element one for screen readers, with its own properties, and sets what becomes of the elements inside.
  ///
  /// ```swift
  /// HStack {
  ///   Text("Ada")
  ///   Text("3 messages")
  /// }
  /// .accessibilityElement(children: .combine)
  /// ```
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessible { $0.children = children }
  }

  /// Sets the place among the elements beside it for screen readers: greater priorities are read earlier, and equal ones
  /// in document order. 0 is that of all others; what is not a finite number counts as 0.
  ///
  /// GTK's screen readers read in document order.
  public func accessibilitySortPriority(_ priority: Double) -> _ModifiedLayout<Self, _DecorationModifier> {
    let fault = NumberFault.of("accessibilitySortPriority", priority)
    return _ModifiedLayout(
      self,
      _DecorationModifier(part: .accessibility, fault: fault) { decoration in
        var properties = decoration.accessibility ?? AccessibilityProperties()
        properties.sortPriority = priority.finite()
        decoration.accessibility = properties
      })
  }
}
