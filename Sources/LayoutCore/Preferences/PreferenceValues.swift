/// Values of preferences at one place of the tree.
public struct PreferenceValues {
  private var boxes: [ObjectIdentifier: PreferenceBox] = [:]

  /// No values: each key has its default.
  public init() {}

  /// The value for a key, or its default.
  public subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    (boxes[Key.id] as? PreferenceValueBox<Key>)?.value ?? Key.defaultValue
  }

  mutating func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    boxes[Key.id] = PreferenceValueBox<Key>(value)
  }

  mutating func transform<Key: PreferenceKey>(_ key: Key.Type, _ change: (inout Key.Value) -> Void) {
    guard let known = boxes[Key.id] as? PreferenceValueBox<Key> else {
      var value = Key.defaultValue
      change(&value)
      return set(key, value)
    }
    change(&known.value)
  }

  /// Adds the values of later elements; their boxes belong to this value from now on.
  mutating func append(_ next: PreferenceValues) {
    guard !boxes.isEmpty else {
      boxes = next.boxes
      return
    }
    for (key, box) in next.boxes {
      if let known = boxes[key] { known.reduce(box) } else { boxes[key] = box }
    }
  }
}

/// A value that is still being combined.
///
/// It is one object from the first element on, so that a long list is not copied at each addition.
class PreferenceBox {
  func reduce(_ next: PreferenceBox) {}
}

final class PreferenceValueBox<Key: PreferenceKey>: PreferenceBox {
  var value: Key.Value

  init(_ value: Key.Value) { self.value = value }

  override func reduce(_ next: PreferenceBox) {
    guard let next = next as? PreferenceValueBox<Key> else { return }
    Key.reduce(value: &value) { next.value }
  }
}
