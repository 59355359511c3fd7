import LayoutCore
import LayoutTesting
import Testing

/// The field for a search.
@Suite struct `A search` {
  @Test func `its field is the host's own for a search, in the bar around or in one of its own`() throws {
    let root = LayoutRoot(size: Size(width: 300, height: 200), measurers: .tens)
    let host = CountingHost()
    root.host = host
    for isInStack in [false, true] {
      root.updateBody {
        if isInStack {
          NavigationStack { Text("Messages").searchable(text: .constant("Ada")) }
        } else {
          Text("Messages").searchable(text: .constant("Ada"))
        }
      }
      root.layoutIfNeeded()
      let fields = host.views.values.compactMap { view -> ControlContent? in
        guard case .control(let content) = view.content, case .textField = content.control else { return nil }
        return content
      }
      #expect(fields.map(\.traits.field) == [.search], "in a stack: \(isInStack)")
    }
  }
}
