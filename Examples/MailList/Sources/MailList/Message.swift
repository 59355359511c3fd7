/// A message, as a value for any thread.
struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var sender: String
  var subject: String
  var preview: String
  var isRead: Bool

  init(id: Int, sender: String, subject: String, preview: String, isRead: Bool = false) {
    (self.id, self.sender, self.subject) = (id, sender, subject)
    (self.preview, self.isRead) = (preview, isRead)
  }
}
