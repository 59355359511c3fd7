import Layout
import LayoutTesting
import Testing

@testable import MailList

/// Messages of one, two and three lines, in turn.
private func messages(_ ids: Range<Int>) -> [Message] {
  ids.map { id in
    Message(
      id: id, sender: "Sender \(id)", subject: "Subject \(id)",
      preview: Array(repeating: "A preview of message \(id).", count: 1 + id % 3 * 2).joined(separator: " "))
  }
}

/// All of it runs on the main actor, as a program's views do.
@MainActor @Suite(.strictDiagnostics) struct MailboxTests {
  let measurer = RecordingMeasurer()
  let mailbox: Mailbox

  init() { mailbox = Mailbox(width: 320, measurers: Measurers(text: measurer)) }

  @Test func rowsAreMeasuredOffTheMainActor() async {
    #expect(RecordingMeasurer.isOnMain)
    await mailbox.show(messages(0..<600))
    #expect(RecordingMeasurer.isOnMain)
    let record = measurer.take()
    #expect(record.callsOnMain == 0)
    #expect(record.texts.count == 1800)
  }

  @Test func aRowIsAsHighAsItsLines() async {
    await mailbox.show(messages(0..<3))
    #expect((0..<3).map { mailbox.frame(at: $0).height } == [79, 94, 109])
    #expect(mailbox.frame(at: 2) == Rect(x: 0, y: 173, width: 320, height: 109))
    #expect(mailbox.height == 282)
  }

  @Test func whatIsKnownIsNotMeasuredAgain() async {
    await mailbox.show(messages(1..<100))
    _ = measurer.take()
    await mailbox.show(messages(0..<100))
    #expect(measurer.take().texts == ["Sender 0", "Subject 0", "A preview of message 0."])
    #expect(mailbox.messages.map(\.id) == Array(0..<100))
  }

  @Test func anotherWidthMeasuresAllRows() async {
    await mailbox.show(messages(0..<10))
    _ = measurer.take()
    await mailbox.show(messages(0..<10), width: 120)
    #expect(measurer.take().texts.count == 30)
    #expect(mailbox.width == 120)
    #expect(mailbox.frame(at: 0).size == Size(width: 120, height: 94))
  }

  @Test func theNewestCallWinsWhicheverEndsFirst() async {
    let long = Task { await mailbox.show(messages(0..<3000)) }
    let short = Task { await mailbox.show(messages(7..<9)) }
    await long.value
    await short.value
    #expect(mailbox.messages.map(\.id) == [7, 8])
  }

  @Test func aCancelledCallChangesNothing() async {
    await mailbox.show(messages(0..<2))
    let cancelled = Task { await mailbox.show(messages(0..<3000)) }
    cancelled.cancel()
    await cancelled.value
    #expect(mailbox.messages.count == 2)
    #expect(mailbox.height == 173)
  }

  @Test func aWindowShowsTheRowsThatItCuts() async {
    await mailbox.show(messages(0..<3000))
    #expect(mailbox.height == 282_000)
    #expect(mailbox.rows(from: 0, to: 480) == 0..<6)
    #expect(mailbox.rows(from: 79, to: 173) == 1..<2)
    #expect(mailbox.rows(from: 281_999, to: 300_000) == 2999..<3000)
    #expect(mailbox.rows(from: 300_000, to: 300_480) == 3000..<3000)
    #expect(mailbox.rows(from: -100, to: 0) == 0..<0)
  }
}

@MainActor @Suite(.strictDiagnostics) struct MessageListTests {
  let mailbox = Mailbox(width: 320)
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 320, height: 480))

  private func show() {
    root.host = host
    let list = MessageList(mailbox)
    root.updateBody { list }
  }

  @Test func theListHasTheFramesThatWereMeasured() async {
    await mailbox.show(messages(0..<1000))
    show()
    #expect(root.visibleRange(in: "messages") == mailbox.rows(from: 0, to: 480))
    for row in mailbox.rows(from: 0, to: 480) {
      #expect(root.result.frame(of: row) == mailbox.frame(at: row))
    }
  }

  @Test func onlyRowsNearTheWindowHaveViews() async {
    await mailbox.show(messages(0..<1000))
    show()
    #expect(host.takeCounts().inserts < 100)
    root.scrollTo(700, anchor: .top)
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "messages")?.lowerBound == 700)
  }

  @Test func aMessageThatWasReadChangesOneView() async {
    var shown = messages(0..<1000)
    await mailbox.show(shown)
    show()
    _ = host.takeCounts()
    shown[2].isRead = true
    await mailbox.show(shown)
    root.layoutIfNeeded()
    #expect(host.takeCounts() == CountingHost.Counts(contents: 1))
    #expect(root.counters.leafMeasures == 0)
  }
}
