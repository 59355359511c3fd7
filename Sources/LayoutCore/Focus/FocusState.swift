/// Where the keyboard is, for an element and the elements that `focused(_:)` names: read and written.
///
/// With a `Bool` it is about one element, with an optional it is about several of which each has a value.
///
/// ```swift
/// struct SignIn: Layout {
///   enum Field { case name, password }
///   @FocusState private var field: Field?
///   @State private var name = ""
///   @State private var password = ""
///
///   var body: some Layout {
///     VStack {
///       TextField("Name", text: $name).focused($field, equals: .name)
///       SecureField("Password", text: $password).focused($field, equals: .password)
///       Button("Sign in") { if name.isEmpty { field = .name } else { send() } }
///     }
///     .onSubmit { field = field == .name ? .password : nil }
///   }
///
///   func send() {}
/// }
/// ```
///
/// 1. Writing the value requests the keyboard: at the end of the turn that follows, the first element inside that takes
///    it gets it. `false` and `nil` take it away from an element with the state.
/// 2. When a person moves the keyboard, the value follows.
/// 3. When the element with the keyboard is removed, hidden or disabled, the value is `false` or `nil`.
/// 4. A value without an element stays, and counts when the element comes. The value of an element that takes no keyboard
///    is `false` or `nil` again after the turn.
///
/// The value belongs to the element's place, as that of `State` does, and the property must be stored in the element
/// itself.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let box: StateBox<Value>
  private let none: Value

  private init(none: Value) {
    self.none = none
    box = StateBox(none)
  }

  /// A state of one element, without the keyboard.
  public init() where Value == Bool { self.init(none: false) }

  /// A state of several elements, of which none has the keyboard.
  public init<Wrapped: Hashable>() where Value == Wrapped? { self.init(none: nil) }

  /// The value at the element's place.
  public var wrappedValue: Value {
    get { box.location.value }
    nonmutating set { box.location.value = newValue }
  }

  /// The state for `focused(_:)`, at the element's present place.
  public var projectedValue: Binding { Binding(location: box.location, none: none) }

  /// A state that is stored elsewhere.
  @propertyWrapper
  public struct Binding {
    let location: StateBox<Value>.Location
    /// The value without the keyboard.
    let none: Value

    /// The value.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// Any thread may read and write the value; the keyboard follows in a turn of the root's.
extension FocusState: @unchecked Sendable where Value: Sendable {
  // Without the compiler's proof: the place and the value are each behind a lock.
}

/// Two states of the same property are the same: the value belongs to the place, not to the element.
extension FocusState: Equatable {
  /// Whether both are equal, which is always true.
  public static func == (one: FocusState, other: FocusState) -> Bool { true }
}

extension FocusState: ElementProperty {
  var part: ElementPropertyPart { .state(box) }
}
