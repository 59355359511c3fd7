import LayoutCore
import LayoutTesting
import Observation
import Testing

@Observable private final class Settings {
  let prefix = "E"
}

/// A row that needs an object from above.
private struct Named: Layout {
  let name: String
  @Environment(Settings.self) private var settings
  var body: some Layout { Text(settings.prefix + name) }
}

@Suite struct `Rows of a list that are not made` {
  private final class Model {
    var many: Set<Int> = []
    var deleted: [Int] = []
    let root = LayoutRoot(size: Size(width: 300, height: 400))

    /// Shows rows of 50 points in a list that has the keyboard.
    func show(_ content: @escaping (Binding<Set<Int>>) -> some Layout) {
      let many = Binding(self, \.many)
      root.setBody { content(many).environment(\.defaultMinListRowHeight, 50) }
      root.press(.tab)
    }
  }

  private let model = Model()

  @Test func `a letter reads them with the environment of the list`() {
    let settings = Settings()
    model.show { many in
      List(0..<100, selection: many) { Named(name: $0 == 90 ? "ve" : "lla") }.environment(settings)
    }
    for letter in ["e", "v"] { model.root.press(KeyEquivalent(Character(letter))) }
    #expect(model.many == [90])
    #expect(model.root.diagnostics == [])
  }

  @Test func `Delete leaves those that cannot be deleted`() {
    model.show { many in
      List(selection: many) {
        ForEach(0..<100) { Text("\($0)").deleteDisabled($0 > 1) }.onDelete { self.model.deleted = Array($0) }
      }
    }
    model.root.press("a", modifiers: .command)
    #expect(model.many == Set(0..<100))
    #expect(model.root.press(.delete))
    #expect(model.deleted == [0, 1])
    model.many = [98, 99]
    #expect(!model.root.press(.delete))
  }

  @Test func `Delete takes the datum of the tag, not the one with an equal id`() {
    model.show { many in
      List(selection: many) {
        ForEach(0..<4) { Text("\($0)").tag(3 - $0) }.onDelete { self.model.deleted = Array($0) }
      }
    }
    model.many = [0]
    #expect(model.root.press(.delete))
    #expect(model.deleted == [3])
  }

  @Test func `Delete reads each id once, and those of chosen rows once more`() {
    final class Reads { var count = 0 }
    struct Item {
      let number: Int
      let reads: Reads
      var id: Int {
        reads.count += 1
        return number
      }
    }
    let reads = Reads()
    let items = (0..<1000).map { Item(number: $0, reads: reads) }
    model.show { many in
      List(selection: many) {
        ForEach(items, id: \.id) { Text("\($0.number)") }.onDelete { self.model.deleted = Array($0) }
      }
    }
    model.many = Set(500..<1000)
    model.root.layoutIfNeeded()
    let before = reads.count
    #expect(model.root.press(.delete))
    // Rows that are made are read, too.
    #expect(reads.count - before <= 1000 + 500 + 100)
    #expect(model.deleted == Array(500..<1000))
  }

  @Test func `a row that cannot be chosen is left out, made or not`() {
    model.show { many in
      List(0..<100, selection: many) { Text("\($0)").selectionDisabled($0 % 10 == 1 || $0 > 96) }
    }
    let root = model.root
    root.press(.end)
    #expect(model.many == [96])
    root.press(.home)
    root.press(.downArrow)
    #expect(model.many == [2])
    root.press(.upArrow)
    #expect(model.many == [0])
    root.press("9" as KeyEquivalent)
    #expect(model.many == [9])
    root.press("a", modifiers: .command)
    #expect(model.many == Set((0...96).filter { $0 % 10 != 1 }))
  }

  @Test func `a key reads the tags of rows once`() {
    final class Reads { var count = 0 }
    let reads = Reads()
    model.show { many in
      List(selection: many) {
        ForEach(0..<1000, id: \.self) { number in
          let _ = reads.count += 1
          Text("\(number)").tag(5000 - number)
        }
      }
    }
    model.many = [4500]
    model.root.layoutIfNeeded()
    let before = reads.count
    model.root.press(.downArrow)
    #expect(model.many == [4499])
    // 501 to find the row, and a few for the next one: less than twice.
    #expect((501..<1000).contains(reads.count - before))
  }

  @Test func `tags choose rows that are not made, too`() {
    model.show { many in
      List(selection: many) { ForEach(0..<1000, id: \.self) { Text("\($0)").tag(5000 - $0) } }
    }
    let root = model.root
    root.press(.end)
    #expect(model.many == [4001])
    root.layoutIfNeeded()
    #expect(root.session.listRowCount < 40)
    // The row is seen.
    root.press(.upArrow)
    #expect(model.many == [4002])
    root.press(.home)
    #expect(model.many == [5000])
    root.press(.pageDown)
    root.press(.pageDown)
    root.press(.pageDown)
    #expect(model.many == [5000 - 21])
    root.press(.downArrow, modifiers: .shift)
    #expect(model.many == [5000 - 21, 5000 - 22])
    model.many = [4500]
    root.press(.downArrow)
    #expect(model.many == [4499])
    #expect(root.diagnostics == [])
  }
}
