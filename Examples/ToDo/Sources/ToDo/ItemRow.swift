import LayoutGTK

/// One item: a handle, what is to be done, and a button that removes it.
struct ItemRow<Drag: Gesture>: Layout {
  let item: Item
  let list: ToDoList
  let isDragged: Bool
  let drag: Drag

  var body: some Layout {
    HStack(spacing: 12) {
      Text("≡")
        .opacity(0.6)
        .padding(8)
        .gesture(drag)
        .accessibilityLabel("Move \(item.title)")
      Toggle(item.title, isOn: isDone)
        .opacity(item.isDone ? 0.5 : 1)
      Spacer()
      Button("Remove") { withAnimation { list.remove(item.id) } }
        .accessibilityLabel("Remove \(item.title)")
    }
    .padding(.horizontal, 8)
    .frame(height: ItemList.rowHeight)
    .background(isDragged ? Color.blue.opacity(0.15) : .clear)
    .cornerRadius(8)
  }

  private var isDone: Binding<Bool> {
    Binding(get: { item.isDone }, set: { isDone in withAnimation { list.setDone(isDone, item.id) } })
  }
}
