import LayoutCore
import Testing

@MainActor
extension HostBehaviour {
  /// An alert with two buttons comes above the layout, which stays as it is, and a button closes it.
  static func presents(_ host: some HostProbe) throws {
    var (isOn, log) = (false, [String]())
    host.root.setBody {
      label("below").alert("Delete?", isPresented: Binding(get: { isOn }, set: { isOn = $0 })) {
        Button("Delete", role: .destructive) { log.append("delete") }
        Button("Keep", role: .cancel) { log.append("keep") }
      } message: {
        Text("It cannot be undone.")
      }
    }
    host.pass()
    let count = host.views.count
    for (at, title) in ["Delete", "Keep"].enumerated() {
      isOn = true
      host.update()
      let alert = try #require(host.root.presentations.first)
      #expect(alert.buttons.map(\.title) == ["Delete", "Keep"])
      #expect(alert.message == "It cannot be undone.")
      #expect(host.views.count == count)
      if title == "Keep" { #expect(alert.cancel()) } else { #expect(alert.press(alert.buttons[at])) }
      host.update()
      #expect(!isOn && alert.isEnded && host.root.presentations.isEmpty)
    }
    #expect(log == ["delete", "keep"])
  }

  /// A sheet has a root of its own, whose field writes its binding, and it ends with its element.
  static func presentsSheets(_ host: some HostProbe) throws {
    var (isShown, name, ends) = (true, "", 0)
    host.root.setBody {
      VStack {
        if isShown {
          label("below").sheet(isPresented: .constant(true)) {
            ends += 1
          } content: {
            TextField("Name", text: Binding(get: { name }, set: { name = $0 })).padding(20)
          }
        }
      }
    }
    host.pass()
    let sheet = try #require(host.root.presentations.first)
    #expect(sheet.fields.map(\.prompt) == ["Name"])
    sheet.type("Ada", into: sheet.fields[0])
    #expect(name == "Ada")
    isShown = false
    host.update()
    #expect(host.root.presentations.isEmpty && sheet.isEnded && ends == 1)
  }

  /// The menu of an element opens at a place, and its item acts.
  static func opensMenus(_ host: some HostProbe) throws {
    var log = [String]()
    host.root.setBody {
      box(100).contextMenu {
        Button("Reply") { log.append("reply") }
        Menu("More") { Button("Print") { log.append("print") } }
      }
    }
    host.pass()
    #expect(!host.root.hasContextMenu(at: Point(x: 10, y: 10)))
    #expect(host.root.openContextMenu(at: Point(x: 150, y: 150)))
    host.update()
    let menu = try #require(host.root.presentations.first)
    #expect(menu.menuItems.map(\.title) == ["Reply", "More"])
    #expect(menu.choose(menu.menuItems[0]))
    host.update()
    #expect(log == ["reply"] && host.root.presentations.isEmpty)
  }

  /// A person opens the menu of the element at a place, and elsewhere none opens.
  static func requestsMenus(_ host: some HostProbe) throws {
    var log = [String]()
    host.root.setBody {
      box(100).contextMenu {
        Button("Reply") { log.append("reply") }
        Divider()
        Button("Delete", role: .destructive) { log.append("delete") }
      }
    }
    host.pass()
    try host.requestMenu(at: Point(x: 10, y: 10))
    host.pass()
    #expect(host.root.presentations.isEmpty)
    try host.requestMenu(at: Point(x: 150, y: 150))
    host.pass()
    let menu = try #require(host.root.presentations.first)
    #expect(menu.menuItems.map(\.title) == ["Reply", "", "Delete"])
    #expect(menu.choose(menu.menuItems[2]))
    host.update()
    #expect(log == ["delete"] && host.root.presentations.isEmpty)
  }
}
