extension Message {
  /// `count` messages, the newest first, which are the same each time.
  ///
  /// Nine tenths of them are in the inbox, each seventh of those unread. The others are in the archive.
  static func samples(_ count: Int) -> [Message] {
    (0..<count).map { id in
      let sender = senders[id % senders.count]
      let (subject, text) = topics[id * 7 % topics.count]
      let isNew = id < count - count / 10
      return Message(
        id: id, sender: sender, recipient: "ada@example.org", subject: subject,
        text: "\(text)\n\n\(closing)\n\n\(sender)", time: time(id), folder: isNew ? .inbox : .archive,
        isRead: !isNew || id % 7 != 0)
    }
  }

  /// Twenty a day, half an hour from one to the next.
  private static func time(_ id: Int) -> String {
    let (day, minutes) = (id / 20, 18 * 60 + 10 - id % 20 * 30)
    switch day {
    case 0: return "\(minutes / 60):" + (minutes % 60 == 10 ? "10" : "40")
    case 1: return "Yesterday"
    default: return "\(day) days ago"
    }
  }

  private static let senders = [
    "Maya Okafor", "Jonas Lind", "Priya Raman", "Tomas Rivera", "Elif Kaya", "Hana Sato", "Samuel Weiss",
    "Leila Haddad", "Oskar Nyberg", "Nora Byrne", "Mateo Silva",
  ]

  private static let topics = [
    ("Notes on the engine", "I read your notes twice, and have one question about the store."),
    ("Lunch on Thursday?", "Would half past twelve suit you? The place by the bridge has a new cook."),
    ("The figures for May", "They are below. The third column is the one that matters."),
    ("A proof, at last", "It is shorter than I thought it would be, and it needs no pictures."),
    ("Tickets for the train", "Yours is the seat by the window. We meet below the clock at ten."),
    ("Re: The second draft", "Much better. I would only leave out the part about the weather."),
    ("Photographs of the machine", "The light was poor, but every wheel can be counted."),
    ("What I found in the attic", "A box of cards with holes in them. Do you know what they are for?"),
    ("Please sign", "The contract is as we said. I need it back by the end of the week."),
    ("A small correction", "On page four it should be seven, not eleven. The rest stands."),
    ("Minutes of Monday", "Three things were decided, and one of them is for you."),
    ("Invitation", "We celebrate on Saturday in the garden. Bring nothing but an appetite."),
    ("The apple trees have come", "There are six of them. Shall we plant them before the rain?"),
  ]

  private static let closing = """
    If you have an hour this week, we could go through it together, with a pencil and a pot of tea. Wednesday is best \
    for me, but any day will do.
    """
}
