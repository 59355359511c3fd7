import Layout

/// The list on a screen that has no table of its own.
struct MessageList: Layout {
  private let mailbox: Mailbox

  init(_ mailbox: Mailbox) { self.mailbox = mailbox }

  var body: some Layout {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(mailbox.messages) { MessageRow(message: $0) }
      }
    }
    .id("messages")
  }
}
