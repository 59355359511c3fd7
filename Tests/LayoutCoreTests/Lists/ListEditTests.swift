import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Rows that are deleted and moved` {
  private final class Model {
    var items = ["a", "b", "c", "d", "e"]
    var chosen: Set<String> = []
    let root = LayoutRoot(size: Size(width: 300, height: 400))

    func show() {
      let chosen = Binding(self, \.chosen)
      root.setBody {
        List(selection: chosen) {
          ForEach(self.items, id: \.self) { Text($0).deleteDisabled($0 == "b").moveDisabled($0 == "e") }
            .onDelete { self.items.remove(atOffsets: $0) }
            .onMove { self.items.move(fromOffsets: $0, toOffset: $1) }
          ForEach(["x"], id: \.self) { Text($0) }
        }
      }
      root.press(.tab)
    }
  }

  private let model = Model()

  @Test func `the Delete key deletes the chosen rows that may be`() {
    model.show()
    model.chosen = ["a", "b", "d", "x"]
    #expect(model.root.press(.delete))
    #expect(model.items == ["b", "c", "e"])
    model.root.updateBody()
    model.chosen = ["b"]
    #expect(!model.root.press(.deleteForward))
    #expect(model.items == ["b", "c", "e"])
  }

  @Test func `arrows with Option move the chosen rows`() {
    model.show()
    model.chosen = ["b", "c"]
    #expect(model.root.press(.downArrow, modifiers: .option))
    #expect(model.items == ["a", "d", "b", "c", "e"])
    model.root.updateBody()
    #expect(model.root.press(.upArrow, modifiers: .option))
    #expect(model.items == ["a", "b", "c", "d", "e"])
    model.root.updateBody()
    model.chosen = ["e"]
    #expect(!model.root.press(.upArrow, modifiers: .option))
    model.chosen = ["a"]
    #expect(model.root.press(.upArrow, modifiers: .option))
    #expect(model.items == ["a", "b", "c", "d", "e"])
  }

  @Test(
    arguments: [
      ([0], 3, "bcade"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"), ([1, 3], 5, "acebd"), ([0, 9, -1], 9, "bcdea"),
      ([], 2, "abcde"), ([2], 2, "abcde"), ([2], 3, "abcde"),
    ] as [(RowOffsets, Int, String)])
  func `elements move before another one`(_ offsets: RowOffsets, _ place: Int, _ result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: offsets, toOffset: place)
    #expect(String(letters) == result)
  }

  @Test(arguments: [([0], "bcde"), ([0, 4], "bcd"), ([-1, 5], "abcde")] as [(RowOffsets, String)])
  func `elements are removed`(_ offsets: RowOffsets, _ result: String) {
    var letters = Array("abcde")[...]
    letters.remove(atOffsets: offsets)
    #expect(String(letters) == result)
  }
}
