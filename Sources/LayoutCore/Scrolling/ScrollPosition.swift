public import LayoutEngine

/// Where a scroll view is scrolled to, to be read and set by `scrollPosition(_:anchor:)`.
///
/// ```swift
/// struct Feed: Layout {
///   @State private var position = ScrollPosition(edge: .bottom)
///
///   var body: some Layout {
///     ScrollView { LazyVStack { ForEach(0..<1000) { Text("\($0)") } } }
///       .scrollPosition($position)
///     Button("Top") { position.scrollTo(edge: .top) }
///   }
/// }
/// ```
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case id(Identity, UnitPoint?)
    case offset(x: Double?, y: Double?)
  }

  /// The place to scroll to; `nil` where nothing is requested.
  var target: Target?
  /// Distinguishes two requests for one place.
  var number = 0
  /// The target at the beginning of the window, after a person scrolled.
  var shown: Identity?
  /// Whether a person scrolled since the position was set.
  public internal(set) var isPositionedByUser = false
  /// The edge that was requested; `nil` for another request, and after a person scrolled.
  public private(set) var edge: ScrollEdge?

  /// A position at the beginning.
  public init() {}

  /// A position at an edge.
  public init(edge: ScrollEdge) { scrollTo(edge: edge) }

  /// A position at the element with the id `id`.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  /// A position at an offset from the content's top leading corner, in points.
  public init(x: Double? = nil, y: Double? = nil) { request(.offset(x: x, y: y), nil) }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: ScrollEdge) {
    switch edge {
    case .top: request(.offset(x: nil, y: 0), edge)
    case .bottom: request(.offset(x: nil, y: .infinity), edge)
    case .leading: request(.offset(x: 0, y: nil), edge)
    case .trailing: request(.offset(x: .infinity, y: nil), edge)
    }
  }

  /// Scrolls to the element with the id `id`, as `ScrollViewProxy.scrollTo(_:anchor:)` does.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request(.id(Identity(value: id), anchor), nil)
  }

  /// Scrolls to an offset from the content's top leading corner, in points.
  public mutating func scrollTo(point: Point) { request(.offset(x: point.x, y: point.y), nil) }

  /// Scrolls along the horizontal axis.
  public mutating func scrollTo(x: Double) { request(.offset(x: x, y: nil), nil) }

  /// Scrolls along the vertical axis.
  public mutating func scrollTo(y: Double) { request(.offset(x: nil, y: y), nil) }

  /// The offset that was requested; `nil` where an element or an edge was, an axis was left, or a person scrolled.
  public var point: Point? {
    guard edge == nil, case .offset(let x?, let y?) = target else { return nil }
    return Point(x: x, y: y)
  }

  /// The id of the element at the beginning of the window, or the one that was requested; `nil` where its type is
  /// another one, or none is known.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    if let shown { return shown.value as? ID }
    guard case .id(let id, _) = target else { return nil }
    return id.value as? ID
  }

  private mutating func request(_ target: Target, _ edge: ScrollEdge?) {
    self.target = target
    self.edge = edge
    number &+= 1
    shown = nil
    isPositionedByUser = false
  }

  /// Notes that a person scrolled.
  mutating func note(_ id: Identity?) {
    (target, edge, shown, isPositionedByUser) = (nil, nil, id, true)
  }
}

/// An edge of the content of a scroll view.
public enum ScrollEdge: Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing
}

/// Keeps a scroll view and the value of its place the same.
public struct _ScrollPositionModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  /// The request that a value is.
  let request: (Value) -> ScrollRequest.Target?
  /// Changes the value after a person scrolled, and returns the new one; `nil` where it stays.
  let note: (Identity?) -> Value?
  let anchor: UnitPoint?

  /// Puts `content` into the tree, under a group that stores the value.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingScrolling(Self.self, content) {
      ScrollPositionObserver<Value>(note, anchor)
    } meet: { observer, node in
      (observer.note, observer.anchor) = (note, anchor)
      guard observer.meet(value), let target = request(value) else { return }
      observer.isOwn = true
      lowering.contents.scrolling.request(ScrollRequest(group: node, target: target))
    }
  }
}

/// Observes where a person scrolled.
private final class ScrollPositionObserver<Value: Equatable>: ScrollObserver {
  var note: (Identity?) -> Value?
  var anchor: UnitPoint?
  /// Whether the next offset is the result of the value.
  var isOwn = true
  private var known: Value?
  /// The value that followed a person's scrolling, until it is met.
  private var noted: Value?
  private var offset: Point?
  private var shown: Identity?

  init(_ note: @escaping (Identity?) -> Value?, _ anchor: UnitPoint?) { (self.note, self.anchor) = (note, anchor) }

  /// Updates the value, and returns whether it is a request: another one than before, which no scrolling has set.
  func meet(_ value: Value) -> Bool {
    let noted = exchange(&self.noted, with: nil)
    guard value != known else { return false }
    known = value
    return value != noted
  }

  override func look(
    _ session: LayoutSession, _ group: NodeIndex, _ survey: inout GeometrySurvey
  ) -> (() -> Void)? {
    guard survey.isShown(group), let node = session.scrollView(inside: group),
      let now = session.contents.scrolls[node]?.offset
    else { return nil }
    let isOwn = exchange(&self.isOwn, with: false)
    guard now != offset else { return nil }
    offset = now
    let target = session.scrollTarget(at: anchor ?? .topLeading, of: node)
    guard target != shown || target == nil else { return nil }
    shown = target
    return isOwn ? nil : { [self] in noted = note(target) }
  }
}

extension Layout {
  /// Keeps `id` the id of the target at `anchor` of the first scroll view inside: a person's scrolling sets it, and
  /// setting it scrolls there.
  ///
  /// Targets are the rows of lists and the elements with an id; `scrollTargetLayout()` chooses among them. Ids of another
  /// type than the binding's are not written.
  ///
  /// - Parameter anchor: the point of the window; `nil` is its beginning.
  /// - Complexity: O(rows that are made) in a turn in which the view scrolled.
  public func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> _ModifiedLayout<Self, _ScrollPositionModifier<ID?>> {
    _ModifiedLayout(
      self,
      _ScrollPositionModifier(
        value: id.wrappedValue,
        request: { value in value.map { .id(Identity(value: $0), anchor ?? .topLeading) } },
        note: { shown in
          guard let shown, let value = shown.value as? ID else { return nil }
          id.wrappedValue = value
          return value
        }, anchor: anchor))
  }

  /// Keeps `position` where the first scroll view inside is: a person's scrolling sets it, and setting it scrolls there.
  ///
  /// - Parameter anchor: the point of the window at which a target is read; `nil` is its beginning.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> _ModifiedLayout<Self, _ScrollPositionModifier<ScrollPosition>> {
    _ModifiedLayout(
      self,
      _ScrollPositionModifier(
        value: position.wrappedValue,
        request: { value in
          switch value.target {
          case .id(let id, let place): .id(id, place ?? anchor)
          case .offset(let x, let y): .offset(x: x, y: y)
          case nil: nil
          }
        },
        note: { shown in
          var new = position.wrappedValue
          new.note(shown)
          position.wrappedValue = new
          return new
        }, anchor: anchor))
  }
}
