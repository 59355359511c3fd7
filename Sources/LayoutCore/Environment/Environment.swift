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
/// The value is that of the place where the element with the property stands, while its body is evaluated and in what
/// runs later: closures of `ForEach` and readers, and actions of controls, gestures and modifiers, which read what holds
/// at the place by then. A closure that the body of another element calls reads where it was written, too. A body is
/// evaluated again when a value changes that it read while it was evaluated.
///
/// The property must be stored in the element itself. Where its place cannot be known, the default is read, and that is
/// diagnosed: the element is in no root; or one value of it stands in several places, and is not read in an action of
/// an element inside it. The root is told (`LayoutRoot.onDiagnostic`) whose action reads, or that has the element.
@propertyWrapper
public struct Environment<Value> {
  /// What tells properties apart.
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

  /// The object of a type that `environment(_:)` put into the environment; `nil` where there is none.
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
    if let lowering = Evaluation.current?.lowering { return box.read(in: lowering, read) }
    return read(box.values(for: Value.self))
  }
}

extension Environment: ElementProperty {
  var part: ElementPropertyPart { .environment(box) }
}

/// The same property of the same type reads the same.
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
