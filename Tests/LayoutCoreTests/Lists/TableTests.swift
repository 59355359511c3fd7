import LayoutCore
import LayoutTesting
import Testing

private struct Person: Identifiable {
  var id: Int
  var name: String
}

@Suite struct `Tables` {
  private let root = LayoutRoot(size: Size(width: 340, height: 400))
  private let host = CountingHost()
  private final class Model {
    var chosen: Int?
  }

  @Test func `the cells of a column stand below its title`() throws {
    let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bea")]
    let model = Model()
    let chosen = Binding(model, \.chosen)
    root.updateBody {
      Table(people, selection: chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { person in HStack { Text("\(person.id)").id("number \(person.id)") } }.width(100)
        if people.count > 5 { TableColumn("More") { _ in Text("more") } }
      }
    }
    // 16 points on each side, 8 between: the first column has 200.
    #expect(try root.view(id: "number 1").frame.minX == 224)
    #expect(try root.view(id: "number 2").frame.minX == 224)
    try root.press(id: 2)
    #expect(model.chosen == 2)
    root.press(.upArrow)
    #expect(model.chosen == 1)
    #expect(root.diagnostics == [])
  }
}
