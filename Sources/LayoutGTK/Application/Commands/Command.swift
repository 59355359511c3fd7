#if canImport(CGTK)
  public import LayoutCore

  /// Something that a person can ask for in a menu or by a shortcut.
  public struct Command {
    let title: String
    let shortcut: KeyboardShortcut?
    /// `nil`: it is no switch.
    let isOn: Bool?
    var isEnabled = true
    let action: @MainActor () -> Void

    /// A command that does `action`.
    public init(
      _ title: some StringProtocol, shortcut: KeyboardShortcut? = nil, action: @escaping @MainActor () -> Void
    ) {
      (self.title, self.shortcut, isOn, self.action) = (String(title), shortcut, nil, action)
    }

    /// A command with a mark that says whether something is on; `action` is to switch it.
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

    /// A command that cannot be asked for at the moment, if `isDisabled`.
    public func disabled(_ isDisabled: Bool = true) -> Command {
      var command = self
      if isDisabled { command.isEnabled = false }
      return command
    }
  }

  /// A menu of the menu bar, or a menu in another one.
  public struct CommandMenu {
    let title: String
    let items: [CommandItem]

    /// A menu with its commands; `Divider()` draws a line between them.
    public init(_ title: some StringProtocol, @CommandBuilder items: () -> [CommandItem]) {
      self.title = String(title)
      self.items = items()
    }
  }

  /// What stands in a menu.
  public enum CommandItem {
    /// A command.
    case command(Command)
    /// A menu that opens beside this one.
    case menu(CommandMenu)
    /// A line.
    case divider
  }
#endif
