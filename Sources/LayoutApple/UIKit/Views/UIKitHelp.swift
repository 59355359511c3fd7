#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension UIView {
    /// The words that are shown beside a pointer that rests on the view. A control has a property for them.
    var help: String? {
      get { (self as? UIControl)?.toolTip ?? toolTips?.defaultToolTip }
      set {
        if let control = self as? UIControl {
          control.toolTip = newValue
        } else if let toolTips {
          toolTips.defaultToolTip = newValue
        } else if let newValue {
          addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
        }
      }
    }

    private var toolTips: UIToolTipInteraction? { interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first }
  }
#endif
