import Layout

/// A message in the list: its sender, its time, its subject, and the beginning of its text.
struct MessageRow: Layout, Equatable {
  let message: Message

  var body: some Layout {
    HStack(alignment: .top, spacing: 8) {
      Circle()
        .fill(message.isRead ? .clear : .link)
        .frame(width: 8, height: 8)
        .padding(.top, 6)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(message.sender).bold(!message.isRead)
          Spacer(minLength: 8)
          Text(message.time).font(.footnote).foregroundColor(.secondary)
        }
        Text(message.subject)
        Text(message.preview).font(.footnote).foregroundColor(.secondary)
      }
      .lineLimit(1)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 8)
    .accessibilityElement(children: .combine)
    .accessibilityValue(message.isRead ? "" : "Unread")
  }
}
