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

  init(_ reason: Reason, id: String, ids: [String], _ message: String) {
    let known = reason == .unknownID ? KnownIDs(ids, unknown: id) : nil
    self.reason = reason
    self.id = id
    self.ids = known?.all ?? ids
    description = message + (known?.advice ?? "")
  }
}
