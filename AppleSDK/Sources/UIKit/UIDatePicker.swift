#if !TVOS_CHECK  // Not on tvOS.
  public import Foundation

  /// UIKit: `UIDatePicker`, since iOS 2. In tests 120 by 34 points.
  open class UIDatePicker: UIControl {
    /// `UIDatePicker.Mode`, since iOS 2.
    public enum Mode: Sendable { case dateAndTime, date }
    /// `datePickerMode`, since iOS 2.
    open var datePickerMode = Mode.dateAndTime
    /// `preferredDatePickerStyle`, since iOS 13.4.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// `date`, since iOS 2.
    open var date = Date()
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 34) }
  }

  /// UIKit: `UIDatePickerStyle`, since iOS 13.4.
  public enum UIDatePickerStyle: Sendable {
    case automatic
    /// Since iOS 14.
    case compact
  }
#endif
