import Foundation

/// In tests it is on no screen: a test calls the actions.
open class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    (self.message, self.preferredStyle) = (message, preferredStyle)
  }
  open var message: String?
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open var preferredAction: UIAlertAction?
  public private(set) var textFields: [UITextField]?
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

@MainActor
open class UIAlertAction {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  /// For tests.
  public let handler: ((UIAlertAction) -> Void)?
}
