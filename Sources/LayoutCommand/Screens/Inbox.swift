import Layout
import LayoutScreens

/// A row of a list: everything has its size, and the Spacer takes the remaining space.
struct InboxRow: Layout {
  let icon: Icon
  let title: String
  let subtitle: String

  var body: some Layout {
    HStack(spacing: 12) {
      icon

      VStack(alignment: .leading, spacing: 4) {
        Text(title)
          .font(.system(size: 15, weight: .semibold))
          .frame(width: 200, height: 20, alignment: .leading)
        Text(subtitle)
          .font(.system(size: 12))
          .foregroundColor(\.secondary)
          .frame(width: 200, height: 16, alignment: .leading)
      }
      .lineLimit(1)

      Spacer()

      Chevron()
    }
    .padding(16)
  }
}

/// Four rows, with lines that begin at the labels' leading edge.
struct Inbox: Layout {
  var body: some Layout {
    VStack {
      InboxRow(icon: Icon(drawing: .message), title: "Messages", subtitle: "Three new since yesterday")
        .overlay(alignment: .bottom) { separator }
      InboxRow(icon: Icon(drawing: .person, tint: \.good), title: "Contacts", subtitle: "Grace and Alan moved house")
        .overlay(alignment: .bottom) { separator }
      InboxRow(icon: Icon(drawing: .chart, tint: \.notice), title: "Reports", subtitle: "Week 47 is ready")
        .overlay(alignment: .bottom) { separator }
      InboxRow(icon: Icon(drawing: .clock, tint: \.bad), title: "Reminders", subtitle: "One is overdue")
    }
    .background(\.surface)
  }

  private var separator: some Layout {
    Rectangle().foregroundColor(\.line).size(height: 1).padding(.leading, 72)
  }
}
