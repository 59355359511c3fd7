@MainActor
open class UIAccessibilityCustomAction {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open private(set) var actionHandler: Handler?
  public init(name: String, actionHandler: Handler?) { (self.name, self.actionHandler) = (name, actionHandler) }
}

@MainActor
open class UIAccessibilityCustomRotor {
  public enum Direction: Sendable { case previous, next }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  open var name: String
  open private(set) var itemSearchBlock: Search
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}

@MainActor
open class UIAccessibilityCustomRotorSearchPredicate {
  open var currentItem: UIAccessibilityCustomRotorItemResult
  open var searchDirection: UIAccessibilityCustomRotor.Direction
  /// For tests.
  public init(_ current: AnyObject?, _ direction: UIAccessibilityCustomRotor.Direction) {
    currentItem = UIAccessibilityCustomRotorItemResult(current)
    searchDirection = direction
  }
}

@MainActor
open class UIAccessibilityCustomRotorItemResult {
  open weak var targetElement: AnyObject?
  public init(targetElement: AnyObject, targetRange: UITextRange?) { self.targetElement = targetElement }
  fileprivate init(_ element: AnyObject?) { targetElement = element }
}
