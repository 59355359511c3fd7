import LayoutCore

/// The reason why an element of a screen could not be used, with the ids that there are.
///
/// ```text
/// no visible element has the id "sve"; did you mean "save"? There are "save", "name", "cancel"
/// ```
public struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the reason.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// No visible element has the id.
    case unknownID
    /// Several elements have the id, or the element has several controls that the call could mean.
    case ambiguous
    /// The control is disabled.
    case disabled
    /// The element has no control for the call: no button, no text field, no switch.
    case unsuitable
    /// The picker has no such option.
    case unknownOption
    /// The element was removed while it was used.
    case gone
  }

  /// The kind of the reason.
  public let reason: Reason
  /// The id as text: a string is in quotation marks.
  public let id: String
  /// The ids of the visible elements as text: first those that are like the unknown one, then in drawing order.
  public let ids: [String]
  /// What happened, in one line.
  public let description: String

  /// The most ids that the description lists.
  private static var limit: Int { 20 }

  init(_ reason: Reason, id: String, ids: [String], _ message: String) {
    let near = reason == .unknownID ? Self.near(id, ids) : []
    self.reason = reason
    self.id = id
    self.ids = near + ids.filter { !near.contains($0) }
    description = reason == .unknownID ? message + Self.advice(near, self.ids) : message
  }

  /// The ids that are like `id`, the nearest first; quotation marks do not count.
  private static func near(_ id: String, _ ids: [String]) -> [String] {
    let names = ids.map { $0.filter { $0 != "\"" } }
    let near = NearMisses.of(id.filter { $0 != "\"" }, among: names)
    return near.compactMap { name in names.firstIndex(of: name).map { ids[$0] } }
  }

  private static func advice(_ near: [String], _ ids: [String]) -> String {
    if ids.isEmpty { return "; no visible element has an id" }
    let rest = ids.count > limit ? " and \(ids.count - limit) more" : ""
    let list = "here are \(ids.prefix(limit).joined(separator: ", "))\(rest)"
    return near.isEmpty ? "; t\(list)" : "; did you mean \(near.prefix(3).joined(separator: " or "))? T\(list)"
  }
}
