import LayoutGTK

/// The whole window: what to add, what to show, the items, how many there are.
struct ToDoScreen: Layout {
  @Bindable var list: ToDoList

  var body: some Layout {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        TextField("What is to be done?", text: $list.draft)
          .onSubmit { withAnimation { list.add() } }
        Button("Add") { withAnimation { list.add() } }
          .disabled(!list.canAdd)
      }
      if let problem = list.problem {
        Text(problem)
          .foregroundColor(.red)
      }
      ItemList(list: list)
      Divider()
      HStack(spacing: 8) {
        Text("\(list.openCount) open, \(list.doneCount) done")
        Spacer()
        Picker(Filter.allCases, selection: $list.filter)
          .accessibilityLabel("Shown items")
      }
    }
    .padding(16)
  }
}
