public import LayoutEngine

/// The name of a view of a host. No root uses one twice.
public struct ViewID: Hashable, Sendable, CustomStringConvertible {
  /// A number that only grows.
  public let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// `view 12`.
  public var description: String { "view \(rawValue)" }
}

/// What shows a layout: UIKit, AppKit, GTK, the canvas.
///
/// A commit calls a host only for what differs from the calls before, in this order: views that are gone are removed;
/// then, from the root downwards and in drawing order, views are inserted and moved, and their content and frames are
/// set. A turn that changes nothing makes no call.
///
/// A host implements one of the two calls that insert a view. Where it implements none, no view is made; that is
/// diagnosed once.
public protocol LayoutHost: AnyObject {
  /// Makes a view for `content` with a frame, as `setFrame` sets it, and puts it into `parent` (`nil`: the host's own
  /// view), in front of `sibling` (`nil`: behind all others). A commit inserts views by this call alone; by default it
  /// is the call without a frame and then `setFrame`.
  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?)

  /// Inserts a view whose frame follows by `setFrame`: the call of hosts that do the two one after the other. By
  /// default it is the call with a frame, with the frame zero.
  func insert(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?)

  /// Moves a view in front of `sibling` within its parent; `nil`: behind all others.
  func move(_ view: ViewID, after sibling: ViewID?)

  /// Removes a view. Views inside it were removed before.
  func remove(_ view: ViewID)

  /// Sets a view's frame in points, in its parent's coordinates, its edges on the pixel grid.
  func setFrame(_ view: ViewID, _ frame: Rect)

  /// Sets other content of the same kind in a view.
  func setContent(_ view: ViewID, _ content: ViewContent)

  /// Scrolls a scroll view: `offset` is where its content's top left corner is, in points to the left of and above its
  /// own. Called at the end of a commit, where the layout scrolled by itself: by a call, or since what is on screen
  /// would have moved. A person's scrolling is passed to `LayoutRoot.scroll(_:to:)`, and no call follows from it.
  func setContentOffset(_ view: ViewID, _ offset: Point)

  /// Sets whether a scroll view has bars, scrolls by a person, and cuts its content off. Called at the end of a commit,
  /// where that is not as it is by default (`ScrollTraits()`), and where it changed.
  func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits)

  /// Shows a view scaled, moved or faded on top of its frame, while a transition runs; a new view is shown as it is.
  func setPresentation(_ view: ViewID, _ presentation: ViewPresentation)

  /// Shows what the layout presents: alerts, sheets, popovers, menus. Called after the turns, where one came, went or
  /// changed, and where the anchor of a popover moved.
  ///
  /// - Parameter presentations: all of them, the last one in front. One that is shown already is the same object.
  func setPresentations(_ presentations: [Presentation])

  /// Puts views back whose frame is not the last one that was set, since other code changed it. Called at the end of a
  /// forced turn (`LayoutRoot.setNeedsLayout()`), also where that makes no other call. It is no call about one view,
  /// and `TurnCounters.hostCalls` does not count it.
  ///
  /// - Parameter moving: views that stay where they are, since the caller moves them.
  func restoreFrames(except moving: Set<ViewID>)

  /// Gives the keyboard to a view that takes it: a control, or a box with `Decoration.takesFocus`; `nil` takes it away
  /// from the view that has it. Called after a turn, where the layout moved the keyboard by itself, and not for what a
  /// person did, which is passed to `LayoutRoot.send(_:to:)`. A host that cannot give it sends `.focused(false)`. It is
  /// no call of a commit, and `TurnCounters.hostCalls` does not count it.
  func setFocus(_ view: ViewID?)

  /// Notifies screen readers of the present words of an element with the role `status`. Called after the turns in which
  /// they changed, once for each such element, in document order. It is no call of a commit, and `TurnCounters.hostCalls`
  /// does not count it.
  ///
  /// A host that keeps what was announced:
  /// ```swift
  /// func announce(_ words: String, of view: ViewID) { announced.append(words) }
  /// ```
  ///
  /// - Parameters:
  ///   - words: the name and the value, as `"3 of 5"` or `"Disk, full"`; never empty.
  ///   - view: the box with the role, which is shown.
  func announce(_ words: String, of view: ViewID)

  /// Whether the frames of texts have their edges on the pixel grid too; they are then never smaller than measured.
  /// `false` in a host that draws texts itself in the exact width they were measured for.
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

  /// Does nothing: the host's scroll views do not scroll.
  public func setContentOffset(_ view: ViewID, _ offset: Point) {}

  /// Does nothing: the host shows the layout alone.
  public func setPresentations(_ presentations: [Presentation]) {}

  /// Does nothing: the root alone knows what has the keyboard.
  public func setFocus(_ view: ViewID?) {}

  /// Does nothing: no screen reader reads what the host shows.
  public func announce(_ words: String, of view: ViewID) {}

  /// Does nothing: the host's scroll views are all alike.
  public func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) {}

  /// Does nothing: no other code can reach the host's views.
  public func restoreFrames(except moving: Set<ViewID>) {}

  /// Does nothing: the host's views come and go at once.
  public func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {}
}
