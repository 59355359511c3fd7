import Layout

/// One message of the list. It is made from the message alone, so that it can be measured on any thread.
struct MessageRow: Layout, Equatable, Sendable {
  let message: Message

  var body: some Layout {
    HStack(alignment: .top, spacing: 8) {
      Circle().fill(message.isRead ? .clear : .blue).size(width: 8, height: 8)
      VStack(alignment: .leading, spacing: 2) {
        Text(message.sender).font(.system(size: 16, weight: .bold)).lineLimit(1)
        Text(message.subject).font(.system(size: 16)).lineLimit(2)
        Text(message.preview).font(.system(size: 12)).foregroundColor(.gray).lineLimit(3)
      }
      Spacer(minLength: 0)
    }
    .padding(10)
    .id(message.id)
  }
}
