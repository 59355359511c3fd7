public import LayoutEngine

/// The lengths of a scroll view, and how far it is scrolled.
public struct ScrollGeometry: Hashable, Sendable {
  /// The distance from the content's top leading corner to the window's, in points.
  public var contentOffset: Point
  /// The size of the content in points. Rows of lazy lists that were not made count by their estimate.
  public var contentSize: Size
  /// The room around the content, in points. It is part of `contentSize`.
  public var contentInsets: EdgeInsets
  /// The size of the window in points.
  public var containerSize: Size

  /// A geometry from its lengths.
  public init(contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, from its top leading corner.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
  /// The window, from the content's top leading corner: the same as `visibleRect`.
  public var bounds: Rect { visibleRect }
}

/// Observes the lengths of the scroll view inside an element.
public struct _ScrollGeometryModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  /// Puts `content` into the tree, under a group that stores the action.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingScrolling(Self.self, content) {
      ScrollGeometryObserver(transform, action)
    } meet: { observer, _ in
      (observer.transform, observer.action) = (transform, action)
    }
  }
}

private final class ScrollGeometryObserver<Value: Equatable>: ScrollObserver {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?

  init(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void) {
    (self.transform, self.action) = (transform, action)
  }

  override func look(
    _ session: LayoutSession, _ group: NodeIndex, _ survey: inout GeometrySurvey
  ) -> (() -> Void)? {
    guard survey.isShown(group), let node = session.scrollView(inside: group),
      let geometry = session.scrollGeometry(of: node)
    else { return nil }
    let new = transform(geometry)
    let old = last
    guard new != old else { return nil }
    last = new
    return { [action] in action(old ?? new, new) }
  }
}

/// Observes whether an element is in the window of the scroll view around it.
public struct _ScrollVisibilityModifier: _PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  /// Puts `content` into the tree, under a group that stores the action.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingScrolling(Self.self, content) {
      ScrollVisibilityObserver(threshold, action)
    } meet: { observer, _ in
      (observer.threshold, observer.action) = (threshold, action)
    }
  }
}

private final class ScrollVisibilityObserver: ScrollObserver {
  var threshold: Double
  var action: (Bool) -> Void
  private var last: Bool?

  init(_ threshold: Double, _ action: @escaping (Bool) -> Void) { (self.threshold, self.action) = (threshold, action) }

  override func look(
    _ session: LayoutSession, _ group: NodeIndex, _ survey: inout GeometrySurvey
  ) -> (() -> Void)? {
    let part = session.visiblePart(of: group, outer, &survey)
    let isVisible = part.map { $0.share >= min(max(threshold, 0), 1) && $0.share > 0 } ?? false
    guard isVisible != last else { return nil }
    last = isVisible
    return { [action] in action(isVisible) }
  }
}

extension LayoutSession {
  /// The lengths of a scroll view; `nil` where it is none.
  func scrollGeometry(of node: NodeIndex) -> ScrollGeometry? {
    guard let state = contents.scrolls[node] else { return nil }
    let window = tree.coreRect(of: node).size
    let axes = tree.scrollAxes(node)
    var length = window
    if axes.contains(Axis.Set.horizontal) { length.width = tree.contentLength(of: node, .horizontal) }
    if axes.contains(Axis.Set.vertical) { length.height = tree.contentLength(of: node, .vertical) }
    return ScrollGeometry(
      contentOffset: state.offset, contentSize: length,
      contentInsets: contents.scrollDetails[node]?.margins ?? EdgeInsets(), containerSize: window)
  }

  /// The part of an element that is in the windows of all scroll views around it.
  struct VisiblePart {
    /// Its share of the element's area, 1 for all of it; an element without an area counts whole.
    var share: Double
    /// -1 where more of the element is before the nearest window than after it, 1 for after it, 0 for neither.
    var side: Int
  }

  /// The visible part of a group's elements; `nil` where they are not shown.
  func visiblePart(of group: NodeIndex, _ outer: Int, _ survey: inout GeometrySurvey) -> VisiblePart? {
    guard survey.isShown(group) else { return nil }
    let frame = survey.frame(ofGroup: group, outer: outer)
    var seen: Rect? = frame
    var side = 0
    var at = scrollView(around: group)
    var isNearest = true
    while let node = at {
      let window = globalFrame(of: node, layer: 0)
      if isNearest { side = self.side(of: frame, in: window, node) }
      isNearest = false
      seen = seen.flatMap { $0.overlap(with: window) }
      at = scrollView(around: node)
    }
    let area = frame.width * frame.height
    guard area > 0 else { return VisiblePart(share: 1, side: side) }
    return VisiblePart(share: seen.map { $0.width * $0.height / area } ?? 0, side: side)
  }

  private func side(of frame: Rect, in window: Rect, _ scrollView: NodeIndex) -> Int {
    let isHorizontal = !tree.scrollAxes(scrollView).contains(Axis.Set.vertical)
    var (before, after) = (window.minY - frame.minY, frame.maxY - window.maxY)
    if isHorizontal {
      (before, after) = (window.minX - frame.minX, frame.maxX - window.maxX)
      if tree.runsRightToLeft(inside: scrollView) { swap(&before, &after) }
    }
    if max(before, after) <= 0 { return 0 }
    return before > after ? -1 : 1
  }
}

extension Layout {
  /// Runs `action` with the result of `transform` for the first scroll view inside: in the first turn, where both values
  /// are the same, and in each turn in which it differs from the one before.
  ///
  /// The action runs when the turn's frames are known. Its changes come with another turn, which follows at once.
  ///
  /// ```swift
  /// ScrollView { article }
  ///   .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 200 }) { _, isFar in showsTop = isFar }
  /// ```
  ///
  /// - Complexity: O(scroll views × depth) a turn.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> _ModifiedLayout<Self, _ScrollGeometryModifier<Value>> {
    _ModifiedLayout(self, _ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs `action` when the element comes into the windows of the scroll views around it, or leaves them, and in the first
  /// turn.
  ///
  /// - Parameter threshold: the share of the element's area from which it counts as visible; less than 0 counts as 0, and
  ///   more than 1 as 1. An element outside of scroll views is visible while it is shown.
  /// - Complexity: O(depth) a turn.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> _ModifiedLayout<Self, _ScrollVisibilityModifier> {
    _ModifiedLayout(self, _ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
