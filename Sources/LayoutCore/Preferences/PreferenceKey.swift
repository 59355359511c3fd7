/// A value that is propagated up the tree, from elements to those around them.
///
/// ```swift
/// struct Titles: PreferenceKey {
///   static var defaultValue: [String] { [] }
///   static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
/// }
/// ```
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value where no element sets one.
  static var defaultValue: Value { get }

  /// Adds the value of a later element, in document order, to that of the earlier ones.
  ///
  /// It is called only where there are two; one value alone is propagated as it is.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey {
  static var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
