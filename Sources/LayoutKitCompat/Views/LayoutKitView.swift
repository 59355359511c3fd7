public import LayoutCore

/// The methods of a host's view class that LayoutKit needs to make views.
///
/// Views are used only on the main actor, which the compiler proves.
///
/// A class of a native toolkit conforms with its own view hierarchy and one stored property, `layoutRecord`.
/// `HostedView` is a ready class for code that shows layouts through `LayoutHost`.
@MainActor
public protocol LayoutKitView: AnyObject {
  /// The view's frame in the view around it, in points.
  var frame: Rect { get set }

  /// The layouts' record of the view; a stored property that begins as `ViewRecord()`.
  var layoutRecord: ViewRecord { get set }

  /// The view around this one.
  var parentView: (any LayoutKitView)? { get }

  /// The views inside, from back to front.
  var childViews: [any LayoutKitView] { get }

  /// Inserts a view without a parent. `index` counts from the back, at most `childViews.count`.
  func insertChild(_ view: any LayoutKitView, at index: Int)

  /// Removes the view from its parent.
  func removeFromParent()

  /// Sets the transform to the identity and the anchor to the middle, so that the frame is exact. Called for a reused
  /// view, before its frame is set.
  func resetTransform()

  /// Shows a content, for recipes that have one. Called before the view is configured.
  func show(_ content: ViewContent)

  /// Shows the view scaled, moved or faded on top of its frame, for views that enter and leave.
  func present(_ presentation: ViewPresentation)

  /// The user's reading direction.
  var userDirection: LayoutDirection { get }

  /// Makes a view for a recipe that has a content and no class; `nil` is a view that only contains others.
  static func makeView(showing content: ViewContent?) -> any LayoutKitView
}

extension LayoutKitView {
  /// Does nothing, for a view without transforms.
  public func resetTransform() {}

  /// Does nothing, for a view that shows only its configuration.
  public func show(_ content: ViewContent) {}

  /// Does nothing, for a view that enters and leaves at once.
  public func present(_ presentation: ViewPresentation) {}

  /// Left to right.
  public var userDirection: LayoutDirection { .leftToRight }
}
