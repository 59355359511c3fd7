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
  /// Titles of buttons that faded into others.
  public static var fades = 0
  static var isStill = false
  /// Views of controllers that were put under another controller than their parent.
  public static var inconsistencies = 0
  /// Where keys go.
  static weak var firstResponder: UIResponder?
  /// Whether models that are read while views are laid out are tracked, as since iOS 26, and before where a program
  /// switches it on (`UIObservationTrackingEnabled`).
  public static var tracksModels = true
  /// Changes of such models that requested a layout.
  public static var trackedChanges = 0
  /// Whether a hosting controller sets its preferred size, so that observers are notified, or just has another one.
  public static var setsPreferredSizes = true
  /// Calls of `layoutSubviews`.
  public static var layouts = 0
  /// Calls of `UILabel.sizeThatFits`.
  public static var measurements = 0
  /// Calls of `invalidateIntrinsicContentSize`.
  public static var invalidations = 0
  /// Texts of fields that were set.
  public static var texts = 0
  /// Calls of `UIView.sizeThatFits`, which returns the size that the view has.
  static var plainResponses = 0
  /// Fonts of text views that were set.
  public static var styles = 0
  /// Calls of `reloadData`.
  public static var reloads = 0
  /// Calls of `performBatchUpdates`.
  public static var batches = 0
  /// The paths of files that the program may read at the moment.
  public nonisolated(unsafe) static var openScopes: [String] = []
  /// The value of `UIAccessibility`.
  public static var reducesMotion = false
  /// Whether a person wants letters to be bold.
  public static var isBold: Bool {
    get { TestText.isBold.withLock { $0 } }
    set { TestText.isBold.withLock { $0 = newValue } }
  }
  /// What UIKit animates at the moment; `nil` where changes are made at once.
  public static var motion: Motion?
  /// Frames, and places of views that were changed while UIKit animated, in order.
  public static var moves: [Move] = []

  /// Other properties of views that were changed while UIKit animated, in order.
  public static var changes: [Change] = []

  /// A change of another property than the frame that UIKit animates.
  public struct Change: Equatable {
    public let property: String
    public let motion: Motion

    public init(property: String, motion: Motion) { (self.property, self.motion) = (property, motion) }
  }

  static func note(_ property: String) {
    if let motion { changes.append(Change(property: property, motion: motion)) }
  }

  /// An animation of UIKit's.
  public struct Motion: Equatable, Sendable {
    public var duration, delay: Double
    /// In words: the parameters of the curve.
    public var curve: String
    public var repeatCount: CGFloat = 1
    public var autoreverses = false

    public init(duration: Double, delay: Double = 0, curve: String = "default") {
      (self.duration, self.delay, self.curve) = (duration, delay, curve)
    }
  }

  /// A change that UIKit animates.
  public struct Move {
    public let view: UIView
    public let from: CGRect
    public let to: CGRect
    public let motion: Motion
  }

  /// Has UIKit animate what a block changes.
  static func animating(_ motion: Motion?, _ block: () -> Void) {
    let before = self.motion
    self.motion = motion
    block()
    self.motion = before
  }

  /// The system gives a view other traits, and brings the views inside up to date.
  public static func setTraits(_ traits: UITraitCollection, of view: UIView) {
    view.ownTraits = traits
    view.updateTraitsIfNeeded()
  }

  /// A finger drags what a scroll view shows, or has let go of it while it moves on.
  public static func scroll(_ view: UIScrollView, isDragging: Bool = false, isDecelerating: Bool = false) {
    (view.isDragging, view.isDecelerating) = (isDragging, isDecelerating)
  }

  #if !TVOS_CHECK
    /// A finger pulls what a scroll view shows down from its beginning by a distance in points, and lets go.
    ///
    /// Content that fits stays, unless `alwaysBounceVertical` is set.
    public static func pull(_ view: UIScrollView, by distance: CGFloat) {
      let isLonger = view.contentSize.height > view.bounds.height
      guard view.isScrollEnabled, view.alwaysBounceVertical || isLonger else { return }
      drag(view, to: CGPoint(x: view.contentOffset.x, y: -distance), end: CGPoint(x: view.contentOffset.x, y: 0))
    }

    /// A finger drags what a scroll view shows to an offset, and lets go, where no motion is left.
    public static func release(_ view: UIScrollView, at offset: CGPoint) { drag(view, to: offset, end: offset) }

    private static func drag(_ view: UIScrollView, to offset: CGPoint, end: CGPoint) {
      view.delegate?.scrollViewWillBeginDragging(view)
      view.contentOffset = offset
      let rest = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
      rest.initialize(to: end)
      view.delegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: rest)
      view.contentOffset = rest.pointee
      rest.deallocate()
    }
  #endif

  /// Sets a view's safe area insets, and notifies the views inside.
  public static func setSafeArea(_ insets: UIEdgeInsets, of view: UIView) {
    view.ownInsets = insets
    func notify(_ view: UIView) {
      view.safeAreaInsetsDidChange()
      for inner in view.subviews { notify(inner) }
    }
    notify(view)
  }
}
