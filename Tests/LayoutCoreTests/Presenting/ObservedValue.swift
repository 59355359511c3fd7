import Observation

/// A model of one value.
@Observable
final class ObservedValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
