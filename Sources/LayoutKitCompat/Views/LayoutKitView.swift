public import LayoutCore

/// A view as LayoutKit's way of making views sees it: what a host's view class has to offer. Touched on the main actor
/// only, which the compiler sees to.
///
/// A class of a native toolkit conforms with its own tree of views and one stored property, `layoutRecord`.
/// `HostedView` is a ready one for whatever shows layouts through `LayoutHost`.
@MainActor
public protocol LayoutKitView: AnyObject {
  /// Where the view stands in the one around it, in points.
  var frame: Rect { get set }

  /// What layouts know of the view; a stored property that begins as `ViewRecord()`.
  var layoutRecord: ViewRecord { get set }

  /// The view around this one.
  var parentView: (any LayoutKitView)? { get }

  /// The views inside, from back to front.
  var childViews: [any LayoutKitView] { get }

  /// Puts a view that has no parent among those inside. `index` counts from the back, at most `childViews.count`.
  func insertChild(_ view: any LayoutKitView, at index: Int)

  /// Takes the view out of the one around it.
  func removeFromParent()

  /// Makes the transform the identity and puts the anchor in the middle, so that a frame means what it says. Called for
  /// a view that is used again, before its frame is set.
  func resetTransform()

  /// Shows a content, for recipes that have one. Called before the view is configured.
  func show(_ content: ViewContent)

  /// Shows the view scaled, moved or faded on top of its frame, for views that come and go.
  func present(_ presentation: ViewPresentation)

  /// The direction the person in front of it reads in.
  var userDirection: LayoutDirection { get }

  /// Makes a view for a recipe that has a content and no class; `nil` for one that only holds others.
  static func makeView(showing content: ViewContent?) -> any LayoutKitView
}

extension LayoutKitView {
  /// A view without transforms.
  public func resetTransform() {}

  /// A view that shows what it is configured to.
  public func show(_ content: ViewContent) {}

  /// A view that comes and goes at once.
  public func present(_ presentation: ViewPresentation) {}

  /// Left to right.
  public var userDirection: LayoutDirection { .leftToRight }
}
