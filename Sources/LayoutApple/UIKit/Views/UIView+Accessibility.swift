#if canImport(UIKit)
  import LayoutCore
  import UIKit

  extension UIView {
    /// Says what people hear who do not see a view that is an element by itself, as controls are; `nil` takes back what was
    /// said. The view has traits of its own.
    func say(_ properties: AccessibilityProperties?, ownLabel: String? = nil) {
      accessibilityLabel = properties?.label ?? ownLabel
      accessibilityValue = properties?.value
      accessibilityHint = properties?.hint
    }

    /// Makes a box an element, if it is called something; what is inside is not heard then. A group is no element: its name
    /// is heard, and what is inside.
    ///
    /// - Parameters:
    ///   - isGroup: whether something inside has to be reached.
    ///   - isButton: whether the box itself can be tapped.
    func setAccessibility(_ properties: AccessibilityProperties?, isGroup: Bool, isButton: Bool) {
      say(properties)
      accessibilityTraits = properties?.role?.traits ?? (isButton && properties?.label != nil ? .button : .none)
      let isHolder = isGroup || properties?.role == .group || properties?.role == .list
      let isNamed = properties?.label != nil && properties?.isHidden == false
      isAccessibilityElement = isNamed && !isHolder
      accessibilityContainerType = isNamed && isHolder ? .semanticGroup : .none
    }

    /// The view that keys go to, this one or one inside of it. Complexity: O(views inside).
    var writer: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let found = view.writer { return found }
      }
      return nil
    }

    /// Whether a person can do something with the view, or with one inside of it. Complexity: O(views inside).
    var canBeUsed: Bool {
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
