public import LayoutEngine

/// Pressing and releasing an element, once or several times.
///
/// ```swift
/// Text("Open").gesture(TapGesture(count: 2).onEnded { open() })
/// ```
///
/// The button must go up in the element's box. The presses of several taps follow each other within the time of a
/// double click, at almost the same place. Every tap counts that comes from the keyboard or a screen reader.
public struct TapGesture: _PrimitiveGesture {
  /// The number of taps, from 1 to 100.
  public var count: Int {
    didSet { count = TapRecognizer.valid(count) }
  }

  /// A gesture of `count` taps; less than 1 counts as 1, and more than 100 as 100.
  public init(count: Int = 1) { self.count = TapRecognizer.valid(count) }

  /// What hosts have to know.
  public var _gestures: GestureSet { .tap }
  /// The number of taps that it waits for.
  public var _taps: Int { count }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Void> {
    MappedRecognizer(TapRecognizer(count, place, .local)) { _ in }
  }
}

/// Pressing and releasing an element, with the place.
///
/// ```swift
/// chart.gesture(SpatialTapGesture().onEnded { select($0.location) })
/// ```
public struct SpatialTapGesture: _PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Hashable, Sendable {
    /// The place of the last tap, in points of the gesture's coordinate space.
    public var location: Point

    /// A tap at a place.
    public init(location: Point) { self.location = location }
  }

  /// The number of taps, from 1 to 100.
  public var count: Int {
    didSet { count = TapRecognizer.valid(count) }
  }
  /// The origin of the place.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of `count` taps; less than 1 counts as 1, and more than 100 as 100.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = TapRecognizer.valid(count)
    self.coordinateSpace = coordinateSpace
  }

  /// What hosts have to know.
  public var _gestures: GestureSet { .tap }
  /// The number of taps that it waits for.
  public var _taps: Int { count }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> {
    MappedRecognizer(TapRecognizer(count, place, coordinateSpace), Value.init(location:))
  }
}

/// Pressing and releasing an element, with the keys that are held down.
struct ModifiedTapGesture: _PrimitiveGesture {
  var _gestures: GestureSet { .tap }
  var _taps: Int { 1 }

  func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<EventModifiers> {
    let tap = TapRecognizer(1, place, .local)
    return MappedRecognizer(tap) { _ in tap.modifiers }
  }
}

/// Recognizes taps; the value is the place of the last one.
final class TapRecognizer: _GestureRecognizer<Point> {
  /// The distance between the presses of several taps, in points.
  static let slack = 10.0

  /// A number of taps that can be made: a key makes all of them.
  static func valid(_ count: Int) -> Int { min(max(1, count), 100) }

  private let count: Int
  private let place: _GesturePlace
  private let transform: Transform
  private var taps = 0
  private var start: Point?
  private var location: Point?
  /// The time of the last release, after which another press must come.
  private var pause: Double?
  /// The keys that were held down with the last tap.
  private(set) var modifiers: EventModifiers = []
  /// The longest time between a release and the next press, in seconds.
  private let longestPause: Double

  init(_ count: Int, _ place: _GesturePlace, _ space: CoordinateSpace) {
    (self.count, self.place) = (count, place)
    transform = place.transform(to: space)
    longestPause = place.longestPause
  }

  override var value: Point? { phase == .ended ? location : nil }
  override var deadline: Double? { phase == .possible ? pause.map { $0 + longestPause } : nil }

  override func handle(_ event: PointerEvent) {
    guard phase == .possible else { return }
    guard event.pinch == nil, event.button == .primary else { return fail() }
    if let deadline, event.time >= deadline { return fail() }
    switch event.phase {
    case .began:
      if let start, start.distance(to: event.location) > Self.slack { return fail() }
      start = start ?? event.location
      pause = nil
    case .ended:
      guard pause == nil, start != nil, place.contains(event.location) else { return fail() }
      taps += 1
      location = event.location.applying(transform)
      modifiers = event.modifiers
      if taps == count {
        phase = .ended
        changes += 1
      } else {
        pause = event.time
      }
    case .cancelled: fail()
    default: break
    }
  }
}
