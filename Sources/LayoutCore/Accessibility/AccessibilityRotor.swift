/// A list of elements that a screen reader can go through: the results of a search, the warnings of a form.
///
/// Headings need none: screen readers find them by their trait.
public struct AccessibilityRotor: Hashable, Sendable {
  /// The name of the list, which is spoken.
  public var name: String
  /// The elements, in the order in which they are gone through.
  public var entries: [AccessibilityRotorEntry]

  /// A list from its parts.
  public init(name: String, entries: [AccessibilityRotorEntry]) { (self.name, self.entries) = (name, entries) }
}

/// An element in a list of a screen reader, by its id.
public struct AccessibilityRotorEntry: Hashable, Sendable {
  /// What is spoken.
  public var label: String
  /// The id of the element: that of its `id(_:)`, or of its row.
  let identity: Identity

  /// An entry for the element with the id `id`.
  public init(_ label: some StringProtocol, id: some Hashable & Sendable) {
    (self.label, identity) = (String(label), Identity(value: id))
  }
}

/// Collects the entries of a list for screen readers.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// One entry.
  public static func buildExpression(_ entry: AccessibilityRotorEntry) -> [AccessibilityRotorEntry] { [entry] }
  /// Several entries in a row.
  public static func buildBlock(_ parts: [AccessibilityRotorEntry]...) -> [AccessibilityRotorEntry] {
    parts.flatMap { $0 }
  }
  /// The entries of a loop.
  public static func buildArray(_ parts: [[AccessibilityRotorEntry]]) -> [AccessibilityRotorEntry] {
    parts.flatMap { $0 }
  }
  /// The entries of an `if` without an `else`.
  public static func buildOptional(_ part: [AccessibilityRotorEntry]?) -> [AccessibilityRotorEntry] { part ?? [] }
  /// The entries of an `if`.
  public static func buildEither(first part: [AccessibilityRotorEntry]) -> [AccessibilityRotorEntry] { part }
  /// The entries of an `else`.
  public static func buildEither(second part: [AccessibilityRotorEntry]) -> [AccessibilityRotorEntry] { part }
}

extension Layout {
  /// Gives screen readers a list of elements inside to go through, by their ids.
  ///
  /// GTK's screen readers have no such lists: there the entries are found one by one, as all elements are. In UIKit and
  /// AppKit an entry is met where its element has a view of its own.
  ///
  /// ```swift
  /// List(messages) { Row($0) }
  ///   .accessibilityRotor("Unread") {
  ///     for message in unread { AccessibilityRotorEntry(message.subject, id: message.id) }
  ///   }
  /// ```
  public func accessibilityRotor(
    _ name: some StringProtocol, @AccessibilityRotorContentBuilder entries: () -> [AccessibilityRotorEntry]
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    let rotor = AccessibilityRotor(name: String(name), entries: entries())
    return accessible { $0.rotors.insert(rotor, at: 0) }
  }
}
