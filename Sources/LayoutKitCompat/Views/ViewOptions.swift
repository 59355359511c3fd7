public import LayoutCore

/// How views are made from an arrangement. The defaults are LayoutKit's rules.
public struct ViewOptions: Sendable {
  /// Whether layouts without an id use views of their sort again that layouts without an id made before. Off by default:
  /// a view without an id is then made anew every time.
  public var reusesByKind = false

  /// The direction the person reads in, where it is not what the view says.
  public var userDirection: LayoutDirection?

  /// How views come and go with a prepared animation; `nil`: at once.
  public var transition: ViewTransition?

  /// Is told what is wrong with the views that are asked for, such as an id that two of them have.
  public var report: (@MainActor @Sendable (Diagnostic) -> Void)?

  /// LayoutKit's rules, but for what is given.
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

/// How a view is shown before it has come, and when it is about to go.
public struct ViewTransition: Hashable, Sendable {
  /// What a new view is shown as before the animation; it comes from there.
  public var enter: ViewPresentation
  /// What a view that goes is shown as at the end of the animation; it is removed when the animation is finished.
  public var exit: ViewPresentation

  /// A transition.
  public init(enter: ViewPresentation, exit: ViewPresentation) {
    self.enter = enter
    self.exit = exit
  }

  /// Views fade in and out.
  public static let opacity = ViewTransition(
    enter: ViewPresentation(opacity: 0), exit: ViewPresentation(opacity: 0))
}
