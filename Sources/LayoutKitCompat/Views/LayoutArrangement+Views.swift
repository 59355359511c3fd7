public import LayoutCore

extension LayoutArrangement {
  /// Shows the arrangement in `host`: makes views, or uses those again that were made for the same ids.
  ///
  /// Layouts without a view vanish. The views at the top become children of `host`, in order, in front of what others
  /// put there. Each view gets its frame, then its content, and is then configured, once each time this is called.
  ///
  /// - Parameters:
  ///   - host: the view to show it in. Views that layouts did not make are left where they are.
  ///   - direction: the direction the layout was written for. Where the person reads the other way, every view is
  ///     mirrored within the one around it.
  ///   - options: how views are made.
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

  /// Shows the arrangement in a view of its own.
  ///
  /// - Parameters:
  ///   - type: whose views hold others and show contents.
  ///   - direction: the direction the layout was written for.
  ///   - options: how views are made.
  /// - Returns: the view at the top where there is exactly one, and otherwise one that has the layout's frame and holds
  ///   those at the top.
  @MainActor
  public func makeViews<Host: LayoutKitView>(
    of type: Host.Type, direction: LayoutDirection = .leftToRight, options: ViewOptions = ViewOptions()
  ) -> any LayoutKitView {
    var views = ViewAssembly(self, of: type, direction: direction, options: options)
    views.attach(keepsPlaces: false, leaving: nil)
    views.apply()
    return views.root
  }

  /// Gets `host` ready for an animation to this arrangement: views that are used again go where they belong, and are
  /// still seen where they were. No view is configured, and none that is seen gets another size.
  ///
  /// ```swift
  /// let change = arrangement.prepareAnimation(in: host)
  /// animate { change.apply() } completion: { change.finish() }
  /// ```
  ///
  /// Only views with an id keep their place. New ones appear, and others disappear, at once, or as
  /// `ViewOptions.transition` says.
  @MainActor
  public func prepareAnimation<Host: LayoutKitView>(
    in host: Host, direction: LayoutDirection = .leftToRight, options: ViewOptions = ViewOptions()
  ) -> PreparedViews {
    var views = ViewAssembly(self, in: host, direction: direction, options: options)
    views.attach(keepsPlaces: true, leaving: options.transition)
    return PreparedViews(views)
  }
}

/// Views that are ready for an animation.
@MainActor
public final class PreparedViews {
  private var views: ViewAssembly?
  private var leaving: [any LayoutKitView]

  init(_ views: ViewAssembly) {
    self.views = views
    leaving = views.leaving
  }

  /// Sets all frames and configures all views: to be called in the animation. Does nothing a second time.
  public func apply() {
    views?.apply()
    views = nil
  }

  /// Removes the views that have gone: to be called when the animation is finished. One that was asked for again in the
  /// meantime stays.
  public func finish() {
    apply()
    for view in leaving where view.layoutRecord.role == .leaving { view.removeFromParent() }
    leaving = []
  }
}
