import LayoutEngine

/// A button that opens a list of commands.
///
/// ```swift
/// Menu("Sort") {
///   Button("By Name") { order = .name }
///   Button("By Date") { order = .date }
///   Divider()
///   Toggle("Reversed", isOn: $isReversed)
///   Menu("More") { Button("Forget Order") { order = nil } }
/// }
/// ```
///
/// Of the content a menu shows buttons, toggles (with a mark), pickers (their options, the chosen one with a mark), lines
/// (`Divider`), sections (between lines), texts (as headings) and menus; other elements are not shown. It is evaluated when the menu opens. A
/// command closes the menu and then acts. In a menu, it is a menu that opens beside that one.
public struct Menu<Content: Layout>: Layout {
  private let title: String
  private let content: () -> Content
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu

  /// A menu with its title.
  public init(_ title: some StringProtocol, @LayoutBuilder content: @escaping () -> Content) {
    (self.title, self.content, primaryAction) = (String(title), content, nil)
  }

  /// A button that calls `primaryAction`, with a menu beside it. In another menu it is that menu alone.
  public init(
    _ title: some StringProtocol, @LayoutBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    (self.title, self.content, self.primaryAction) = (String(title), content, primaryAction)
  }

  /// The button, or the content inside of another menu.
  public var body: some Layout {
    if isInMenu {
      MenuPart(title: title, content: content)
    } else if let primaryAction {
      HStack(spacing: 2) {
        Button(title, action: primaryAction)
        opener("▾")
      }
    } else {
      opener(title)
    }
  }

  private func opener(_ title: String) -> some Layout {
    Button(title) { isOpen = true }
      .presenting(.showing(.menu, $isOpen, nil, content))
  }
}

/// A menu in a menu.
private struct MenuPart<Content: Layout>: _PrimitiveLayout {
  let title: String
  let content: () -> Content

  func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: MenuPart<EmptyLayout>.self, branch: 0) else { return }
    lowering.contents.noteSubmenu(title, node)
    lowering.nest(node) { content()._lower(lowering) }
  }
}

extension ContentStore {
  fileprivate func noteSubmenu(_ title: String, _ node: NodeIndex) {
    if presenting == nil { presenting = PresenterStore() }
    presenting?.submenus[node] = title
  }
}

/// Lines around the sections of a menu.
struct MenuSections: SectionStyle {
  func section(_ parts: SectionParts) -> any Layout {
    Group {
      Divider()
      if let header = parts.header { header }
      parts.content
      Divider()
    }
  }
}

extension EnvironmentValues {
  /// Whether elements are the content of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  private enum InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
