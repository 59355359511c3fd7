/// A message, as a value for any thread.
public struct Message: Identifiable, Hashable, Sendable {
  public let id: Int
  public var sender: String
  public var subject: String
  public var preview: String
  public var isRead: Bool

  public init(id: Int, sender: String, subject: String, preview: String, isRead: Bool = false) {
    (self.id, self.sender, self.subject) = (id, sender, subject)
    (self.preview, self.isRead) = (preview, isRead)
  }
}
