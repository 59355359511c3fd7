/// A host's view that shows a layout: `LayoutContainer` of UIKit, AppKit, GTK and the canvas.
///
/// What a container only passes on to its `root` is written here, once for all hosts. What a host does in addition (a
/// size that it waits for, a frame of its own toolkit) is a requirement, which the host's container implements in its
/// own way.
@MainActor
public protocol LayoutContaining: AnyObject {
  /// The layout and its frames.
  var root: LayoutRoot { get }

  /// The values that flow down from the container.
  var environment: EnvironmentValues { get set }

  /// Requests a turn, whatever the rules are.
  func setNeedsLayout()

  /// Runs the turn that is due at once, if the container has a size.
  func layoutIfNeeded()

  /// Evaluates the body anew and lays it out at once, if the container has a size.
  func updateBody()

  /// Leaves a view alone while other code moves it; the rest of the layout continues. A view that this container does
  /// not show is ignored.
  func startAnimating(_ view: ViewID)

  /// Ends the protection of a view, which moves to its place in the layout.
  func stopAnimating(_ view: ViewID)
}

extension LayoutContaining {
  // MARK: What is shown

  /// The content; `nil` is nothing. Setting it does not evaluate it yet.
  public var body: (any Layout)? {
    get { root.body }
    set { root.body = newValue }
  }

  /// Sets the content, without evaluating it yet.
  ///
  /// The container keeps the closure. Capture a view or a controller that keeps the container weakly there, or pass it
  /// to `updateBody(of:_:)`: otherwise they keep each other.
  @inlinable
  public func setBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) { root.setBody(body) }

  /// Sets the content and lays it out at once, if the container has a size. As with `setBody(_:)`, the closure is kept.
  @inlinable
  public func updateBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
    root.setBody(body)
    layoutIfNeeded()
  }

  /// Sets the content on behalf of an object that keeps the container, and is held weakly by it: a controller, or a
  /// view around it. Lays it out at once, if the container has a size. Where the owner is gone, nothing is shown.
  ///
  /// ```swift
  /// layoutContainer.updateBody(of: self) { $0.body }
  /// ```
  public func updateBody<Owner: AnyObject, Content: Layout>(
    of owner: Owner, @LayoutBuilder _ body: @escaping (Owner) -> Content
  ) {
    updateBody { [weak owner] in
      if let owner { body(owner) }
    }
  }

  /// Evaluates the content anew and lays it out at once.
  public func updateBody() { root.updateBody() }

  /// The values that flow down from the container.
  public var environment: EnvironmentValues {
    get { root.environment }
    set { root.environment = newValue }
  }

  // MARK: Turns

  /// Requests a turn, whatever the rules are.
  public func setNeedsLayout() { root.setNeedsLayout() }

  /// Runs a turn if one is due.
  public func layoutIfNeeded() { root.layoutIfNeeded() }

  /// Requests a turn, if the rules have one for the reason.
  public func invalidateLayout(for reason: InvalidationReason) { root.invalidateLayout(for: reason) }

  /// Makes several changes in one turn. May be nested; the outermost call counts.
  public func batchUpdates<Result, Failure: Error>(_ changes: () throws(Failure) -> Result) throws(Failure) -> Result {
    try root.batchUpdates(changes)
  }

  /// The rules: which changes request a turn, and the order of several reasons.
  public var invalidationRules: LayoutInvalidationRules {
    get { root.invalidationRules }
    set { root.invalidationRules = newValue }
  }

  /// Lays out at once after the device was turned, or the window got another shape, when the container has its new size
  /// already.
  public func updateLayoutForOrientationChange() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: The tree

  /// Whether a turn computes only what changed (`true`), or everything. The frames are the same.
  public var useIncrementalLayout: Bool {
    get { root.useIncrementalLayout }
    set { root.useIncrementalLayout = newValue }
  }

  /// The outermost element; a column where there are several. `nil` before anything was evaluated.
  public var rootNode: LayoutNode? { root.rootNode }

  /// Marks a view whose content measures differently than before: its element is measured anew in the next turn.
  ///
  /// - Returns: whether the view is one of this container's.
  @discardableResult
  public func markViewDirty(_ view: ViewID) -> Bool { root.markViewDirty(view) }

  /// As `markViewDirty(_:)`, for the elements with an id.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  public func markViewDirty(id: some Hashable & Sendable) -> Bool { root.markViewDirty(id: id) }

  /// Drops all responses and frames: the next turn measures and places everything. Nothing is evaluated.
  public func invalidateLayoutTree() { root.invalidateLayoutTree() }

  /// Evaluates the whole body anew in the next turn, and measures and places everything. Views stay.
  public func rebuildLayoutTree() { root.rebuildLayoutTree() }

  // MARK: Protection

  /// Leaves a view alone while other code moves it; the rest of the layout continues. A view that this container does
  /// not show is ignored.
  public func startAnimating(_ view: ViewID) { root.startAnimating(view) }

  /// Ends the protection of a view, which moves to its place in the layout.
  public func stopAnimating(_ view: ViewID) { root.stopAnimating(view) }

  /// Whether any view is protected.
  public var isAnimating: Bool { root.isAnimating }

  /// Whether this view is protected.
  public func isAnimating(_ view: ViewID) -> Bool { root.isAnimating(view) }
}
