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

    /// Makes a box an element, if it is called something; what is inside is not heard then.
    func setAccessibility(_ properties: AccessibilityProperties?) {
      say(properties)
      accessibilityTraits = properties?.role?.traits ?? .none
      let isHolder = properties?.role == .group || properties?.role == .list
      isAccessibilityElement = properties?.label != nil && properties?.isHidden == false && !isHolder
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
