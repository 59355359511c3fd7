import LayoutCore
import Observation
import Testing

@Observable private final class FocusModel {
  var request: Int?
  var log: [String] = []
  var shows = true
}

private struct FocusForm: Layout {
  let model: FocusModel
  @FocusState var field: Int?

  var body: some Layout {
    VStack(spacing: 0) {
      TextField("", text: .constant("")).focused($field, equals: 1)
      if model.shows {
        TextField("", text: .constant("")).focused($field, equals: 2)
          .onKeyPress("k") {
            model.log.append("k")
            return .handled
          }
      }
      Button("Save") { model.log.append("save") }.keyboardShortcut("s")
    }
    .onChange(of: model.request) { field = model.request }
    .onChange(of: field) { model.log.append(field.map(String.init) ?? "none") }
  }
}

@MainActor
extension HostBehaviour {
  /// A state moves the keyboard, a key and a shortcut are handled, and a field that goes takes its value along.
  static func focuses(_ host: some HostProbe) throws {
    let model = FocusModel()
    host.root.setBody { FocusForm(model: model) }
    host.pass()
    let fields = Array(host.views.prefix(2))
    try #require(fields.count == 2)
    func move(to field: Int?) {
      model.request = field
      host.pass()
    }
    move(to: 2)
    #expect(host.hasKeyboard(fields[1]) && !host.hasKeyboard(fields[0]))
    #expect(host.root.focusedView == host.id(of: fields[1]))
    #expect(host.root.send(KeyPress("k")) && !host.root.send(KeyPress("j")))
    #expect(host.root.send(KeyPress("s", modifiers: .command)))
    move(to: 1)
    #expect(host.hasKeyboard(fields[0]) && !host.hasKeyboard(fields[1]))
    #expect(!host.root.send(KeyPress("k")))
    move(to: nil)
    #expect(!host.hasKeyboard(fields[0]) && !host.hasKeyboard(fields[1]) && host.root.focusedView == nil)
    move(to: 2)
    model.shows = false
    host.pass()
    #expect(model.log.prefix(7) == ["2", "k", "save", "1", "none", "2", "none"])
  }
}
