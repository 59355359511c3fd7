#if canImport(CGTK)
  public import LayoutCore

  /// Collects the items of a menu.
  @resultBuilder
  public enum CommandBuilder {
    /// A command.
    public static func buildExpression(_ command: Command) -> [CommandItem] { [.command(command)] }
    /// A menu in the menu.
    public static func buildExpression(_ menu: CommandMenu) -> [CommandItem] { [.menu(menu)] }
    /// A line.
    public static func buildExpression(_ divider: Divider) -> [CommandItem] { [.divider] }
    /// Items that were made elsewhere.
    public static func buildExpression(_ items: [CommandItem]) -> [CommandItem] { items }
    /// Several, one after the other.
    public static func buildBlock(_ items: [CommandItem]...) -> [CommandItem] { items.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ items: [CommandItem]?) -> [CommandItem] { items ?? [] }
    /// The first branch.
    public static func buildEither(first items: [CommandItem]) -> [CommandItem] { items }
    /// The other branch.
    public static func buildEither(second items: [CommandItem]) -> [CommandItem] { items }
    /// `for`.
    public static func buildArray(_ items: [[CommandItem]]) -> [CommandItem] { items.flatMap { $0 } }
  }

  /// Collects the menus of a menu bar.
  @resultBuilder
  public enum CommandsBuilder {
    /// A menu.
    public static func buildExpression(_ menu: CommandMenu) -> [CommandMenu] { [menu] }
    /// Menus that were made elsewhere.
    public static func buildExpression(_ menus: [CommandMenu]) -> [CommandMenu] { menus }
    /// Several, one beside the other.
    public static func buildBlock(_ menus: [CommandMenu]...) -> [CommandMenu] { menus.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ menus: [CommandMenu]?) -> [CommandMenu] { menus ?? [] }
    /// The first branch.
    public static func buildEither(first menus: [CommandMenu]) -> [CommandMenu] { menus }
    /// The other branch.
    public static func buildEither(second menus: [CommandMenu]) -> [CommandMenu] { menus }
    /// `for`.
    public static func buildArray(_ menus: [[CommandMenu]]) -> [CommandMenu] { menus.flatMap { $0 } }
  }
#endif
