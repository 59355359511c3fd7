import LayoutCore
import LayoutTesting
import Observation
import Testing

/// The keyboard in what is shown again.
@Suite struct ReturningFocusTests {
  @Observable final class Model {
    var isAlone = false
    var isList = true
    var requests = 0
  }

  enum Cause: CaseIterable { case change, appearance, innerChange }

  struct Screen: Layout {
    let model: Model
    let cause: Cause
    @FocusState var focus: Int?
    @State private var text = ""
    @State private var row: Int?

    var body: some Layout {
      NavigationSplitView(columnVisibility: .constant(model.isAlone ? .detailOnly : .all)) {
        Text("sidebar")
      } content: {
        VStack(spacing: 0) {
          TextField("Search", text: $text).focused($focus, equals: 1).id("search")
          List(0..<3, id: \.self, selection: $row) { number in Text("Row \(number)").id("row \(number)") }
            .focused($focus, equals: 2)
            .id("list")
        }
        .onAppear { if cause == .appearance { request() } }
        .onChange(of: model.requests) { if cause == .innerChange { request() } }
      } detail: {
        Text("detail")
      }
      .onChange(of: model.isAlone) { if cause == .change { request() } }
    }

    private func request() { focus = model.isAlone ? nil : model.isList ? 2 : 1 }
  }

  @Test(arguments: [false, true], Cause.allCases)
  func `A state that is set where a column is shown again moves the keyboard there`(isList: Bool, cause: Cause) throws {
    let (host, model) = (CountingHost(), Model())
    model.isList = isList
    let root = LayoutRoot(size: Size(width: 800, height: 400), measurers: .tens)
    root.host = host
    root.updateBody { Screen(model: model, cause: cause) }
    model.isAlone = true
    root.layoutIfNeeded()
    #expect(root.focusedView == nil)
    model.isAlone = false
    model.requests += 1
    root.layoutIfNeeded()
    let focused = try #require(root.focusedView)
    #expect(host.focusCalls.last == focused)
    if !isList { #expect(try root.view(id: "search").view == focused) }
  }
}
