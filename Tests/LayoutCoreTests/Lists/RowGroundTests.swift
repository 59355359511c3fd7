import LayoutCore
import LayoutTesting
import Testing

/// What is behind the rows of a list.
@Suite struct `The ground of a row` {
  private let root = LayoutRoot(size: Size(width: 300, height: 200))
  private let host = CountingHost()

  /// The widths and heights of what is filled with a colour.
  private func grounds(_ color: Color) -> [Size] {
    host.views.values.compactMap { view in
      guard case .shape(_, let look) = view.content, look.fill == .color(color) else { return nil }
      return view.frame?.size
    }
  }

  @Test func `an element behind a row is as large as the row, and others have the list's own`() {
    root.host = host
    root.setBody {
      List {
        Text("a").listRowBackground(Color.orange)
        Text("b")
        Text("c").listRowBackground(Color?.none)
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 44)
    }
    root.layoutIfNeeded()
    #expect(grounds(.orange) == [Size(width: 300, height: 44)])
  }
}
