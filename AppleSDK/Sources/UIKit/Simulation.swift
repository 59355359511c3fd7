/// What tests do in the place of a device: nothing of this exists on Apple's systems. Counts go on for ever; tests compare
/// them before and after.
@MainActor
public enum Simulation {
  /// Frames that were set.
  public static var frames = 0
  /// Views whose size changed.
  public static var resizes = 0
  /// Views that came into another view.
  public static var insertions = 0
  /// Views that were taken out.
  public static var removals = 0
  /// Calls of `layoutSubviews`.
  public static var layouts = 0
  /// Calls of `UILabel.sizeThatFits`.
  public static var measurements = 0
  /// Calls of `invalidateIntrinsicContentSize`.
  public static var invalidations = 0
  /// Texts of fields that were set.
  public static var texts = 0
  /// What `UIAccessibility` says.
  public static var reducesMotion = false

  /// Gives a view other traits, and tells everybody inside.
  public static func setTraits(_ traits: UITraitCollection, of view: UIView) {
    view.ownTraits = traits
    tell(view)
  }

  private static func tell(_ view: UIView) {
    for handler in view.traitHandlers { handler() }
    for inner in view.subviews { tell(inner) }
  }

  /// Gives a view other safe area insets, and tells everybody inside.
  public static func setSafeArea(_ insets: UIEdgeInsets, of view: UIView) {
    view.ownInsets = insets
    func tell(_ view: UIView) {
      view.safeAreaInsetsDidChange()
      for inner in view.subviews { tell(inner) }
    }
    tell(view)
  }
}
