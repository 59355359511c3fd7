@MainActor
open class NSAccessibilityCustomAction {
  open var name: String
  open var handler: (() -> Bool)?
  public init(name: String, handler: (() -> Bool)? = nil) { (self.name, self.handler) = (name, handler) }
}

@MainActor
public protocol NSAccessibilityElementProtocol: AnyObject {}

extension NSView: NSAccessibilityElementProtocol {}

@MainActor
public protocol NSAccessibilityCustomRotorItemSearchDelegate: AnyObject {
  func rotor(
    _ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
  ) -> NSAccessibilityCustomRotor.ItemResult?
}

@MainActor
open class NSAccessibilityCustomRotor {
  public enum SearchDirection: Sendable { case previous, next }

  @MainActor
  open class ItemResult {
    public private(set) weak var targetElement: (any NSAccessibilityElementProtocol)?
    public init(targetElement: any NSAccessibilityElementProtocol) { self.targetElement = targetElement }
    open var customLabel: String?
  }

  @MainActor
  open class SearchParameters {
    /// For tests.
    public init(_ current: ItemResult?, _ direction: SearchDirection, _ filter: String = "") {
      (currentItem, searchDirection, filterString) = (current, direction, filter)
    }
    open var currentItem: ItemResult?
    open var searchDirection: SearchDirection
    open var filterString: String
  }

  open var label: String
  open weak var itemSearchDelegate: (any NSAccessibilityCustomRotorItemSearchDelegate)?
  public init(label: String, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate) {
    (self.label, self.itemSearchDelegate) = (label, itemSearchDelegate)
  }
}
