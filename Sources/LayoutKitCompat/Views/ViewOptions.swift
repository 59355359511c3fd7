public import LayoutCore

/// The rules for making views from an arrangement; the defaults are LayoutKit's rules.
public struct ViewOptions: Sendable {
  /// Whether layouts without an id reuse views of the same kind that were made for layouts without an id.
  ///
  /// It is off by default: a view without an id is then made again each time.
  public var reusesByKind = false

  /// The user's reading direction, if it differs from the view's.
  public var userDirection: LayoutDirection?

  /// The transition of views that enter and leave with a prepared animation; `nil` is none.
  public var transition: ViewTransition?

  /// Receives faults in the requested views, such as an id of two views.
  public var report: (@MainActor @Sendable (Diagnostic) -> Void)?

  /// Makes LayoutKit's rules, except for the given values.
  public init(
    reusesByKind: Bool = false, userDirection: LayoutDirection? = nil, transition: ViewTransition? = nil,
    report: (@MainActor @Sendable (Diagnostic) -> Void)? = nil
  ) {
    self.reusesByKind = reusesByKind
    self.userDirection = userDirection
    self.transition = transition
    self.report = report
  }
}

/// The presentations of a view that enters and of a view that leaves.
public struct ViewTransition: Hashable, Sendable {
  /// The presentation of a new view before the animation.
  public var enter: ViewPresentation
  /// The presentation of a leaving view at the end of the animation; the view is removed when the animation is
  /// finished.
  public var exit: ViewPresentation

  /// Makes a transition.
  public init(enter: ViewPresentation, exit: ViewPresentation) {
    self.enter = enter
    self.exit = exit
  }

  /// Views fade in and out.
  public static let opacity = ViewTransition(
    enter: ViewPresentation(opacity: 0), exit: ViewPresentation(opacity: 0))
}
