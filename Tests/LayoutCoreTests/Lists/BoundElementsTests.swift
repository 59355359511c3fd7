import LayoutCore
import LayoutTesting
import Testing

private struct Todo: Identifiable, Equatable {
  var id: Int
  var title: String
  var isDone = false
}

@Suite struct `Elements behind a binding` {
  private final class Model {
    var todos = [Todo(id: 1, title: "a"), Todo(id: 2, title: "b"), Todo(id: 3, title: "c")]
    var bindings: [Int: Binding<Todo>] = [:]
    var root = LayoutRoot(size: Size(width: 100, height: 100))

    var done: [Int] { todos.filter(\.isDone).map(\.id) }

    func show() {
      let todos = Binding(self, \.todos)
      root.updateBody {
        VStack {
          ForEach(todos) { $todo in
            let _ = self.bindings[todo.id] = $todo
            Toggle(todo.title, isOn: $todo.isDone).id(todo.id)
          }
        }
      }
    }
  }

  private let model = Model()

  @Test func `a control in a row changes the datum`() throws {
    model.show()
    try model.root.toggle(id: 2)
    #expect(model.done == [2])
  }

  @Test func `a binding stays with the identity when rows move, come and go`() throws {
    model.show()
    let second = try #require(model.bindings[2])
    model.todos.reverse()
    model.todos.removeFirst()
    model.todos.insert(Todo(id: 9, title: "new"), at: 0)
    #expect(second.wrappedValue.title == "b")
    second.wrappedValue.isDone = true
    #expect(model.done == [2])
    model.show()
    try model.root.toggle(id: 9)
    #expect(model.done == [9, 2])
  }

  @Test func `a binding of a datum that is gone has its last value and writes nothing`() throws {
    model.show()
    let third = try #require(model.bindings[3])
    third.wrappedValue.title = "last"
    model.todos.removeAll()
    #expect(third.wrappedValue.title == "last")
    third.wrappedValue.title = "later"
    #expect(model.todos == [])
    #expect(third.wrappedValue.title == "last")
  }

  @Test(arguments: [0, 1, 2, 3]) func `data that shrink between making and reading never trap`(_ left: Int) throws {
    model.show()
    let bindings = model.bindings
    model.todos.removeLast(3 - left)
    for id in 1...3 { #expect(bindings[id]?.wrappedValue.id == id) }
  }

  @Test func `an id may be another property`() throws {
    model.todos[1].title = "a"
    let todos = Binding(model, \.todos)
    model.root.updateBody {
      VStack { ForEach(todos, id: \.title) { $todo in Text(todo.title).id(todo.id) } }
    }
    #expect(model.root.diagnostics.map(\.code) == [.duplicateIdentity])
  }

  @Test func `a binding is passed on as it is`() {
    let binding = Binding(projectedValue: Binding(model, \.todos))
    binding.wrappedValue = []
    #expect(model.todos == [])
  }
}
