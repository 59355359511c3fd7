import LayoutCore
import LayoutTesting
import Testing

/// Modifiers of a row's content that are about the whole row.
@Suite struct `What covers a row` {
  private final class Model {
    var log: [String] = []
    let root = LayoutRoot(size: Size(width: 300, height: 200))
  }

  private let model = Model()
  private var root: LayoutRoot { model.root }
  private let host = CountingHost()

  /// Places in the first row: on the text, at the leading edge, at the trailing one, and near the top.
  private static let places = [
    Point(x: 30, y: 22), Point(x: 2, y: 22), Point(x: 295, y: 22), Point(x: 150, y: 1),
  ]

  private func show(@LayoutBuilder _ rows: @escaping () -> some Layout) {
    root.host = host
    root.setBody { List { rows() }.listStyle(.plain) }
    root.layoutIfNeeded()
  }

  @Test(arguments: places)
  func `a row is dragged by any place`(place: Point) {
    show {
      Text("a").draggable("dragged")
      Text("b")
    }
    #expect(root.dragSource(at: place) != nil)
    #expect(root.dragSource(at: Point(x: place.x, y: place.y + 44)) == nil)
  }

  @Test(arguments: places)
  func `a row takes what is dropped on any place`(place: Point) {
    let model = model
    show {
      Text("a").dropDestination(for: String.self) { texts, _ in
        model.log += texts
        return true
      }
      Text("b")
    }
    #expect(root.send(DropEvent(.dropped, at: place, items: [TransferItem("x")])))
    #expect(model.log == ["x"])
  }

  @Test(arguments: places)
  func `a row has a menu at any place`(place: Point) {
    show {
      ForEach(0..<2) { row in
        if row == 0 { Text("a").contextMenu { Button("Reply") {} } } else { Text("b") }
      }
    }
    #expect(root.openContextMenu(at: place))
    #expect(!root.openContextMenu(at: Point(x: place.x, y: place.y + 44)))
  }

  @Test func `several of them cover it together, and a tap covers the content`() {
    let model = model
    show {
      Text("a").onTapGesture { model.log.append("tap") }
        .draggable("dragged")
        .dropDestination(for: String.self) { _, _ in true }
        .contextMenu { Button("Reply") {} }
    }
    let edge = Point(x: 295, y: 2)
    #expect(root.dragSource(at: edge) != nil)
    #expect(root.send(DropEvent(.moved, at: edge, items: [TransferItem("x")])))
    #expect(root.openContextMenu(at: edge))
    root.click(at: edge)
    #expect(model.log == [])
    root.click(at: Point(x: 18, y: 22))
    #expect(model.log == ["tap"])
  }

  @Test func `outside of a list they are about the element`() {
    root.host = host
    root.setBody { Text("a").draggable("x").padding(50) }
    root.layoutIfNeeded()
    #expect(root.dragSource(at: Point(x: 150, y: 100)) != nil)
    #expect(root.dragSource(at: Point(x: 150, y: 70)) == nil)
  }
}
