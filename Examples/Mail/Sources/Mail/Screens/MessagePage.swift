import Layout

/// The message that is read, and the tools for it.
struct MessagePage: Layout {
  let model: MailModel

  var body: some Layout {
    MessageDetail(message: model.message, count: model.chosen.count)
      .toolbar {
        ToolbarItemGroup(placement: .navigation) {
          MessageTools(model: model)
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Previous", systemImage: "chevron.up") { model.go(by: -1) }
            .keyboardShortcut(.upArrow)
            .help("The message before (Control-Up)")
          Button("Next", systemImage: "chevron.down") { model.go(by: 1) }
            .keyboardShortcut(.downArrow)
            .help("The message after (Control-Down)")
        }
      }
  }
}

/// What can be done with the chosen messages.
private struct MessageTools: Layout {
  let model: MailModel

  var body: some Layout {
    HStack(spacing: 8) {
      if model.isAlone {
        Button("All Columns", systemImage: "sidebar.left") { model.isAlone = false }
          .keyboardShortcut(.cancelAction)
          .help("Show the folders and the list (Escape)")
      }
      Button("Reply", systemImage: "arrowshape.turn.up.left") { model.reply() }
        .keyboardShortcut("r")
        .disabled(model.message == nil)
        .help("Reply (Control-R)")
      Button("Archive", systemImage: "archivebox") { model.move(model.chosen, to: .archive) }
        .keyboardShortcut("e")
        .disabled(model.chosen.isEmpty || model.folder == .archive)
        .help("Move to the archive (Control-E)")
      Button("Delete", systemImage: "trash") { model.delete(model.chosen) }
        .keyboardShortcut(.deleteForward, modifiers: [])
        .disabled(model.chosen.isEmpty)
        .help("Delete (Delete)")
    }
  }
}

/// The head and the text of the message, or how many are chosen.
private struct MessageDetail: Layout {
  let message: Message?
  let count: Int

  var body: some Layout {
    if let message {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(message.subject).font(.title2).bold().accessibilityAddTraits(.isHeader)
          MessageHead(message: message)
          Divider()
          Text(message.text).lineSpacing(4).textSelection(.enabled)
        }
        .padding(24)
        .frame(maxWidth: 680, alignment: .leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      // Another message begins at its top.
      .id(message.id)
    } else if count == 0 {
      ContentUnavailableView("No Message Selected", systemImage: "envelope")
    } else {
      ContentUnavailableView("\(count) Messages Selected", systemImage: "envelope")
    }
  }
}

/// The sender, the recipient and the time.
private struct MessageHead: Layout {
  let message: Message

  var body: some Layout {
    HStack(spacing: 12) {
      Circle()
        .fill(Color.link.opacity(0.16))
        .frame(width: 40, height: 40)
        .overlay { Text(message.initials).bold().foregroundColor(.link) }
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(message.sender).font(.headline)
        Text("to \(message.recipient)").font(.footnote).foregroundColor(.secondary)
      }
      Spacer(minLength: 8)
      Text(message.time).font(.footnote).foregroundColor(.secondary)
    }
  }
}
