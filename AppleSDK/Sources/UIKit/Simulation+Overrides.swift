extension Simulation {
  /// Whether the class of a view has a `sizeThatFits` of its own, which Objective-C knows: those of this module except
  /// `UIView` have on Apple's systems; others are checked, and do if `UIView` is not.
  public static func sizesItself(_ view: UIView) -> Bool {
    guard type(of: view) != UIView.self else { return false }
    if String(reflecting: type(of: view)).hasPrefix("UIKit.") { return true }
    plainResponses = 0
    _ = view.sizeThatFits(.zero)
    return plainResponses == 0
  }
}
