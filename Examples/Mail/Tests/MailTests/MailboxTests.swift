import Testing

@testable import Mail

@Suite struct MailboxTests {
  var mailbox = Mailbox(Message.samples(100))

  @Test func nineTenthsAreInTheInboxAndEachSeventhOfThemIsUnread() {
    #expect(mailbox.messages(in: .inbox).map(\.id) == Array(0..<90))
    #expect(mailbox.messages(in: .archive).map(\.id) == Array(90..<100))
    #expect(Folder.allCases.map { mailbox.unread(in: $0) } == [13, 0, 0, 0, 0])
    #expect(mailbox.messages.prefix(3).map(\.time) == ["18:10", "17:40", "17:10"])
    #expect([19, 20, 40].map { mailbox.messages[$0].time } == ["8:40", "Yesterday", "2 days ago"])
  }

  @Test(arguments: [("lind", 9), ("MAYA", 9), ("figures", 7), ("igures", 0), ("re: ", 7), ("", 90)])
  func aQueryMatchesTheBeginningsOfWords(query: String, count: Int) {
    #expect(mailbox.messages(in: .inbox, matching: query).count == count)
  }

  @Test mutating func messagesMove() {
    mailbox.move([3, 95], to: .trash)
    #expect(mailbox.messages(in: .trash).map(\.id) == [3, 95])
    mailbox.remove([95])
    #expect(mailbox.messages(in: .trash).map(\.id) == [3])
    #expect(mailbox.message(95) == nil)
  }

  @Test mutating func aDraftThatIsKeptAgainReplacesItself() throws {
    mailbox.add(Draft(recipient: "a@b", subject: "One"), to: .drafts)
    var draft = Draft(continuing: try #require(mailbox.messages(in: .drafts).first))
    draft.subject = "Two"
    mailbox.add(draft, to: .drafts)
    #expect(mailbox.messages(in: .drafts).map(\.subject) == ["Two"])
    #expect(mailbox.messages.count == 101)
  }

  @Test func aReplyQuotesItsMessage() throws {
    let message = try #require(mailbox.message(0))
    let draft = Draft(replyingTo: message)
    #expect(draft.recipient == "maya.okafor@example.org")
    #expect(draft.subject == "Re: Notes on the engine")
    #expect(draft.text.hasPrefix("\n\nMaya Okafor wrote:\n> I read your notes twice"))
    let answer = try #require(mailbox.messages.first { $0.subject.hasPrefix("Re: ") })
    #expect(Draft(replyingTo: answer).subject == answer.subject)
  }

  @Test(arguments: [("", "x", false), ("ada", "x", false), ("ada@b", "", false), ("ada@b", "x", true)])
  func aMessageHasAnAddressAndASubject(recipient: String, subject: String, isComplete: Bool) {
    #expect(Draft(recipient: recipient, subject: subject).isComplete == isComplete)
  }
}
