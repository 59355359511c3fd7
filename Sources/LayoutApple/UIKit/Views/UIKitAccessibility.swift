#if canImport(UIKit) && !os(watchOS)
  extension UIView {
    var spoken: Spoken {
      get { Spoken(label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint) }
      set {
        (accessibilityLabel, accessibilityValue) = (newValue.label, newValue.value)
        accessibilityHint = newValue.hint
      }
    }

    /// Whether neither the view nor what is inside of it is heard.
    var isUnheard: Bool {
      get { accessibilityElementsHidden }
      set { accessibilityElementsHidden = newValue }
    }

    /// Makes a box an element, if it is called something; what is inside is not heard then. A group is no element: its name
    /// is heard, and what is inside. So it is a group where something inside has to be reached.
    ///
    /// - Parameter isButton: whether the box itself can be tapped.
    func setAccessibility(_ properties: AccessibilityProperties?, isButton: Bool) {
      say(properties)
      accessibilityTraits = properties?.role?.traits ?? (isButton && properties?.label != nil ? .button : .none)
      let isGroup = properties != nil && subviews.contains(where: \.canBeUsed)
      let isHolder = isGroup || properties?.role == .group || properties?.role == .list
      let isNamed = properties?.label != nil && properties?.isHidden == false
      isAccessibilityElement = isNamed && !isHolder
      accessibilityContainerType = isNamed && isHolder ? .semanticGroup : .none
    }

    /// Whether a person can do something with the view, or with one inside of it. Complexity: O(views inside).
    private var canBeUsed: Bool {
      if isHidden || accessibilityElementsHidden { return false }
      return self is UIControl || self is any UITextInput || self is UIScrollView
        || gestureRecognizers?.isEmpty == false || subviews.contains(where: \.canBeUsed)
    }
  }

  extension AccessibilityRole {
    /// UIKit's traits; things it knows no trait for have none.
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
