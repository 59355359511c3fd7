#if canImport(UIKit) && !os(watchOS)
  extension UIView {
    var spoken: Spoken {
      get { Spoken(label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint) }
      set {
        (accessibilityLabel, accessibilityValue) = (newValue.label, newValue.value)
        accessibilityHint = newValue.hint
      }
    }

    /// Whether the view and its content are hidden from accessibility.
    var isUnspoken: Bool {
      get { accessibilityElementsHidden }
      set { accessibilityElementsHidden = newValue }
    }

    /// Makes a box an accessibility element if it has a label.
    ///
    /// The content of an element is not accessible. A group is no element: its label and its content are accessible. So
    /// a box with usable content is a group.
    ///
    /// - Parameter isButton: whether the box itself can be tapped.
    func setAccessibility(_ properties: AccessibilityProperties?, isButton: Bool) {
      setSpoken(properties)
      let isNamedByContent = (self as? BoxView)?.isNamedByContent == true
      var traits = properties?.shownRole?.traits ?? (isButton && properties?.label != nil ? .button : .none)
      if properties?.actions.contains(.increment) == true { traits.insert(.adjustable) }
      accessibilityTraits = traits
      let isGroup = properties != nil && subviews.contains(where: \.canBeUsed)
      let isHolder =
        isGroup && properties?.children != .ignore || properties?.children == .contain || properties?.role == .group
        || properties?.role == .list
      let isNamed = (properties?.label != nil || isNamedByContent) && properties?.isHidden == false
      isAccessibilityElement = isNamed && !isHolder
      accessibilityContainerType = isNamed && isHolder ? .semanticGroup : .none
    }

    /// Whether the user can use the view or one inside it. Complexity: O(views inside).
    private var canBeUsed: Bool {
      if isHidden || accessibilityElementsHidden { return false }
      return self is UIControl || self is any UITextInput || self is UIScrollView
        || gestureRecognizers?.isEmpty == false || (self as? BoxView)?.onPress != nil
        || subviews.contains(where: \.canBeUsed)
    }
  }

  extension AccessibilityRole {
    /// UIKit's traits; none for a role without a UIKit trait.
    fileprivate var traits: UIAccessibilityTraits {
      switch self {
      case .button, .checkbox: .button
      case .header: .header
      case .image: .image
      case .link: .link
      case .status: .updatesFrequently
      case .group, .list, .listItem: .none
      }
    }
  }
#endif
