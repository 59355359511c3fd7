import LayoutCore
import Testing

/// A value that stays in the program.
private struct Card: Transferable, Hashable {
  var number: Int
}

private struct Desk: Layout {
  @Environment(\.clipboard) private var clipboard
  let log: (String) -> Void

  var body: some Layout {
    VStack(spacing: 0) {
      Button("Copy") { clipboard.copy(Card(number: 7)) }
      Button("Paste") {
        clipboard.paste(Card.self) { cards in for card in cards { log("card \(card.number)") } }
        clipboard.paste(String.self) { texts in for text in texts { log(text) } }
      }
    }
  }
}

@MainActor
extension HostBehaviour {
  /// A value is dragged from one element to another as it is, and one that does not take it gets nothing.
  static func dragsValues(_ host: some HostProbe) throws {
    var log = [String]()
    host.root.setBody {
      VStack(spacing: 0) {
        box(100).draggable(Card(number: 3))
        box(100).dropDestination(for: Card.self) { cards, place in
          log.append("\(cards.map(\.number)) at \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
          return true
        } isTargeted: {
          log.append("\($0)")
        }
        box(100).dropDestination(for: String.self) { texts, _ in
          log.append("\(texts)")
          return true
        }
      }
    }
    host.pass()
    try host.dragValue(from: Point(x: 150, y: 50), to: Point(x: 150, y: 130))
    for _ in 0..<500 where log.count < 3 { host.pass() }
    #expect(log == ["true", "false", "[3] at 50 30"])
    log = []
    try host.dragValue(from: Point(x: 150, y: 50), to: Point(x: 150, y: 250))
    try host.dragValue(from: Point(x: 20, y: 50), to: Point(x: 150, y: 130))
    host.pass()
    #expect(!log.contains { $0.hasPrefix("[") })
  }

  /// An element gets what another program has by those of its types that it takes.
  static func takesDrops(_ host: some HostProbe) throws {
    var log = [String]()
    host.root.setBody {
      VStack(spacing: 0) {
        box(100).dropDestination(for: String.self) { texts, _ in
          log += texts
          return true
        }
        box(100).dropDestination(for: TransferredURL.self) { files, _ in
          log += files.compactMap(\.path)
          return true
        }
        box(100).onDrop(of: [.image]) { items in
          log += items.compactMap { $0.bytes(as: .png) }.map { "\($0)" }
          return true
        }
      }
    }
    host.pass()
    let parts: [(type: TransferType, bytes: [UInt8])] = [
      (.png, [1, 2, 3]), (.text, Array("Ada".utf8)), (.urls, Array("file:///home/ada/a%20b.txt".utf8)),
    ]
    for y in [50.0, 150, 250] { try host.drop(parts, at: Point(x: 150, y: y)) }
    for _ in 0..<500 where log.count < 3 { host.pass() }
    #expect(log == ["Ada", "/home/ada/a b.txt", "[1, 2, 3]"])
    try host.drop([(.html, [60])], at: Point(x: 150, y: 50))
    try host.drop([(.text, [65])], at: Point(x: 20, y: 50))
    host.pass()
    #expect(log.count == 3)
  }

  /// A value that was copied is pasted as it is, until another program copies something.
  static func copies(_ host: some HostProbe) throws {
    var log = [String]()
    host.copyElsewhere("first")
    host.root.setBody { Desk { log.append($0) } }
    host.pass()
    let buttons = Array(host.views.prefix(2))
    try #require(buttons.count == 2)
    func paste(_ count: Int) {
      host.use(buttons[1], .pressed)
      for _ in 0..<500 where log.count < count { host.pass() }
    }
    paste(1)
    host.use(buttons[0], .pressed)
    paste(2)
    host.copyElsewhere("second")
    paste(3)
    #expect(log == ["first", "card 7", "second"])
  }
}
