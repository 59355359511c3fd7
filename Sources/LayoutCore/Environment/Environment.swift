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
/// The value is that of the place where the element with the property stands. It is there while a body is evaluated,
/// in closures of `ForEach` and readers that are written in a body too. Elsewhere the default is read, and that is
/// diagnosed (`LayoutDiagnostics`). A body is evaluated again when a value it read changes.
@propertyWrapper
public struct Environment<Value> {
  /// What tells properties apart.
  private enum Name: Hashable {
    case keyPath(AnyKeyPath)
    case object(ObjectIdentifier)
  }

  private let name: Name
  private let read: (EnvironmentValues) -> Value

  /// A value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    name = .keyPath(keyPath)
    read = { $0[keyPath: keyPath] }
  }

  /// The object of a type that `environment(_:)` put into the environment; `nil` where nobody did.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    name = .object(ObjectIdentifier(type))
    read = { $0[type] }
  }

  /// The object of a type that `environment(_:)` put into the environment.
  ///
  /// There must be one: there is no other value that could be read. Where it may be missing, declare the property as an
  /// optional, or give a default.
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

  /// The object of a type that `environment(_:)` put into the environment, or else `fallback`.
  public init(_ type: Value.Type, default fallback: @autoclosure @escaping () -> Value)
  where Value: AnyObject & Observable {
    name = .object(ObjectIdentifier(type))
    read = { $0[type] ?? fallback() }
  }

  /// The value where the element stands.
  public var wrappedValue: Value {
    guard let lowering = Evaluation.current?.lowering else {
      LayoutDiagnostics.report(
        Diagnostic(
          code: .environmentOutsideBody,
          message: "@Environment of \(Value.self) was read outside of a body; the default is used. Read it while the "
            + "body is evaluated, and hand the value to closures that run later",
          path: "-"))
      return read(EnvironmentValues())
    }
    return read(lowering.environments.bodyValues)
  }
}

/// The same property of the same type reads the same.
extension Environment: Equatable {
  /// Whether both read the same value.
  public static func == (one: Environment, other: Environment) -> Bool { one.name == other.name }
}

/// Puts an object into the environment.
public struct EnvironmentObjectModifier<Object: AnyObject & Observable>: PrimitiveModifier {
  let object: Object?

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: Lowering) {
    lowering.withEnvironment({ $0[Object.self] = object }, content)
  }
}

extension Layout {
  /// Puts an object into the environment of this element and everything inside it; `nil` takes it out. Bodies read it
  /// with `@Environment(Model.self)`, one object of each type.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedLayout<Self, EnvironmentObjectModifier<Object>> {
    ModifiedLayout(self, EnvironmentObjectModifier(object: object))
  }
}
