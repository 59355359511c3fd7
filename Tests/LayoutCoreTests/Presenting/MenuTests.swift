import LayoutCore
import LayoutTesting
import Testing

/// A host that stores the uses of boxes, and the views of texts.
private final class QuietHost: LayoutHost {
  var uses: Set<GestureSet> = []
  var texts: [String: ViewID] = [:]
  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    if case .decorated(let decoration) = content { uses.insert(decoration.gestures) }
    if case .text(let text, _, _) = content { texts[text] = view }
  }
  func move(_ view: ViewID, after sibling: ViewID?) {}
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) {}
  func setContent(_ view: ViewID, _ content: ViewContent) {}
}

@Suite struct `Menus` {
  private let log = Observed<String>()
  private let isOn = ObservedValue(true)
  private let chosen = ObservedValue<Int?>(1)
  private let root = LayoutRoot(size: Size(width: 300, height: 400))

  private func note(_ text: String) { log.values.append(text) }

  @LayoutBuilder private var content: some Layout {
    Divider()
    Button("Reply") { note("reply") }
    Button("Delete", role: .destructive) { note("delete") }.disabled()
    Divider()
    Divider()
    Toggle("Marked", isOn: Binding(get: { isOn.value }, set: { isOn.value = $0 }))
    Picker(["One", "Two"], selection: Binding(get: { chosen.value }, set: { chosen.value = $0 }))
    Menu("More") {
      Text("Heading")
      Button("Print") { note("print") }
    }
    Divider()
  }

  private func summary(_ items: [MenuItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.kind {
      case .button(let role): ["\(item.title)\(role.map { " \($0)" } ?? "")\(item.isEnabled ? "" : " off")"]
      case .toggle(let isOn): ["\(item.title) \(isOn)"]
      case .choice(let isChosen): ["\(item.title) \(isChosen)"]
      case .menu(let items): ["\(item.title) >"] + summary(items).map { "  " + $0 }
      case .divider: ["-"]
      case .heading: ["# \(item.title)"]
      @unknown default: ["?"]
      }
    }
  }

  private let expected = [
    "Reply", "Delete destructive off", "-", "Marked true", "One false", "Two true", "More >", "  # Heading", "  Print",
  ]

  @Test func `a menu opens by its button and has the items of its content`() throws {
    root.updateBody { Menu("Actions") { content }.id("menu") }
    #expect(root.presentations.isEmpty)
    try root.press(id: "menu")
    let menu = try #require(root.presentations.first)
    #expect(menu.kind == .menu)
    #expect(summary(menu.menuItems) == expected)
    #expect(menu.anchor != nil)
  }

  @Test func `a menu that was closed has no items`() throws {
    root.updateBody { Menu("Actions") { content }.id("menu") }
    try root.press(id: "menu")
    let menu = try #require(root.presentations.first)
    let item = menu.menuItems[0]
    menu.dismiss()
    root.layoutIfNeeded()
    #expect(menu.isEnded)
    #expect(menu.menuItems == [])
    #expect(!menu.choose(item))
    #expect(log.values == [])
  }

  @Test func `choosing an item closes the menu and acts`() throws {
    root.updateBody { Menu("Actions") { content }.id("menu") }
    func open() throws -> Presentation {
      try root.press(id: "menu")
      return try #require(root.presentations.first)
    }
    var menu = try open()
    #expect(menu.choose(menu.menuItems[0]))
    root.layoutIfNeeded()
    #expect(log.values == ["reply"])
    #expect(root.presentations.isEmpty)
    menu = try open()
    #expect(!menu.choose(menu.menuItems[1]))
    #expect(!menu.choose(menu.menuItems[2]))
    #expect(menu.choose(menu.menuItems[3]))
    root.layoutIfNeeded()
    #expect(isOn.value == false)
    menu = try open()
    #expect(menu.choose(menu.menuItems[4]))
    root.layoutIfNeeded()
    #expect(chosen.value == 0)
    menu = try open()
    guard case .menu(let items) = menu.menuItems[6].kind else { return #expect(Bool(false)) }
    #expect(menu.choose(items[1]))
    #expect(log.values == ["reply", "print"])
  }

  @Test func `the innermost element with a menu opens it at the place of the click`() throws {
    root.updateBody {
      VStack(spacing: 0) {
        Box(300, 100).contextMenu { Button("Inner") { note("inner") } }
        Box(300, 300)
      }
      .contextMenu { Button("Outer") {} }
    }
    #expect(root.openContextMenu(at: Point(x: 10, y: 20)))
    root.layoutIfNeeded()
    var menu = try #require(root.presentations.first)
    #expect(menu.menuItems.map(\.title) == ["Inner"])
    #expect(menu.point == Point(x: 10, y: 20))
    #expect(menu.choose(menu.menuItems[0]))
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(log.values == ["inner"])
    #expect(root.openContextMenu(at: Point(x: 10, y: 200)))
    root.layoutIfNeeded()
    menu = try #require(root.presentations.first)
    #expect(menu.menuItems.map(\.title) == ["Outer"])
    menu.dismiss()
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(!root.hasContextMenu(at: Point(x: 1000, y: 0)))
  }

  @Test func `what is attached outside of a menu does not open it`() throws {
    let host = QuietHost()
    root.host = host
    root.updateBody {
      VStack {
        Box(100, 100).contextMenu { Button("Reply") {} }.overlay { Text("outside") }
        Box(100, 100).overlay { Text("inside") }.contextMenu { Button("Delete") {} }
      }
    }
    #expect(try !root.openContextMenu(of: #require(host.texts["outside"])))
    #expect(try root.openContextMenu(of: #require(host.texts["inside"])))
    root.layoutIfNeeded()
    #expect(root.presentations.map { $0.menuItems.map(\.title) } == [["Delete"]])
  }

  @Test func `the second button opens the menu of the box under the pointer`() throws {
    let host = QuietHost()
    root.host = host
    root.updateBody {
      ZStack {
        Box(100, 100).contextMenu { Button("Inner") {} }.contextMenu { Button("Second") {} }.onTapGesture {}
          .padding(50)
          .contextMenu { Button("Around") {} }
        Box(10, 10).allowsHitTesting(false)
      }
      .frame(width: 300, height: 400)
      .contextMenu { Button("Outer") {} }
    }
    let all: [(Point, String)] = [
      (Point(x: 150, y: 200), "Inner"), (Point(x: 70, y: 200), "Around"), (Point(x: 10, y: 10), "Outer"),
    ]
    for (point, title) in all {
      #expect(root.send(PointerEvent(.began, at: point, time: 0, button: .secondary)))
      root.layoutIfNeeded()
      let menu = try #require(root.presentations.first)
      #expect(menu.menuItems.map(\.title) == [title])
      #expect(menu.point == point)
      menu.dismiss()
      root.layoutIfNeeded()
      #expect(root.presentations.isEmpty)
    }
    root.send(PointerEvent(.began, at: Point(x: 70, y: 200), time: 0))
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(host.uses.isSuperset(of: [.secondary, [.tap, .secondary]]))
  }

  @Test func `a menu that is requested again while it is open moves to the other point`() throws {
    root.updateBody { Box(300, 400).contextMenu { Button("Reply") {} } }
    #expect(root.openContextMenu(at: Point(x: 10, y: 20)))
    root.layoutIfNeeded()
    let menu = try #require(root.presentations.first)
    #expect(menu.point == Point(x: 10, y: 20))
    #expect(root.openContextMenu(at: Point(x: 30, y: 40)))
    root.layoutIfNeeded()
    #expect(root.presentations.count == 1)
    #expect(root.presentations.first === menu)
    #expect(menu.point == Point(x: 30, y: 40))
  }

  @Test func `a menu whose element is hidden before it opens stays closed`() {
    root.updateBody {
      ViewThatFits(in: .horizontal) {
        Box(200, 10).contextMenu { Button("Wide") {} }
        Box(100, 10)
      }
    }
    #expect(root.openContextMenu(at: Point(x: 150, y: 200)))
    root.size.width = 150
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    root.size.width = 300
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(root.openContextMenu(at: Point(x: 150, y: 200)))
    root.layoutIfNeeded()
    #expect(root.presentations.count == 1)
  }

  @Test func `a menu with a primary action has a button of its own for that`() throws {
    root.updateBody {
      Menu("Save") {
        Button("Save As") {}
      } primaryAction: {
        note("save")
      }
    }
    #expect(root.result.elements.count == 3)
  }

  @Test func `sections are between lines, and shortcuts are shown`() throws {
    root.updateBody {
      Menu("Actions") {
        Button("Reply") {}.keyboardShortcut("r")
        Section("Marks") { Toggle("Read", isOn: .constant(false)) }
        Button("Delete") {}
      }
      .id("menu")
    }
    try root.press(id: "menu")
    let items = try #require(root.presentations.first).menuItems
    #expect(summary(items) == ["Reply", "-", "# Marks", "Read false", "-", "Delete"])
    #expect(items[0].shortcut == "r")
    #expect(items.dropFirst().allSatisfy { $0.shortcut == nil })
  }

  @Test func `what is attached outside of a shortcut does not have it`() throws {
    root.updateBody {
      Menu("Actions") { Button("Delete") {}.keyboardShortcut("d").overlay { Button("Undo") {} } }.id("menu")
    }
    try root.press(id: "menu")
    let items = try #require(root.presentations.first).menuItems
    #expect(items.map { "\($0.title) \($0.shortcut == "d")" }.sorted() == ["Delete true", "Undo false"])
  }

  @Test func `a test chooses items by their titles`() throws {
    root.updateBody { Menu("Actions") { content }.id("menu") }
    try root.press(id: "menu")
    try root.chooseInMenu("More", "Print")
    #expect(log.values == ["print"])
    #expect(throws: ScreenError.self) { try root.chooseInMenu("Reply") }
    try root.press(id: "menu")
    #expect(throws: ScreenError.self) { try root.chooseInMenu("Delete") }
    #expect(throws: ScreenError.self) { try root.chooseInMenu("Nothing") }
    try root.chooseInMenu("Reply")
    #expect(log.values == ["print", "reply"])
  }

  @Test func `an element that goes takes its menu with it`() {
    func show(_ isShown: Bool) {
      root.updateBody { VStack { if isShown { Box(10, 10).contextMenu { Button("a") {} } } } }
    }
    show(true)
    #expect(root.openContextMenu(at: Point(x: 150, y: 200)))
    root.layoutIfNeeded()
    #expect(root.presentations.count == 1)
    show(false)
    #expect(root.presentations.isEmpty)
    #expect(!root.openContextMenu(at: Point(x: 150, y: 200)))
  }
}
