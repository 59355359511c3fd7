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

/// The keyboard in the field for a search.
@Suite struct `The keyboard of a search` {
  private let screen = PlaceScreen()
  private var root: LayoutRoot { screen.root }

  private struct Page: Layout {
    let log: Observed<Bool>
    @State private var words = ""
    @FocusState private var isSearching: Bool

    var body: some Layout {
      let _ = log.values.append(isSearching)
      NavigationStack {
        VStack {
          Text("search").onTapGesture { isSearching = true }.id("search")
          Text("stop").onTapGesture { isSearching = false }.id("stop")
          Text("words \(words)")
        }
        .searchable(text: $words)
        .searchFocused($isSearching)
      }
    }
  }

  private var field: ViewID? {
    screen.host.views.first {
      guard case .control(let content) = $0.value.content, case .textField = content.control else { return false }
      return true
    }?.key
  }

  @Test func `a state gives it, takes it, and follows it`() throws {
    let log = Observed<Bool>()
    root.updateBody { Page(log: log) }
    #expect(root.focusedView == nil)
    try root.press(id: "search")
    let field = try #require(field)
    #expect(root.focusedView == field)
    try root.press(id: "stop")
    #expect(root.focusedView == nil)
    #expect(log.values.last == false)
    root.focus(field)
    root.layoutIfNeeded()
    #expect(log.values.last == true)
  }

  private struct Places: Layout {
    enum Place { case search, name }
    let log: Observed<Place?>
    @State private var words = ""
    @FocusState private var place: Place?

    var body: some Layout {
      let _ = log.values.append(place)
      VStack {
        TextField("name", text: .constant("")).focused($place, equals: .name)
        Text("search").onTapGesture { place = .search }.id("search")
      }
      .searchable(text: $words).searchFocused($place, equals: .search)
    }
  }

  @Test func `a state of several places has a value for it`() throws {
    let log = Observed<Places.Place?>()
    root.updateBody { Places(log: log) }
    try root.press(id: "search")
    let field = try #require(root.focusedView)
    #expect(log.values.last == .search)
    root.moveFocus(.forward)
    root.layoutIfNeeded()
    #expect(root.focusedView != field)
    #expect(log.values.last == .some(.name))
  }

  @Test func `labels in a bar have the style around the element with the tools`() {
    for style in [LabelStyle.automatic, .titleOnly, .iconOnly] {
      root.updateBody {
        NavigationStack {
          Color.red
            .toolbar {
              Label {
                Text("title")
              } icon: {
                Text("icon")
              }
            }
            .labelStyle(style)
        }
      }
      let shown = style == .titleOnly ? ["title"] : style == .iconOnly ? ["icon"] : ["icon", "title"]
      #expect(screen.texts == shown)
    }
  }
}
