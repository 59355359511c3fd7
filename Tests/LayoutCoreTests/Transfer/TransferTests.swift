import LayoutCore
import LayoutTesting
import Testing

private struct Card: Transferable, Hashable, Sendable {
  var number: Int
}

private final class Log {
  var seen: [String] = []
  func add(_ text: String) { seen.append(text) }
}

private func screen(@LayoutBuilder _ body: @escaping () -> some Layout) -> LayoutRoot {
  let root = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
  root.setBody(body)
  return root
}

@Suite("Values that are dragged, dropped, copied and pasted")
struct TransferTests {
  private let log = Log()

  @Test("A value is dragged to an element that takes its type, and to no other")
  func drag() throws {
    let root = screen { [log] in
      VStack(spacing: 0) {
        Box(50, 20).draggable(Card(number: 7)).id("card")
        Box(50, 20).draggable("text").id("text")
        ZStack {
          Box(50, 20).dropDestination(for: String.self) { texts, place in
            log.add("\(texts) at \(place)")
            return true
          }.id("texts")
        }
        .dropDestination(for: Card.self) { cards, _ in
          log.add("\(cards.map(\.number))")
          return true
        } isTargeted: {
          log.add("\($0)")
        }.id("cards")
      }
    }
    #expect(try root.drag(from: "card", to: "texts"))
    #expect(log.seen == ["true", "false", "[7]"])
    log.seen = []
    #expect(try root.drag(from: "text", to: "texts"))
    #expect(log.seen == ["[\"text\"] at (25, 10)"])
    log.seen = []
    #expect(try !root.drag(from: "text", to: "card"))
    #expect(throws: ScreenError.self) { try root.drag(from: "texts", to: "card") }
    #expect(log.seen.isEmpty)
  }

  @Test("A drag over an element sets its mark, and takes it back when it leaves")
  func targeted() {
    var isTargeted: [Bool] = []
    let root = screen {
      Box(50, 50).onDrop(of: [.text], isTargeted: Binding(get: { false }, set: { isTargeted.append($0) })) { _ in true }
    }
    root.movePointer(to: nil)
    let items = [TransferItem("a")]
    #expect(root.send(DropEvent(.moved, at: Point(x: 100, y: 100), items: items)))
    #expect(root.send(DropEvent(.moved, at: Point(x: 110, y: 100), items: items)))
    #expect(!root.send(DropEvent(.moved, at: Point(x: 10, y: 10), items: items)))
    #expect(root.send(DropEvent(.moved, at: Point(x: 100, y: 100), items: items)))
    #expect(!root.send(DropEvent(.left, at: .zero, items: [])))
    #expect(isTargeted == [true, false, true, false])
    #expect(!root.send(DropEvent(.moved, at: Point(x: 100, y: 100), items: [TransferItem(Card(number: 1))])))
    #expect(!root.send(DropEvent(.moved, at: Point(x: Double.nan, y: 100), items: items)))
  }

  @Test("Files of another program come as their addresses, and bytes that are asked for only once")
  func files() {
    let root = screen { [log] in
      Box(50, 50).dropDestination(for: TransferredURL.self) { files, _ in
        for file in files { log.add(file.path ?? file.address) }
        return true
      }
    }
    let list = "# two\r\nfile:///tmp/a%20b%C3%A9\r\nhttps://swift.org\r\n"
    var reads = 0
    let item = TransferItem(types: [.urls, .text]) { type in
      reads += 1
      return type == .urls ? Array(list.utf8) : nil
    }
    #expect(root.drop([item], at: Point(x: 100, y: 100)))
    #expect(log.seen == ["/tmp/a bé", "https://swift.org"])
    #expect(reads == 1)
  }

  @Test(
    "The path of a file is that of its address again",
    arguments: ["/", "/home/ada/a b.png", "/tmp/100%/é#?&", "/tmp/~x_y-z"])
  func paths(path: String) {
    let url = TransferredURL(path: path)
    #expect(url.path == path)
    #expect(url.address.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "#") })
    let bytes = url.transferBytes(as: .urls) ?? []
    #expect(TransferredURL.values(in: bytes, as: .urls) == [url])
  }

  @Test("A value has its own bytes, and only those")
  func bytes() {
    #expect(TransferItem("é").bytes(as: .text) == [0xC3, 0xA9])
    #expect(TransferItem("é").bytes(as: .data) == nil)
    #expect(TransferItem([1, 2] as [UInt8]).values(of: [UInt8].self) == [[1, 2]])
    #expect(TransferItem(Card(number: 1)).types.isEmpty)
    #expect(TransferItem(Card(number: 1)).values(of: String.self).isEmpty)
    #expect(!TransferItem(Card(number: 1)).mayHave(String.self))
  }

  @Test("The clipboard of the environment is copied to, and pasted from")
  func clipboard() throws {
    struct Page: Layout {
      @Environment(\.clipboard) var clipboard
      @State var text = "-"
      var body: some Layout {
        Button("Copy") { clipboard.copy("copied") }.id("copy")
        Button("Paste") { clipboard.paste(String.self) { text = $0.joined() } }.id("paste")
        Text(text).id("text")
      }
    }
    let root = screen { VStack { Page() } }
    try root.press(id: "copy")
    try root.press(id: "paste")
    #expect(try root.text(of: "text") == "")
    root.environment.clipboard = .inMemory()
    try root.press(id: "copy")
    try root.press(id: "paste")
    #expect(try root.text(of: "text") == "copied")
  }

  @Test("Keys copy what an element has, and paste into one that takes it")
  func keys() throws {
    let root = screen { [log] in
      VStack {
        Box(20, 20).copyable([Card(number: 3), Card(number: 4)]).id("from")
        Box(20, 20).pasteDestination(for: Card.self) { log.add("\($0.map(\.number))") }.id("to")
        Box(20, 20).pasteDestination(for: String.self) { log.add("\($0)") }.id("other")
      }
    }
    let clipboard = Clipboard.inMemory()
    let views = try ["from", "to", "other"].map { try #require(try root.view(id: $0).view) }
    #expect(root.copy(from: views[0], to: clipboard))
    #expect(!root.copy(from: views[1], to: clipboard))
    #expect(root.paste(into: views[1], from: clipboard))
    #expect(root.paste(into: views[2], from: clipboard))
    #expect(!root.paste(into: views[0], from: clipboard))
    #expect(log.seen == ["[3, 4]"])
  }

  @Test("Keys cut what an element has, once")
  func cutting() throws {
    let root = screen { [log] in
      VStack {
        Box(20, 20).cuttable(for: Card.self) {
          log.add("cut")
          return log.seen.count == 1 ? [Card(number: 5)] : []
        }.id("from")
        Box(20, 20).pasteDestination(for: Card.self) { log.add("\($0.map(\.number))") }.id("to")
        Box(20, 20).cuttable { [Card(number: 6)] }.id("off").disabled(true)
      }
    }
    let clipboard = Clipboard.inMemory()
    let views = try ["from", "to"].map { try #require(try root.view(id: $0).view) }
    #expect(root.cut(from: views[0], to: clipboard))
    #expect(root.paste(into: views[1], from: clipboard))
    #expect(!root.cut(from: views[0], to: clipboard))
    #expect(!root.cut(from: views[1], to: clipboard))
    #expect(root.paste(into: views[1], from: clipboard))
    #expect(log.seen == ["cut", "[5]", "cut", "[5]"])
    let off = try root.view(id: "off").view
    #expect(off.map { root.cut(from: $0, to: clipboard) } != true)
  }

  @Test("The keys stop at a box with that use, which may have nothing to cut now")
  func cuttingNothing() throws {
    let root = screen { Box(20, 20).cuttable(for: Card.self) { [] }.id("from") }
    let view = try #require(try root.view(id: "from").view)
    #expect(root.transfer(.cut, at: view))
    #expect(!root.transfer(.copy, at: view) && !root.transfer(.paste, at: view))
    #expect(!root.cut(from: view, to: .inMemory()))
  }

  @Test(
    "The keys of the clipboard are those with the key of most shortcuts",
    arguments: [
      ("c", EventModifiers.command, TransferKey.copy), ("x", .command, .cut), ("v", .command, .paste),
      ("c", [], nil), ("c", [.command, .shift], nil), ("d", .command, nil), ("v", [.command, .capsLock], .paste),
    ] as [(KeyEquivalent, EventModifiers, TransferKey?)])
  func transferKeys(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ use: TransferKey?) {
    #expect(TransferKey(KeyPress(key, modifiers: modifiers)) == use)
    #expect(TransferKey(KeyPress(key, modifiers: modifiers, phase: .up)) == nil)
  }
}
