import LayoutEngine
public import Observation

/// Reads a value of the environment inside a body.
///
/// ```swift
/// struct Row: Layout {
///   @Environment(\.colorScheme) var scheme
///   @Environment(Settings.self) var settings: Settings?
///
///   var body: some Layout { Text(settings?.title ?? "").foregroundColor(scheme == .dark ? .white : .black) }
/// }
/// ```
///
/// The value is that at the place of the element with the property: while its body is evaluated, and in what runs
/// later. That is closures of `ForEach` and of readers, and actions of controls, gestures and modifiers, which read the
/// value that is set at the place by then. A closure that the body of another element calls also reads at the place
/// where it was written. A body is evaluated again when a value changes that it read.
///
/// The property must be stored in the element itself. Where its place cannot be found, the property reads the default,
/// and that is diagnosed. This is so where the element is in no root, or where one value of it has several places and
/// is not read in an action of an element inside it. The diagnostic goes to the root (`LayoutRoot.onDiagnostic`) whose
/// action reads, or that has the element.
@propertyWrapper
public struct Environment<Value> {
  /// The name that distinguishes properties.
  private enum Name: Hashable {
    case keyPath(AnyKeyPath)
    case object(ObjectIdentifier)
  }

  private let name: Name
  private let read: (EnvironmentValues) -> Value
  /// Shared by the copies of the element.
  let box = EnvironmentBox()

  /// A value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    name = .keyPath(keyPath)
    read = { $0[keyPath: keyPath] }
  }

  /// The object of a type that `environment(_:)` put into the environment; `nil` without one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    name = .object(ObjectIdentifier(type))
    read = { $0[type] }
  }

  /// The object of a type that `environment(_:)` put into the environment.
  ///
  /// There must be one: there is no other value to read. Where it may be missing, declare the property as an optional,
  /// or with a default.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    name = .object(ObjectIdentifier(type))
    read = { values in
      guard let object = values[type] else {
        preconditionFailure(
          "no \(type) is in the environment; put one in with environment(_:) above the element that reads it, and do "
            + "so inside a body")
      }
      return object
    }
  }

  /// The object of a type that `environment(_:)` put into the environment, or otherwise `fallback`.
  public init(_ type: Value.Type, default fallback: @autoclosure @escaping () -> Value)
  where Value: AnyObject & Observable {
    name = .object(ObjectIdentifier(type))
    read = { $0[type] ?? fallback() }
  }

  /// The value at the place of the element.
  public var wrappedValue: Value {
    if let lowering = Evaluation.current?.lowering { return box.read(in: lowering, read) }
    return read(box.values(for: Value.self))
  }
}

extension Environment: ElementProperty {
  var part: ElementPropertyPart { .environment(box) }
}

/// Properties with the same name and type read the same value.
extension Environment: Equatable {
  /// Whether both read the same value.
  public static func == (one: Environment, other: Environment) -> Bool { one.name == other.name }
}

/// Puts an object into the environment.
public struct _EnvironmentObjectModifier<Object: AnyObject & Observable>: _PrimitiveModifier {
  let object: Object?

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment({ $0[Object.self] = object }, content)
  }
}

extension Layout {
  /// Puts an object into the environment of this element and everything inside it; `nil` takes it out. Bodies read it
  /// with `@Environment(Model.self)`, one object of each type.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> _ModifiedLayout<Self, _EnvironmentObjectModifier<Object>> {
    _ModifiedLayout(self, _EnvironmentObjectModifier(object: object))
  }
}
