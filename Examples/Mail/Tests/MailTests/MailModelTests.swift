import Testing

@testable import Mail

/// What a person does, without a screen.
@Suite struct MailModelTests {
  let model = MailModel(Message.samples(100))

  @Test func aMessageThatIsReadIsNoLongerUnread() {
    #expect(model.title == "Inbox (13)")
    model.chosen = [7]
    #expect(model.title == "Minutes of Monday – Inbox (12)")
    model.chosen = [7, 14]
    #expect(model.title == "2 messages – Inbox (12)")
  }

  @Test func theNextOneIsReadWhereOneGoes() {
    model.chosen = [3]
    model.move(model.chosen, to: .archive)
    #expect(model.chosen == [4])
    model.chosen = [89]
    model.delete(model.chosen)
    #expect(model.chosen == [88])
    #expect(model.messages.count == 88)
  }

  @Test func othersStayChosenWhereOneGoes() {
    model.chosen = [3]
    model.move([9], to: .archive)
    #expect(model.chosen == [3])
    #expect(model.group(of: 9) == [9])
  }

  @Test func theTrashAsksFirst() {
    model.delete([1, 2])
    model.folder = .trash
    model.delete([1])
    #expect(model.isAsking)
    #expect(model.messages.map(\.id) == [1, 2])
    model.deleteForGood()
    #expect(model.messages.map(\.id) == [2])
    #expect(model.chosen == [2])
  }

  @Test func anotherFolderBeginsAnew() {
    (model.chosen, model.query) = ([3], "lunch")
    model.folder = .archive
    #expect(model.chosen.isEmpty)
    #expect(model.query.isEmpty)
    #expect(model.title == "Archive")
    model.folder = nil
    #expect(model.title == "Mail")
    #expect(model.messages.isEmpty)
  }

  @Test func stepsEndAtTheEnds() {
    model.go(by: 1)
    #expect(model.chosen == [0])
    model.go(by: -1)
    #expect(model.chosen == [0])
    model.go(by: 1)
    #expect(model.chosen == [1])
    model.query = "nothing has this"
    model.go(by: 1)
    #expect(model.chosen == [1])
  }

  @Test func openingADraftGoesOnWithIt() {
    model.write()
    model.keep(Draft(subject: "Later"))
    #expect(model.draft == nil)
    model.folder = .drafts
    model.open(100)
    #expect(model.draft?.subject == "Later")
    model.send(Draft(id: 100, recipient: "a@b", subject: "Later"))
    #expect(model.mailbox.messages(in: .drafts).isEmpty)
    #expect(model.mailbox.messages(in: .sent).map(\.subject) == ["Later"])
  }
}
