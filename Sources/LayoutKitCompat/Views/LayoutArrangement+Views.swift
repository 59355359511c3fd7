public import LayoutCore

extension LayoutArrangement {
  /// Shows the arrangement in `host`: makes views, or reuses views that were made for the same ids.
  ///
  /// Layouts without a view have no place in the hierarchy. The top views become children of `host`, in order, in front
  /// of other code's views. With each call each view gets its frame, then its content, and is then configured once.
  ///
  /// - Parameters:
  ///   - host: the view that shows the arrangement. Views that layouts did not make are left unchanged.
  ///   - direction: the direction for which the layout was written. If the user's direction differs, every view is
  ///     mirrored within the view around it.
  ///   - options: the rules for making views.
  /// - Returns: `host`.
  /// - Complexity: O(layouts + views in `host`).
  @MainActor @discardableResult
  public func makeViews<Host: LayoutKitView>(
    in host: Host, direction: LayoutDirection = .leftToRight, options: ViewOptions = ViewOptions()
  ) -> Host {
    var views = ViewAssembly(self, in: host, direction: direction, options: options)
    views.attach(keepsPlaces: false, leaving: nil)
    views.apply()
    return host
  }

  /// Shows the arrangement in a new view.
  ///
  /// - Parameters:
  ///   - type: the class of the views that contain others and show contents.
  ///   - direction: the direction for which the layout was written.
  ///   - options: the rules for making views.
  /// - Returns: the top view if there is exactly one. Otherwise a view with the layout's frame that contains the top
  ///   views.
  @MainActor
  public func makeViews<Host: LayoutKitView>(
    of type: Host.Type, direction: LayoutDirection = .leftToRight, options: ViewOptions = ViewOptions()
  ) -> any LayoutKitView {
    var views = ViewAssembly(self, of: type, direction: direction, options: options)
    views.attach(keepsPlaces: false, leaving: nil)
    views.apply()
    return views.root
  }

  /// Prepares `host` for an animation to this arrangement: reused views move to their new parents, and keep their
  /// visible places.
  ///
  /// No view is configured, and no visible view gets another size.
  ///
  /// ```swift
  /// let change = arrangement.prepareAnimation(in: host)
  /// animate { change.apply() } completion: { change.finish() }
  /// ```
  ///
  /// Only views with an id keep their place. New views appear, and others disappear, at once, or as
  /// `ViewOptions.transition` specifies.
  @MainActor
  public func prepareAnimation<Host: LayoutKitView>(
    in host: Host, direction: LayoutDirection = .leftToRight, options: ViewOptions = ViewOptions()
  ) -> PreparedViews {
    var views = ViewAssembly(self, in: host, direction: direction, options: options)
    views.attach(keepsPlaces: true, leaving: options.transition)
    return PreparedViews(views)
  }
}

/// Views that are prepared for an animation.
@MainActor
public final class PreparedViews {
  private var views: ViewAssembly?
  private var leaving: [any LayoutKitView]

  init(_ views: ViewAssembly) {
    self.views = views
    leaving = views.leaving
  }

  /// Sets all frames and configures all views. Call it inside the animation; a second call does nothing.
  public func apply() {
    views?.apply()
    views = nil
  }

  /// Removes the views that left. Call it when the animation is finished. A view that was requested again in the
  /// meantime stays.
  public func finish() {
    apply()
    for view in leaving where view.layoutRecord.role == .leaving { view.removeFromParent() }
    leaving = []
  }
}
