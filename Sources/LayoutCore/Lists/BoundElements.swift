/// The elements of a collection behind a binding, each as a binding of its own.
public struct _BoundElements<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  let source: Binding<Base>
  /// The collection when the elements were made.
  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// An element behind a binding.
  public struct Element {
    /// The identity by which the element is found.
    public let id: ID
    /// The element: reads and writes go to the one with the identity, wherever that is by then.
    public let binding: Binding<Base.Element>
  }

  init(_ source: Binding<Base>, _ id: KeyPath<Base.Element, ID>) {
    self.source = source
    base = source.wrappedValue
    self.id = id
  }

  /// The first position.
  public var startIndex: Base.Index { base.startIndex }
  /// The position after the last one.
  public var endIndex: Base.Index { base.endIndex }
  /// The number of elements.
  public var count: Int { base.count }
  /// The position after `position`.
  public func index(after position: Base.Index) -> Base.Index { base.index(after: position) }
  /// The position before `position`.
  public func index(before position: Base.Index) -> Base.Index { base.index(before: position) }
  /// The position at a distance.
  public func index(_ position: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(position, offsetBy: distance)
  }
  /// The distance between two positions.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

  /// The element at `position`.
  public subscript(position: Base.Index) -> Element {
    let element = base[position]
    let id = element[keyPath: id]
    let place = BoundPlace(source: source, path: self.id, id: id, position: position, last: element)
    return Element(id: id, binding: Binding(get: { place.value }, set: { place.value = $0 }))
  }
}

/// The place of one element in a collection behind a binding.
///
/// 1. It is looked for at its last position, and then everywhere: O(1) while nothing moves, O(elements) after it.
/// 2. Where it is gone, reads have its last value, and writes go nowhere.
private final class BoundPlace<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
  private let source: Binding<Base>
  private let path: KeyPath<Base.Element, ID>
  private let id: ID
  private var position: Base.Index
  private var last: Base.Element

  init(
    source: Binding<Base>, path: KeyPath<Base.Element, ID>, id: ID, position: Base.Index, last: Base.Element
  ) {
    (self.source, self.path, self.id, self.position, self.last) = (source, path, id, position, last)
  }

  var value: Base.Element {
    get {
      let base = source.wrappedValue
      if let found = find(in: base) { last = base[found] }
      return last
    }
    set {
      var base = source.wrappedValue
      guard let found = find(in: base) else { return }
      base[found] = newValue
      last = newValue
      source.wrappedValue = base
    }
  }

  /// Step 1.
  private func find(in base: Base) -> Base.Index? {
    let isInside = base.startIndex <= position && position < base.endIndex
    let isValid = isInside && (CollectionReader<Base>.isRange || base.indices.contains(position))
    if isValid, base[position][keyPath: path] == id { return position }
    guard let found = base.firstIndex(where: { $0[keyPath: path] == id }) else { return nil }
    position = found
    return found
  }
}
