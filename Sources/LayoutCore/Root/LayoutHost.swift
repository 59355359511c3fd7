public import LayoutEngine

/// Names a view of a host. Never used twice by one root.
public struct ViewID: Hashable, Sendable, CustomStringConvertible {
  /// A number that only grows.
  public let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// `view 12`.
  public var description: String { "view \(rawValue)" }
}

/// What shows a layout: UIKit, AppKit, GTK, the canvas.
///
/// A commit calls a host only for what differs from what it was told before, in this order: views that are gone are
/// removed; then, from the root downwards and in drawing order, views are inserted, moved, given content and frames. A
/// turn that changes nothing calls nothing.
///
/// Of the two ways to insert a view a host implements one. Where it implements none, no view is made; that is diagnosed once.
public protocol LayoutHost: AnyObject {
  /// Makes a view for `content` with a frame, as `setFrame` sets it, and puts it into `parent` (`nil`: the host's own
  /// view), in front of `sibling` (`nil`: behind all others). A commit inserts views by this call alone; by default it is
  /// the call without a frame and then `setFrame`.
  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?)

  /// Inserts a view whose frame follows by `setFrame`: the call of hosts that take the two one after the other. By default
  /// it is the call with a frame, with the frame zero.
  func insert(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?)

  /// Moves a view in front of `sibling` within its parent; `nil`: behind all others.
  func move(_ view: ViewID, after sibling: ViewID?)

  /// Takes a view away. Views inside it were removed before.
  func remove(_ view: ViewID)

  /// Sets a view's frame in points, in its parent's coordinates, its edges on the pixel grid.
  func setFrame(_ view: ViewID, _ frame: Rect)

  /// Gives a view other content of the same kind.
  func setContent(_ view: ViewID, _ content: ViewContent)

  /// Scrolls a scroll view: `offset` is where its content's top left corner is, in points to the left of and above its
  /// own. Called at the end of a commit, where the layout scrolled by itself: it was asked to, or what is on screen would
  /// have moved. A person's scrolling is told by `LayoutRoot.scroll(_:to:)` and not told back.
  func setContentOffset(_ view: ViewID, _ offset: Point)

  /// Shows a view scaled, moved or faded on top of its frame, while a transition runs; a new view is shown as it is.
  func setPresentation(_ view: ViewID, _ presentation: ViewPresentation)

  /// Puts views back whose frame is not the one that was told last, since other code changed it. Called at the end of a
  /// forced turn (`LayoutRoot.setNeedsLayout()`), also where that tells nothing else. It is no call about one view, and
  /// `TurnCounters.hostCalls` does not count it.
  ///
  /// - Parameter moving: views that stay where they are, since the caller moves them.
  func restoreFrames(except moving: Set<ViewID>)

  /// Whether the frames of texts have their edges on the pixel grid too; they are then never smaller than measured. A
  /// host that draws texts itself in the exact width they were measured for says no.
  var roundsTextFrames: Bool { get }
}

extension LayoutHost {
  /// Inserts the view, then sets its frame.
  public func insert(
    _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
  ) {
    guard HostInsertion.mayOmitFrame(self) else { return }
    insert(view, content, into: parent, after: sibling)
    setFrame(view, frame)
  }

  /// Inserts the view with no size.
  public func insert(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
    HostInsertion.withFrame(self) { insert(view, content, frame: .zero, into: parent, after: sibling) }
  }

  /// Native views have whole pixels.
  public var roundsTextFrames: Bool { true }

  /// A host whose scroll views do not scroll.
  public func setContentOffset(_ view: ViewID, _ offset: Point) {}

  /// A host whose views no other code can reach.
  public func restoreFrames(except moving: Set<ViewID>) {}

  /// A host whose views come and go at once.
  public func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {}
}
