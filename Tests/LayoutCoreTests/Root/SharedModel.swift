import Observation
import Synchronization

/// A model that any thread may change, as models that several threads share must be.
final class SharedModel<Value: Sendable>: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage: Mutex<Value>

  init(_ value: Value) {
    storage = Mutex(value)
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 = newValue } } }
  }
}
