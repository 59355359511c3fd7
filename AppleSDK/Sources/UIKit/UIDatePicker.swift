#if !TVOS_CHECK  // Not on tvOS.
  public import Foundation

  /// In tests 120 by 34 points.
  open class UIDatePicker: UIControl {
    public enum Mode: Sendable { case dateAndTime, date, time }
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 34) }
  }

  public enum UIDatePickerStyle: Sendable {
    case automatic
    case compact
  }
#endif
