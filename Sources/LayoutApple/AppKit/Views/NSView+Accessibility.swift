#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  extension NSView {
    /// Says what people hear who do not see a view that is an element by itself, as controls are; `nil` takes back what was
    /// said. The view has a role of its own, and says what it has unless something is said here.
    func say(_ properties: AccessibilityProperties?) {
      setAccessibilityLabel(properties?.label)
      if let value = properties?.value { setAccessibilityValue(value) }
      setAccessibilityHelp(properties?.hint)
    }

    /// Makes a box an element, if it is called something.
    func setAccessibility(_ properties: AccessibilityProperties?) {
      setAccessibilityLabel(properties?.label)
      setAccessibilityValue(properties?.value)
      setAccessibilityHelp(properties?.hint)
      setAccessibilityRole(properties?.role?.native)
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
