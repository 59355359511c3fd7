/// A value that is stored elsewhere, which a control reads and changes.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding from the functions that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a property of a model.
  public init<Root: AnyObject>(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
  }

  /// The binding itself, as closures declare it: `{ $item in … }`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that cannot be changed.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// Makes bindings to the properties of a model: `$model.name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
  /// The model.
  public var wrappedValue: Model

  /// Bindings to the model's properties.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  /// Bindings to the model's properties.
  public init(_ model: Model) {
    wrappedValue = model
  }

  /// The value itself, which makes bindings.
  public var projectedValue: Bindable { self }

  /// A binding to a property.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(wrappedValue, keyPath)
  }
}
