#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension NSView {
    /// A control's value is its own, which setting it would change: it is set where there is one to say.
    var spoken: Spoken {
      get { Spoken(label: accessibilityLabel(), value: nil, hint: accessibilityHelp()) }
      set {
        setAccessibilityLabel(newValue.label)
        if let value = newValue.value { setAccessibilityValue(value) }
        setAccessibilityHelp(newValue.hint)
      }
    }

    /// Whether neither the view nor what is inside of it is heard.
    var isUnheard: Bool {
      get { isAccessibilityHidden() }
      set { setAccessibilityHidden(newValue) }
    }

    /// Makes a box an element, if it is called something. What is inside is heard too.
    ///
    /// - Parameter isButton: whether the box itself can be clicked.
    func setAccessibility(_ properties: AccessibilityProperties?, isButton: Bool) {
      say(properties)
      setAccessibilityValue(properties?.value)
      setAccessibilityRole(properties?.role?.native ?? (isButton && properties?.label != nil ? .button : nil))
      let isHolder = properties?.role == .group || properties?.role == .list
      setAccessibilityElement(properties?.isHidden == false && (properties?.label != nil || isHolder))
    }
  }

  extension AccessibilityRole {
    /// AppKit's role; what it knows no role for is text or a group.
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
