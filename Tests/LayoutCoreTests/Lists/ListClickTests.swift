import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Clicks on rows with keys held down` {
  private final class Model {
    var many: Set<Int> = []
    var chooses = true
    let root = LayoutRoot(size: Size(width: 300, height: 400))
  }

  private let model = Model()

  /// Shows four rows of 50 points.
  private func show() {
    let model = model
    let many = Binding(model, \.many)
    model.root.setBody {
      List(selection: model.chooses ? many : nil) {
        for number in 0..<4 { Text("row").tag(number).id(number) }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 50)
    }
    model.root.layoutIfNeeded()
  }

  private func click(_ row: Int, _ modifiers: EventModifiers = []) {
    model.root.click(at: Point(x: 100, y: 50 * Double(row) + 25), modifiers: modifiers)
  }

  @Test func `a click chooses one row, and keys add rows and ranges`() {
    show()
    click(1)
    #expect(model.many == [1])
    click(3, .command)
    #expect(model.many == [1, 3])
    click(3, .command)
    #expect(model.many == [1])
    click(0)
    click(2, .shift)
    #expect(model.many == [0, 1, 2])
  }

  @Test func `equal rows can be chosen, or no more, when the list gets a selection or loses it`() {
    model.chooses = false
    show()
    click(1)
    #expect(model.many == [])
    model.chooses = true
    model.root.updateBody()
    click(1)
    #expect(model.many == [1])
    model.chooses = false
    model.root.updateBody()
    click(2)
    #expect(model.many == [1])
  }
}
