public import LayoutCore

/// A view in memory, for hosts that are told of views, such as the canvas.
///
/// ```swift
/// let screen = HostedView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// layout.arrangement(width: 320).makeViews(in: screen)
/// screen.commit(to: canvas)
/// ```
public final class HostedView: LayoutKitView {
  /// Where the view stands in the one around it, in points.
  public var frame: Rect
  /// What layouts know of it.
  public var layoutRecord = ViewRecord()
  /// The view around it.
  public var parentView: (any LayoutKitView)? { parent }
  /// The views inside, from back to front.
  public var childViews: [any LayoutKitView] { children }
  /// What it shows.
  public private(set) var content: ViewContent
  /// How it is shown on top of its frame.
  public private(set) var presentation = ViewPresentation.identity
  /// The direction the person in front of it reads in.
  public var userDirection: LayoutDirection

  private(set) weak var parent: HostedView?
  private(set) var children: [HostedView] = []
  /// What hosts were told of the views in this one, where they were told.
  var told: HostedViewRecord?

  /// A view; one without a content of its own is a plain box.
  public init(
    frame: Rect = .zero, content: ViewContent = .decorated(Decoration()), userDirection: LayoutDirection = .leftToRight
  ) {
    self.frame = frame
    self.content = content
    self.userDirection = userDirection
  }

  /// Puts a view inside. Views of other classes are not taken, nor is this one or one that it is in.
  public func insertChild(_ view: any LayoutKitView, at index: Int) {
    guard let view = view as? HostedView, !isInside(view) else { return }
    view.removeFromParent()
    children.insert(view, at: min(max(0, index), children.count))
    view.parent = self
  }

  /// Whether the view is `other` or in it.
  private func isInside(_ other: HostedView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// Takes the view out of the one around it.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Nothing: what is on top of the frame is the presentation, which transitions set.
  public func resetTransform() { presentation = .identity }

  /// Shows a content.
  public func show(_ content: ViewContent) { self.content = content }

  /// Shows the view scaled, moved or faded.
  public func present(_ presentation: ViewPresentation) { self.presentation = presentation }

  /// A view that shows `content`.
  public static func makeView(showing content: ViewContent?) -> any LayoutKitView {
    content.map { HostedView(content: $0) } ?? HostedView()
  }
}
