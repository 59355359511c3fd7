import Layout
import LayoutScreens

/// Mail in three columns, with tools: the dividers can be dragged, and a narrow window shows one column at a time.
struct Panes: Layout {
  var body: some Layout {
    NavigationSplitView {
      Folders().navigationTitle("Mail")
    } content: {
      MessageColumn()
        .navigationTitle("Inbox")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Select") {} } }
    } detail: {
      OpenMessage()
        .navigationTitle("Plans for the garden")
        .toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Archive") {} }
          ToolbarItem(placement: .primaryAction) { Button("Reply", role: .primary) {} }
        }
    }
    .background(.background)
  }
}

/// The folders with their unread messages.
private struct Folders: Layout {
  private let folders = [
    ("Inbox", "envelope", 12), ("Drafts", "pencil", 2), ("Sent", "paperplane", 0), ("Archive", "folder", 0),
    ("Junk", "exclamationmark.triangle", 31), ("Bin", "trash", 0),
  ]

  var body: some Layout {
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(folders.indices) { index in
          let (name, symbol, unread) = folders[index]
          HStack(spacing: 8) {
            Image(systemName: symbol).foregroundColor(.accentColor).frame(width: 20)
            Text(name).lineLimit(1)
            Spacer(minLength: 4)
            if unread > 0 { Text("\(unread)").font(.footnote).foregroundColor(.secondary) }
          }
          .padding(.horizontal, 10).padding(.vertical, 7)
          .background {
            if index == 0 { RoundedRectangle(cornerRadius: 6).fill(Color.accentColor.opacity(0.14)) }
          }
        }
      }
    }
    .contentMargins(8)
    .background(.groupedBackground)
  }
}

/// The messages of a folder.
private struct MessageColumn: Layout {
  private let messages = [
    ("Ada Lovelace", "Plans for the garden", "The apple trees have come. Shall we plant them on Saturday?", "09:41"),
    ("Charles Babbage", "Wheels", "The new ones turn as they should, at last.", "08:15"),
    ("Mary Somerville", "Your paper", "I have read it twice, and have three questions.", "Mon"),
    ("George Boole", "True or false", "A short note on what we spoke about.", "Sun"),
    ("Emmy Noether", "Seminar", "The room is free on Thursday from ten o'clock.", "Sat"),
    ("Alan Turing", "Chess", "Your move. Mine took me a week.", "Fri"),
  ]

  var body: some Layout {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(messages.indices, id: \.self) { index in
          let (sender, subject, text, time) = messages[index]
          VStack(alignment: .leading, spacing: 3) {
            HStack(spacing: 8) {
              Text(sender).font(.headline).lineLimit(1)
              Spacer(minLength: 4)
              Text(time).font(.footnote).foregroundColor(.secondary)
            }
            Text(subject).font(.subheadline).lineLimit(1)
            Text(text).font(.footnote).foregroundColor(.secondary).lineLimit(2)
          }
          .padding(.horizontal, 12).padding(.vertical, 9)
          .background { if index == 0 { Color.accentColor.opacity(0.1) } }
          Divider()
        }
      }
    }
  }
}

/// The message that is read.
private struct OpenMessage: Layout {
  var body: some Layout {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        HStack(spacing: 10) {
          Circle().fill(Color.accentColor.opacity(0.2)).frame(width: 40, height: 40)
            .overlay { Text("AL").font(.subheadline).foregroundColor(.accentColor) }
          VStack(alignment: .leading, spacing: 2) {
            Text("Ada Lovelace").font(.headline)
            Text("to me").font(.footnote).foregroundColor(.secondary)
          }
          Spacer(minLength: 8)
          Text("Today, 09:41").font(.footnote).foregroundColor(.secondary)
        }
        Divider()
        Text("The apple trees have come. Shall we plant them on Saturday?")
        Text(
          "There are six: two for the wall, three along the path, and one that is not on the list. The ground is soft "
            + "after the rain, so an hour should do.")
        Text("Bring gloves. There will be cake.")
        Text("Ada")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .contentMargins(18)
  }
}
