#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension NSView {
    /// The texts for accessibility. Setting a control's value would change the control, so it is set only if there is a
    /// text.
    var spoken: Spoken {
      get { Spoken(label: accessibilityLabel(), value: nil, hint: accessibilityHelp()) }
      set {
        setAccessibilityLabel(newValue.label)
        if let value = newValue.value { setAccessibilityValue(value) }
        setAccessibilityHelp(newValue.hint)
      }
    }

    /// Whether the view and its content are hidden from accessibility.
    var isUnspoken: Bool {
      get { isAccessibilityHidden() }
      set { setAccessibilityHidden(newValue) }
    }

    /// Makes a box an accessibility element if it has a label. The content is accessible too.
    ///
    /// - Parameter isButton: whether the box itself can be clicked.
    func setAccessibility(_ properties: AccessibilityProperties?, isButton: Bool) {
      setSpoken(properties)
      setAccessibilityValue(properties?.value)
      // AppKit has no way back to neither: it speaks the state from the first one on.
      if let isExpanded = properties?.isExpanded { setAccessibilityExpanded(isExpanded) }
      setAccessibilityRole(properties?.shownRole?.native ?? (isButton && properties?.label != nil ? .button : nil))
      let isHolder = properties?.role == .group || properties?.role == .list
      setAccessibilityElement(
        properties?.isHidden == false
          && (properties?.label != nil || isHolder || (self as? BoxView)?.isNamedByContent == true))
    }
  }

  extension AccessibilityRole {
    /// AppKit's role; roles that AppKit does not have become text or a group.
    fileprivate var native: NSAccessibility.Role {
      switch self {
      case .button: .button
      case .checkbox: .checkBox
      case .image: .image
      case .link: .link
      case .list: .list
      case .header, .status: .staticText
      case .group, .listItem: .group
      }
    }
  }
#endif
