/// A place for messages.
enum Folder: String, CaseIterable, Identifiable, Sendable {
  case inbox = "Inbox"
  case drafts = "Drafts"
  case sent = "Sent"
  case archive = "Archive"
  case trash = "Trash"

  var id: Folder { self }

  var title: String { rawValue }

  /// The name of the symbol.
  var symbol: String {
    switch self {
    case .inbox: "envelope"
    case .drafts: "doc"
    case .sent: "paperplane"
    case .archive: "archivebox"
    case .trash: "trash"
    }
  }
}
