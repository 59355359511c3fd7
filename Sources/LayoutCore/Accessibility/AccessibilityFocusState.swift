/// Where a screen reader is, as a value of an element: reads where it is, and moves it there.
///
/// ```swift
/// struct Form: Layout {
///   @AccessibilityFocusState private var isAtError: Bool
///
///   var body: some Layout {
///     VStack {
///       Text("The name is missing").accessibilityFocused($isAtError)
///       Button("Save") { isAtError = true }
///     }
///   }
/// }
/// ```
///
/// The screen readers of GTK and of AppKit follow the keyboard: there the element gets that, if it takes it. In UIKit the
/// screen reader itself is moved and followed.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let state: State<Value>
  private let none: Value

  /// A place that is `true` while the screen reader is at the element.
  public init() where Value == Bool { (state, none) = (State(wrappedValue: false), false) }

  /// A place among several: the value of the element where the screen reader is, and `nil` where it is at none of them.
  public init<ID: Hashable>() where Value == ID? { (state, none) = (State(wrappedValue: nil), nil) }

  /// The place; setting it moves the screen reader in the turn that follows.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The place, for `accessibilityFocused(_:)`.
  public var projectedValue: Binding {
    Binding(value: state.projectedValue, none: none)
  }

  /// The place, for the elements that it may be at.
  public struct Binding {
    let value: LayoutCore.Binding<Value>
    let none: Value

    /// The place.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

extension AccessibilityFocusState: ElementProperty {
  var part: ElementPropertyPart { state.part }
}

extension Layout {
  /// Follows, and moves, a screen reader: the value is `true` while it is at the element.
  public func accessibilityFocused(
    _ place: AccessibilityFocusState<Bool>.Binding
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    accessibilityFocused(place, equals: true)
  }

  /// Follows, and moves, a screen reader: the value is `value` while it is at the element.
  public func accessibilityFocused<Value: Hashable>(
    _ place: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    let isFocused = place.wrappedValue == value
    return _ModifiedLayout(
      self,
      _DecorationModifier(part: .accessibility) { decoration in
        var properties = decoration.accessibility ?? AccessibilityProperties()
        (properties.isFocused, properties.followsFocus) = (isFocused, true)
        decoration.accessibility = properties
        decoration.accessibilityHandlers.focused = { isHere in
          if isHere {
            place.wrappedValue = value
          } else if place.wrappedValue == value {
            place.wrappedValue = place.none
          }
        }
      })
  }
}
