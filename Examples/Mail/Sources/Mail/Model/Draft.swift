/// A message that is being written.
struct Draft: Identifiable, Hashable, Sendable {
  /// The message in the drafts that it continues; `nil` where it is new.
  var id: Message.ID?
  var recipient = ""
  var subject = ""
  var text = ""

  /// Whether it can be sent.
  var isComplete: Bool { recipient.contains("@") && !subject.isEmpty }
  /// Whether there is nothing to keep.
  var isEmpty: Bool { recipient.isEmpty && subject.isEmpty && text.isEmpty }
}

extension Draft {
  /// A reply, with the message below it.
  init(replyingTo message: Message) {
    self.init(
      recipient: message.sender.lowercased().split(separator: " ").joined(separator: ".") + "@example.org",
      subject: message.subject.hasPrefix("Re: ") ? message.subject : "Re: " + message.subject,
      text: "\n\n\(message.sender) wrote:\n"
        + message.text.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }
        .joined(separator: "\n"))
  }

  /// Goes on with a message in the drafts.
  init(continuing message: Message) {
    self.init(id: message.id, recipient: message.recipient, subject: message.subject, text: message.text)
  }
}
