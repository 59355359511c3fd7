public import LayoutCore

/// A view in memory, for hosts that receive views, such as the canvas.
///
/// ```swift
/// let screen = HostedView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// layout.arrangement(width: 320).makeViews(in: screen)
/// screen.commit(to: canvas)
/// ```
public final class HostedView: LayoutKitView {
  /// The view's frame in the view around it, in points.
  public var frame: Rect
  /// The layouts' record of the view.
  public var layoutRecord = ViewRecord()
  /// The view around it.
  public var parentView: (any LayoutKitView)? { parent }
  /// The views inside, from back to front.
  public var childViews: [any LayoutKitView] { children }
  /// The content that it shows.
  public private(set) var content: ViewContent
  /// Its presentation, in addition to its frame.
  public private(set) var presentation = ViewPresentation.identity
  /// The user's reading direction.
  public var userDirection: LayoutDirection

  private(set) weak var parent: HostedView?
  private(set) var children: [HostedView] = []
  /// The views inside this view as hosts have received them, if there was a commit.
  var notified: HostedViewRecord?

  /// Makes a view; without a content it is a plain box.
  public init(
    frame: Rect = .zero, content: ViewContent = .decorated(Decoration()), userDirection: LayoutDirection = .leftToRight
  ) {
    self.frame = frame
    self.content = content
    self.userDirection = userDirection
  }

  /// Inserts a view. Views of other classes are ignored, and so are this view and views around it.
  public func insertChild(_ view: any LayoutKitView, at index: Int) {
    guard let view = view as? HostedView, !isInside(view) else { return }
    view.removeFromParent()
    children.insert(view, at: min(max(0, index), children.count))
    view.parent = self
  }

  /// Whether the view is `other` or inside it.
  private func isInside(_ other: HostedView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// Removes the view from its parent.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Resets the presentation, which transitions set, because the view has no transform.
  public func resetTransform() { presentation = .identity }

  /// Shows a content.
  public func show(_ content: ViewContent) { self.content = content }

  /// Shows the view scaled, moved or faded.
  public func present(_ presentation: ViewPresentation) { self.presentation = presentation }

  /// Makes a view that shows `content`.
  public static func makeView(showing content: ViewContent?) -> any LayoutKitView {
    content.map { HostedView(content: $0) } ?? HostedView()
  }
}
