import LayoutEngine

/// An item of a menu, for hosts to show in menus of their own.
public struct MenuItem: Hashable, Sendable {
  /// The kinds of items.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// A command.
    case button(role: ButtonRole?)
    /// A command with a mark while it is on.
    case toggle(isOn: Bool)
    /// One of several choices, with a mark where it is the chosen one.
    case choice(isChosen: Bool)
    /// A menu that opens beside this one.
    case menu([MenuItem])
    /// A line.
    case divider
    /// A text that does nothing.
    case heading
  }

  /// The title; empty for a line.
  public let title: String
  /// The kind.
  public let kind: Kind
  /// Whether it can be chosen.
  public let isEnabled: Bool
  /// The keys that are shown beside it; the menu does not act on them itself.
  public let shortcut: KeyboardShortcut?
  /// Its place among the controls of the content.
  let number: Int
  /// The position of a choice among the options.
  let option: Int?

  init(
    _ title: String, _ kind: Kind, isEnabled: Bool = true, shortcut: KeyboardShortcut? = nil, number: Int = -1,
    option: Int? = nil
  ) {
    (self.title, self.kind, self.isEnabled, self.shortcut) = (title, kind, isEnabled, shortcut)
    (self.number, self.option) = (number, option)
  }

  /// Whether choosing it does something.
  public var isCommand: Bool { number >= 0 && isEnabled }
}

extension Presentation {
  /// The items of a menu: those of its content that menus can show. Lines at the beginning and the end, and those behind
  /// another one, are left out. There are none once it was ended.
  ///
  /// - Complexity: O(elements of the content).
  public var menuItems: [MenuItem] {
    guard kind == .menu, !isEnded else { return [] }
    let root = root
    root.evaluateChanges()
    var reader = MenuReader(root.session)
    return reader.items(in: root.session.tree.root)
  }

  /// Chooses an item: the menu is closed, and the item's action runs.
  ///
  /// - Returns: whether it was chosen: one that is gone or disabled is not.
  @discardableResult
  public func choose(_ item: MenuItem) -> Bool {
    let controls = controls
    guard item.isCommand, controls.indices.contains(item.number) else { return false }
    switch (controls[item.number].content.control, item.kind) {
    case (.button(let title, _), .button) where title == item.title: return use(.pressed, item.number)
    case (.toggle(let title, let isOn), .toggle) where title == item.title:
      dismiss()
      return use(.toggled(!isOn), item.number)
    case (.picker(let options, _), .choice):
      guard let option = item.option, options.indices.contains(option) else { return false }
      dismiss()
      return use(.selected(option), item.number)
    default: return false
    }
  }
}

/// Reads the items of a menu from a tree.
private struct MenuReader {
  private let session: LayoutSession
  private var number = 0

  init(_ session: LayoutSession) { self.session = session }

  mutating func items(in node: NodeIndex) -> [MenuItem] {
    var items: [MenuItem] = []
    read(node, into: &items)
    return items.withoutLooseLines
  }

  private mutating func read(_ top: NodeIndex, into items: inout [MenuItem]) {
    var waiting = [top]
    while let node = waiting.popLast() {
      if let title = session.contents.presenting?.submenus[node] {
        var inner: [MenuItem] = []
        for child in session.tree.children(of: node) { read(child, into: &inner) }
        items.append(MenuItem(title, .menu(inner.withoutLooseLines)))
        continue
      }
      readOne(node, into: &items)
      waiting += Array(session.tree.children(of: node)).reversed()
    }
  }

  private mutating func readOne(_ node: NodeIndex, into items: inout [MenuItem]) {
    if session.tree.kind(of: node) == .divider { return items.append(MenuItem("", .divider)) }
    if case .text(let text, _, _)? = session.contents.content(of: node, in: session.tree), !text.isEmpty {
      return items.append(MenuItem(text, .heading, isEnabled: false))
    }
    guard session.contents.controls[node] != nil,
      let content = session.contents.control(of: node, in: session.tree)
    else { return }
    defer { number += 1 }
    let shortcut = session.shortcut(around: node)
    switch content.control {
    case .button(let title, let role):
      items.append(
        MenuItem(title, .button(role: role), isEnabled: content.isEnabled, shortcut: shortcut, number: number))
    case .toggle(let title, let isOn):
      items.append(
        MenuItem(title, .toggle(isOn: isOn), isEnabled: content.isEnabled, shortcut: shortcut, number: number))
    case .picker(let options, let selection):
      for (at, option) in options.enumerated() {
        items.append(
          MenuItem(
            option, .choice(isChosen: at == selection), isEnabled: content.isEnabled, number: number, option: at))
      }
    default: break
    }
  }
}

extension [MenuItem] {
  /// The items without lines that separate nothing.
  fileprivate var withoutLooseLines: [MenuItem] {
    var items: [MenuItem] = []
    for item in self where item.kind != .divider || items.last.map({ $0.kind != .divider }) == true {
      items.append(item)
    }
    if items.last?.kind == .divider { items.removeLast() }
    return items
  }
}
