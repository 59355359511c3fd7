/// One of the elements around an element, for the description of its place in a program.
///
/// The place of an element begins at the caller's types around it. `EnclosingElement` is a part of that:
///
/// ```text
/// InboxScreen at Shop/App.swift:9 > … > MessageRow at Shop/Mail.swift:41 > HStack > Text "Subject"
/// ```
public struct EnclosingElement: Hashable, Sendable, CustomStringConvertible {
  /// The name of a type of the caller's, such as `MessageRow`, or of a container, such as `HStack`; `…` for elements that
  /// are left out.
  public let name: String
  /// The line in which an element of the caller's type is written; `nil` for other elements, and in release builds.
  public let source: SourceLine?

  package init(name: String, source: SourceLine? = nil) {
    self.name = name
    self.source = source
  }

  /// The part in the form `MessageRow at Shop/Mail.swift:41`, or `HStack`.
  public var description: String { source.map { "\(name) at \($0)" } ?? name }
}

extension [EnclosingElement] {
  /// The place of an element in the form `MessageRow at Shop/Mail.swift:41 > HStack > Text, made in Shop/Mail.swift:44`.
  package func place(of name: String, madeIn source: SourceLine?) -> String {
    (map(\.description) + [name]).joined(separator: " > ") + (source.map { ", made in \($0)" } ?? "")
  }
}
