import LayoutCore
import Testing

private struct FirstFocusForm: Layout {
  let log: (String) -> Void
  /// What the form itself sets when it comes.
  let start: Int?
  @FocusState var field: Int?

  var body: some Layout {
    VStack(spacing: 0) {
      TextField("", text: .constant("")).focused($field, equals: 1)
      TextField("", text: .constant("")).focused($field, equals: 2)
    }
    .onAppear { if let start { field = start } }
    .onChange(of: field) { log(field.map(String.init) ?? "none") }
    .defaultFocus($field, 2)
  }
}

@MainActor
extension HostBehaviour {
  /// The keyboard begins at the default, unless the state has a value already, and a person moves it once and for all.
  static func beginsFocused(_ host: some HostProbe) throws {
    for (start, first) in [(nil, 2), (1, 1)] as [(Int?, Int)] {
      var log: [String] = []
      host.root.setBody { EmptyLayout() }
      host.pass()
      host.root.setBody { FirstFocusForm(log: { log.append($0) }, start: start) }
      host.pass()
      let fields = Array(host.views.prefix(2))
      try #require(fields.count == 2)
      #expect(fields.map { host.hasKeyboard($0) } == [first == 1, first == 2])
      #expect(host.root.focusedView == host.id(of: fields[first - 1]))
      #expect(log == ["\(first)"])
      #expect(host.root.focus(host.id(of: fields[2 - first])))
      host.pass()
      host.update()
      #expect(fields.map { host.hasKeyboard($0) } == [first == 2, first == 1])
      #expect(log == ["\(first)", "\(3 - first)"])
    }
  }
}
