import Layout
import LayoutTesting
import Testing

@testable import Mail

/// The window, used by the keyboard and the pointer, without a display.
@MainActor @Suite(.strictDiagnostics) struct MailScreenTests {
  let model = MailModel()
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 1120, height: 700))

  init() {
    root.host = host
    let screen = MailScreen(model: model)
    root.updateBody { screen }
  }

  /// A point inside of the row of a message.
  private func row(_ id: Message.ID) throws -> Point { try root.view(id: id).frame.center }

  @Test func onlyRowsNearTheWindowAreMade() {
    #expect(model.messages.count == 4500)
    #expect(host.takeCounts().inserts < 250)
    root.press(.end)
    #expect(model.chosen == [4499])
    #expect(host.takeCounts().inserts < 250)
  }

  @Test func keysGoThroughTheList() {
    #expect(model.title == "Inbox (643)")
    root.press(.downArrow)
    root.press(.downArrow)
    #expect(model.title == "What I found in the attic – Inbox (642)")
    root.press(.downArrow, modifiers: .command)
    #expect(model.chosen == [2])
    root.press(.downArrow, modifiers: .shift)
    #expect(model.chosen == [2, 3])
    root.press("e", modifiers: .command)
    #expect(model.chosen == [4])
    root.press(.deleteForward)
    #expect(model.chosen == [5])
    #expect(model.mailbox.messages(in: .archive).prefix(2).map(\.id) == [2, 3])
    #expect(model.mailbox.messages(in: .trash).map(\.id) == [4])
  }

  @Test func aSearchIsTypedAndLeft() throws {
    root.press("f", modifiers: .command)
    #expect(try root.view(id: "search").isFocused)
    try root.type("lunch", into: "search")
    #expect(model.messages.count == 346)
    root.press(.return)
    root.press(.downArrow)
    #expect(model.title == "Lunch on Thursday? – Inbox (643)")
    try root.type("?", into: "search")
    #expect(model.messages.isEmpty)
    #expect(root.result.elements.contains { $0.text?.hasPrefix("No Results") == true })
    root.press(.escape)
    #expect(model.messages.count == 4500)
    #expect(try root.view(id: "messages").isFocused)
  }

  @Test func aMessageIsWrittenByTheKeyboard() throws {
    root.press("n", modifiers: .command)
    let sheet = try #require(root.presentations.first).root
    #expect(try sheet.view(id: "to").isFocused)
    try sheet.type("grace@example.org\n", into: "to")
    #expect(try sheet.view(id: "subject").isFocused)
    try sheet.type("Lunch\n", into: "subject")
    #expect(try sheet.view(id: "text").isFocused)
    try sheet.type("At one.", into: "text")
    sheet.press(.return, modifiers: .command)
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(model.mailbox.messages(in: .sent).map(\.subject) == ["Lunch"])
  }

  @Test func escapeLeavesWhatWasWritten() throws {
    root.press(.downArrow)
    root.press("r", modifiers: .command)
    let sheet = try #require(root.presentations.first).root
    #expect(try sheet.text(of: "subject") == "Re: Notes on the engine")
    #expect(try sheet.view(id: "text").isFocused)
    sheet.press(.escape)
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(model.mailbox.messages.count == 5000)
    #expect(try root.view(id: "messages").isFocused)
  }

  @Test func aDragMovesTheChosenMessages() throws {
    root.click(at: try row(1))
    root.click(at: try row(3), modifiers: .shift)
    #expect(model.chosen == [1, 2, 3])
    let dragged = try #require(root.dragItem(at: try row(2)))
    let target = try root.view(id: Folder.archive).frame
    #expect(root.drop([dragged], at: Point(x: target.midX, y: target.midY)))
    #expect(model.mailbox.messages(in: .archive).prefix(3).map(\.id) == [1, 2, 3])
    #expect(model.chosen == [4])
    // One that is not chosen goes alone.
    let other = try #require(root.dragItem(at: try row(0)))
    #expect(root.drop([other], at: Point(x: target.midX, y: target.midY)))
    #expect(model.mailbox.messages(in: .archive).prefix(2).map(\.id) == [0, 1])
    #expect(model.chosen == [4])
  }

  @Test func aDoubleClickShowsTheMessageAlone() throws {
    root.click(at: try row(2), count: 2)
    #expect(model.isAlone)
    #expect(model.chosen == [2])
    #expect(throws: ScreenError.self) { try root.view(id: "messages") }
    root.press(.escape)
    #expect(!model.isAlone)
    #expect(try root.view(id: "messages").frame.width == 320)
  }

  @Test func theMenuIsAboutAllChosenMessages() throws {
    root.click(at: try row(1))
    root.click(at: try row(2), modifiers: .command)
    #expect(root.openContextMenu(at: try row(1)))
    try root.chooseInMenu("Mark as Unread")
    #expect(model.title == "2 messages – Inbox (645)")
    #expect(root.openContextMenu(at: try row(4)))
    try root.chooseInMenu("Move To", "Archive")
    #expect(model.mailbox.messages(in: .archive).first?.id == 4)
    #expect(model.chosen == [1, 2])
  }

  @Test func theTrashAsks() throws {
    root.press(.downArrow)
    root.press(.deleteForward)
    root.click(at: try root.view(id: Folder.trash).frame.center)
    #expect(model.title == "Trash")
    root.click(at: try row(0))
    root.press(.deleteForward)
    try root.press(button: "Keep", inAlert: "Delete for good?")
    #expect(model.messages.count == 1)
    root.press(.deleteForward)
    try root.press(button: "Delete", inAlert: "Delete for good?")
    #expect(model.messages.isEmpty)
    #expect(root.result.elements.contains { $0.text == "No Messages" })
  }

  @Test func readingChangesWhatIsShownOfIt() throws {
    root.click(at: try row(0))
    _ = host.takeCounts()
    root.click(at: try row(1))
    let counts = host.takeCounts()
    #expect(counts.inserts < 20)
    #expect(counts.contents < 20)
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: midX, y: midY) }
}
