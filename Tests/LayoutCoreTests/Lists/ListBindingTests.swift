import LayoutCore
import LayoutTesting
import Testing

/// Lists of data behind a binding, in all spellings.
@Suite struct `Lists of bound data` {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private final class Model {
    var items = (0..<3).map { Item(id: $0, name: "n\($0)") }
    var one: Int?
    var many: Set<Int> = []
    var name: String?
    var names: Set<String> = []
  }

  private let model = Model()
  private let root = LayoutRoot(size: Size(width: 300, height: 400))

  private func list(_ index: Int) -> AnyLayout {
    let (items, one, many) = (Binding(model, \.items), Binding(model, \.one), Binding(model, \.many))
    let (name, names) = (Binding(model, \.name), Binding(model, \.names))
    func row(_ item: Binding<Item>) -> some Layout { Text(item.wrappedValue.name) }
    return switch index {
    case 0: AnyLayout(List(items, selection: one) { row($0) })
    case 1: AnyLayout(List(items, selection: many) { row($0) })
    case 2: AnyLayout(List(items, id: \.name, selection: name) { row($0) })
    case 3: AnyLayout(List(items, id: \.name, selection: names) { row($0) })
    case 4: AnyLayout(List(items, editActions: .all, selection: one) { row($0) })
    case 5: AnyLayout(List(items, editActions: .all, selection: many) { row($0) })
    case 6: AnyLayout(List(items, id: \.name, editActions: .all, selection: name) { row($0) })
    default: AnyLayout(List(items, id: \.name, editActions: .all, selection: names) { row($0) })
    }
  }

  @Test(arguments: 0..<8)
  func `a row is chosen by its id, and deleted where that is allowed`(index: Int) {
    root.setBody { list(index) }
    root.press(.tab)
    root.press(.downArrow)
    root.press(.downArrow)
    switch index % 4 {
    case 0: #expect(model.one == 1)
    case 1: #expect(model.many == [1])
    case 2: #expect(model.name == "n1")
    default: #expect(model.names == ["n1"])
    }
    #expect(root.press(.delete) == (index > 3))
    #expect(model.items.map(\.id) == (index > 3 ? [0, 2] : [0, 1, 2]))
  }

  @Test func `without a selection rows have ids of their own`() {
    let items = Binding(model, \.items)
    root.updateBody { List(items, id: \.name) { Text($0.wrappedValue.name) } }
    #expect(root.diagnostics == [])
    root.updateBody { List(items, id: \.name, editActions: .delete) { Text($0.wrappedValue.name) } }
    #expect(root.diagnostics == [])
  }
}
