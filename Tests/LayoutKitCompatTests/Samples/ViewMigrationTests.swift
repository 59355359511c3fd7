import LayoutKitCompat
import LayoutTesting
import Testing

private struct Person: Hashable, Sendable {
  var id: Int
  var name: String
}

private struct PersonLayout: ComposedLayout {
  let content: any MeasurableLayout

  init(_ person: Person) { content = LabelLayout(text: person.name, alignment: .fill) }
}

/// The page about views and lists: its code is compiled here, and has the results of the page.
@MainActor
@Suite struct ViewMigrationTests {
  private let host = CountingHost()
  private let layout = column([square(10, id: "a", ViewRecipe(.shape(.rectangle, ShapeAppearance())))])

  @Test func `views are made, found again, mirrored and animated`() {
    let other = column([square(20, id: "b", ViewRecipe(.shape(.rectangle, ShapeAppearance())))])
    let problems = Problems()
    func animate(_ changes: () -> Void) { changes() }

    let screen = HostedView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    layout.arrangement(width: 320).makeViews(in: screen)
    screen.commit(to: host, scale: 2)
    #expect(host.views.count == 1)

    let view = layout.arrangement(width: 320).makeViews(of: HostedView.self)
    #expect(view.frame == Rect(x: 0, y: 0, width: 10, height: 10))

    let options = ViewOptions(reusesByKind: true, report: { problems.list.append($0) })
    layout.arrangement(width: 320).makeViews(in: screen, options: options)
    #expect(problems.list.isEmpty)

    layout.arrangement(width: 320).makeViews(in: screen, direction: .rightToLeft)
    #expect(screen.childViews.map(\.frame.minX) == [310])

    let change = other.arrangement(width: 320).prepareAnimation(
      in: screen, options: ViewOptions(transition: .opacity))
    animate { change.apply() }
    change.finish()
    #expect(screen.childViews.map(\.frame.width) == [20])
  }

  @Test func `a list is filled, read, changed and turned`() async {
    let table = RowList()
    let cell = HostedView()
    let people = (0..<3).map { Person(id: $0, name: "person \($0)") }
    let fewer = Array(people.dropFirst())

    let adapter = ReloadableViewLayoutAdapter(list: table)
    adapter.reload(
      width: 320,
      provider: {
        [ListSection(items: people.map { ListItem(id: $0.id, value: $0) { person in PersonLayout(person) } })]
      })
    table.adapter = adapter
    await finished { adapter.numberOfItems(in: 0) == 3 }

    let count = adapter.numberOfItems(in: 0)
    let size = adapter.size(ofItemAt: ListIndex(section: 0, item: 1))
    adapter.show(itemAt: ListIndex(section: 0, item: 1), in: cell, options: ViewOptions(reusesByKind: true))
    #expect(count == 3 && size.width == 320 && cell.childViews.count == 1)

    var updates = BatchUpdates()
    updates.deleteItems = [ListIndex(section: 0, item: 0)]
    adapter.reload(
      width: 320, batchUpdates: updates,
      provider: { [ListSection(items: fewer.map { ListItem(id: $0.id, value: $0) { PersonLayout($0) } })] })
    await finished { adapter.numberOfItems(in: 0) == 2 }
    #expect(table.events.deleteItems == 1)

    adapter.resize(width: 480)
    await finished { adapter.size(ofItemAt: ListIndex(section: 0, item: 0)).width == 480 }
  }

  /// Lets the tasks go on until something is so.
  private func finished(_ isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(isSo())
  }
}

@MainActor
private final class Problems {
  var list: [Diagnostic] = []
}
