import LayoutEngine
import Observation

/// A value that belongs to an element's place in the layout.
///
/// It exists from the element's first evaluation until the element is removed, however often its parent makes a new
/// value of the element.
///
/// ```swift
/// struct Counter: Layout {
///   @State private var count = 0
///
///   var body: some Layout {
///     HStack(spacing: 8) {
///       Text("\(count)")
///       Button("More") { count += 1 }
///     }
///   }
/// }
/// ```
///
/// The initial value counts only at the first evaluation. A change evaluates the bodies that read the value. The
/// properties must be stored in the element itself. One value of an element must not stand in two places: closures in
/// its body would refer to the state of the place that was evaluated last.
@propertyWrapper
public struct State<Value> {
  private let box: StateBox<Value>

  /// A state with its initial value.
  public init(wrappedValue: Value) {
    box = StateBox(wrappedValue)
  }

  /// A state with its initial value.
  public init(initialValue: Value) {
    box = StateBox(initialValue)
  }

  /// The value at the element's place.
  public var wrappedValue: Value {
    get { box.location.value }
    nonmutating set { box.location.value = newValue }
  }

  /// A binding to the value at the element's present place.
  public var projectedValue: Binding<Value> {
    let location = box.location
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

/// Any thread may read and write the value. The layout of a change on another thread follows in a turn of the root's.
///
/// Two changes of one value at once are two writes: `count += 1` on two threads may count one.
extension State: @unchecked Sendable where Value: Sendable {
  // Without the compiler's proof: the place and the value are each behind a lock.
}

/// Two states of the same property are the same: the value belongs to the place, not to the element.
extension State: Equatable {
  /// Whether both are equal, which is always true.
  public static func == (one: State, other: State) -> Bool { true }
}

extension State: ElementProperty {
  var part: ElementPropertyPart { .state(box) }
}

/// The storage of the value of a state.
protocol StateLocation: AnyObject {}

/// The shared place of the copies of one value of an element.
protocol StateBoxing: AnyObject {
  /// The present place.
  var anyLocation: any StateLocation { get }
  /// Sets the place, if that stores the same sort of value.
  func move(to location: any StateLocation)
}

final class StateBox<Value>: StateBoxing {
  private let place: Locked<Location>

  /// The value, observed by bodies.
  final class Location: StateLocation, Observable {
    private let registrar = ObservationRegistrar()
    private let stored: Locked<Value>

    init(_ value: Value) {
      stored = Locked(value)
    }

    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return stored.withLock { $0 }
      }
      set {
        // An equal value changes nothing visible. It is stored, since equality may not cover all of it.
        // The old one dies afterwards: its deinitialiser may read the state.
        let isSame = areSame(stored.withLock { $0 }, newValue, levels: 0)
        func store() -> Value { stored.withLock { exchange(&$0, with: newValue) } }
        letDie(isSame ? store() : registrar.withMutation(of: self, keyPath: \.value, store))
      }
    }
  }

  init(_ value: Value) {
    place = Locked(Location(value))
  }

  var location: Location { place.withLock { $0 } }

  var anyLocation: any StateLocation { location }

  func move(to other: any StateLocation) {
    guard let other = other as? Location else { return }
    letDie(place.withLock { exchange(&$0, with: other) })
  }
}
