import LayoutGTK

/// The items, to be dragged into another order.
struct ItemList: Layout {
  let list: ToDoList
  @State private var drag: Drag?

  /// The item that is dragged: where it was taken, and how far the pointer has come since.
  struct Drag: Equatable {
    var id: Item.ID
    var start: Int
    var distance: Double
  }

  static let rowHeight = 44.0

  var body: some Layout {
    let shown = list.shown
    ScrollView {
      LazyVStack {
        ForEach(shown) { item in
          ItemRow(item: item, list: list, isDragged: drag?.id == item.id, drag: gesture(for: item.id))
            .offset(y: lift(of: item.id, in: shown))
        }
      }
    }
    .overlay {
      if shown.isEmpty { Text("Nothing here").opacity(0.6) }
    }
  }

  /// The other rows make room, by an animation, as soon as the dragged one is more than half over them.
  private func gesture(for id: Item.ID) -> some Gesture {
    DragGesture()
      .onChanged { value in
        let shown = list.shown
        guard let place = shown.firstIndex(where: { $0.id == id }) else { return }
        let start = drag?.id == id ? drag?.start ?? place : place
        drag = Drag(id: id, start: start, distance: value.translation.height)
        let rows = Int((value.translation.height / Self.rowHeight).rounded())
        let target = min(max(start + rows, 0), shown.count - 1)
        if target != place { withAnimation(.quick) { list.move(id, toPlaceOf: shown[target].id) } }
      }
      .onEnded { _ in withAnimation(.quick) { drag = nil } }
  }

  /// How far the dragged row is from its place in the list: it follows the pointer, wherever that place is by now.
  private func lift(of id: Item.ID, in shown: [Item]) -> Double {
    guard let drag, drag.id == id, let place = shown.firstIndex(where: { $0.id == id }) else { return 0 }
    return drag.distance - Double(place - drag.start) * Self.rowHeight
  }
}
