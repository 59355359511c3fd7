public import LayoutCore

/// A view as LayoutKit's way of making views sees it: what a host's view class has to offer. Touched on the main actor
/// only.
@MainActor
public protocol LayoutKitView: AnyObject {
  /// Where the view stands in the one around it, in points.
  var frame: Rect { get set }
}
