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
  private(set) var location: Location

  /// The value, observed by bodies.
  final class Location: StateLocation, Observable {
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ value: Value) {
      stored = value
    }

    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return stored
      }
      set {
        // An equal value changes nothing visible. It is stored, since equality may not cover all of it.
        // The old one dies afterwards: its deinitialiser may read the state.
        let old: Value
        if areSame(stored, newValue, levels: 0) {
          old = exchange(&stored, with: newValue)
        } else {
          old = registrar.withMutation(of: self, keyPath: \.value) { exchange(&stored, with: newValue) }
        }
        letDie(old)
      }
    }
  }

  init(_ value: Value) {
    location = Location(value)
  }

  var anyLocation: any StateLocation { location }

  func move(to other: any StateLocation) {
    if let other = other as? Location { location = other }
  }
}
