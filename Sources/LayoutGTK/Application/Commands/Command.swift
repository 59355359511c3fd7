#if canImport(CGTK)
  public import LayoutCore

  /// An action that a user calls in a menu or by a shortcut.
  public struct Command {
    let title: String
    let shortcut: KeyboardShortcut?
    /// Whether the mark is shown; `nil` where the command is no switch.
    let isOn: Bool?
    var isEnabled = true
    let action: @MainActor () -> Void

    /// A command that calls `action`.
    public init(
      _ title: some StringProtocol, shortcut: KeyboardShortcut? = nil, action: @escaping @MainActor () -> Void
    ) {
      (self.title, self.shortcut, isOn, self.action) = (String(title), shortcut, nil, action)
    }

    /// A command with a mark that shows whether something is on; `action` switches it.
    public init(
      _ title: some StringProtocol, isOn: Bool, shortcut: KeyboardShortcut? = nil,
      action: @escaping @MainActor () -> Void
    ) {
      (self.title, self.shortcut, self.isOn, self.action) = (String(title), shortcut, isOn, action)
    }

    /// A command that switches something on and off, with a mark while it is on.
    @MainActor
    public init(_ title: some StringProtocol, isOn: Binding<Bool>, shortcut: KeyboardShortcut? = nil) {
      self.init(title, isOn: isOn.wrappedValue, shortcut: shortcut) { isOn.wrappedValue.toggle() }
    }

    /// The command, disabled if `isDisabled`.
    public func disabled(_ isDisabled: Bool = true) -> Command {
      var command = self
      if isDisabled { command.isEnabled = false }
      return command
    }
  }

  /// A menu of the menu bar, or a menu in another menu.
  public struct CommandMenu {
    let title: String
    let items: [CommandItem]

    init(_ title: String, _ items: [CommandItem]) { (self.title, self.items) = (title, items) }

    /// A menu with its commands; `Divider()` draws a line between them.
    public init(_ title: some StringProtocol, @CommandBuilder items: () -> [CommandItem]) {
      self.title = String(title)
      self.items = items()
    }
  }

  /// An item of a menu.
  @nonexhaustive
  public enum CommandItem {
    /// A command.
    case command(Command)
    /// A menu that opens beside this one.
    case menu(CommandMenu)
    /// A line between items.
    case divider
    /// A text above the items that follow.
    case heading(String)
  }
#endif
