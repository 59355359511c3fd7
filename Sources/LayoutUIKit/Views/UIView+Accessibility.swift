#if canImport(UIKit)
  import LayoutCore
  import UIKit

  extension UIView {
    /// Says what people hear who do not see the view; `nil` takes back what was said.
    func setAccessibility(_ properties: AccessibilityProperties?) {
      accessibilityLabel = properties?.label
      accessibilityValue = properties?.value
      accessibilityHint = properties?.hint
      accessibilityElementsHidden = properties?.isHidden ?? false
      // Controls are elements with traits of their own.
      guard !(self is UIControl) else { return }
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
