public import LayoutEngine

/// The place at which a scroll is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content in the window, from the content's top leading corner, in points.
  public var rect: Rect
  /// The point of the content and the window that is to be the same; `nil` is the top leading corner.
  public var anchor: UnitPoint?

  /// A target from the part of the content that it shows.
  public init(rect: Rect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of the scroll view.
public struct ScrollTargetBehaviorContext {
  /// The place at which the scroll began.
  public var originalTarget: ScrollTarget
  /// The axes that scroll.
  public var axes: Axis.Set
  /// The size of the content in points.
  public var contentSize: Size
  /// The size of the window in points.
  public var containerSize: Size
  /// The frames of the targets that are made, from the content's top leading corner.
  public var targets: [Rect]
}

/// Where a person's scroll comes to rest.
///
/// ```swift
/// struct Tens: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
///     target.rect.origin.y = (target.rect.origin.y / 10).rounded() * 10
///   }
/// }
/// ```
public protocol ScrollTargetBehavior: Sendable {
  /// Changes the place at which the scroll would come to rest. Beyond the content's ends counts as the end.
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

/// Comes to rest where an element begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public init() {}

  /// Aligns the nearest beginning of a target.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let starts = context.targets.map { $0.origin[axis] }
      let place = target.rect.origin[axis]
      // The end of the content is a place to rest too.
      let end = max(0, context.contentSize[axis] - context.containerSize[axis])
      let nearest = (starts + [end]).min { abs($0 - place) < abs($1 - place) }
      if let nearest { target.rect.origin[axis] = nearest }
    }
  }
}

/// Comes to rest at multiples of the window's length, one page further at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public init() {}

  /// Goes to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let begin = (context.originalTarget.rect.origin[axis] / length).rounded()
      let wanted = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(wanted, begin - 1), begin + 1) * length
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where an element begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the window's length.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension Layout {
  /// Sets where a person's scroll of the scroll views inside comes to rest.
  public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> _ModifiedLayout<Self, _ScrollSettingsModifier> {
    _ModifiedLayout(self, _ScrollSettingsModifier { $0.behavior = behavior })
  }
}

extension LayoutRoot {
  /// Is called by a host when a person's scroll is about to end: the offset at which the view is to come to rest, by its
  /// `scrollTargetBehavior`.
  ///
  /// - Parameters:
  ///   - view: the scroll view.
  ///   - start: the offset at which the scroll began, from the content's top left corner, in points.
  ///   - end: the offset at which it would come to rest.
  /// - Returns: the offset, which is `end` without a behaviour, and for a view that is no scroll view.
  /// - Complexity: O((rows that are made and identities) × depth) with a behaviour.
  public func restingOffset(of view: ViewID, from start: Point, to end: Point) -> Point {
    guard let node = node(of: view), let behavior = session.contents.scrollDetails[node]?.settings.behavior,
      let geometry = session.scrollGeometry(of: node),
      end.x.isFinite, end.y.isFinite
    else { return end }
    let tree = session.tree
    func rect(_ offset: Point) -> Rect { Rect(origin: tree.mirrored(offset, in: node), size: geometry.containerSize) }
    var target = ScrollTarget(rect: rect(end))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(start)), axes: tree.scrollAxes(node), contentSize: geometry.contentSize,
        containerSize: geometry.containerSize, targets: session.scrollTargets(in: node).map(\.frame)))
    return tree.mirrored(tree.clamped(target.rect.origin, in: node), in: node)
  }
}
