#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// A popover of GTK at a place in the owner's widget.
  @MainActor
  class AnchoredPopover: ShownPresentation {
    private(set) var popover: Widget?
    private var isClosing = false
    /// Whether GTK has closed the popover, and `wasClosed` follows.
    private var isClosed = false
    /// The owner's view that had the keyboard.
    private var focused: ViewID?

    /// Makes the popover without a parent.
    func make() -> Widget? { nil }
    /// The edge of the anchor on which it is.
    var position: GtkPositionType { GTK_POS_BOTTOM }
    /// Closes the presentation, since a person closed the popover.
    func closed() { presentation.dismiss() }

    final override func open() {
      guard let popover = make() else { return }
      self.popover = popover
      focused = owner.focus.focusedView
      gtk_widget_set_parent(popover, owner.widget)
      gtk_popover_set_position(pointer(popover), position)
      WidgetSignal.connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] in
        // GTK runs the action of a menu's item after this, and then takes the keyboard from the popover. It would take
        // it from one that comes back before.
        self?.isClosed = true
        MainLoop.enqueue(priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in self?.wasClosed() }
      }
      place()
      popUp()
    }

    /// Shows the popover, at first and after GTK has closed it.
    final func popUp() {
      guard let popover else { return }
      if let window = owner.window, gtk_window_get_focus(window) == nil {
        // GTK looks for what has the keyboard when a popover comes, and reports a fault where nothing has it.
        gtk_widget_set_focusable(popover, 1)
        gtk_window_set_focus(window, popover)
      }
      gtk_popover_popup(pointer(popover))
    }

    private func wasClosed() {
      isClosed = false
      guard !isClosing, popover != nil, !presentation.isEnded else { return }
      closed()
    }

    /// Where the binding refused that a person closed it, it comes back.
    override func update() {
      place()
      guard let popover, !isClosed, gtk_widget_get_visible(popover) == 0 else { return }
      popUp()
    }

    private func place() {
      guard let popover else { return }
      let frame = presentation.point.map { Rect(origin: $0, size: .zero) } ?? presentation.anchor ?? .zero
      var box = GdkRectangle(
        x: Pixels.place(frame.minX), y: Pixels.place(frame.minY),
        width: Pixels.length(frame.width), height: Pixels.length(frame.height))
      gtk_popover_set_pointing_to(pointer(popover), &box)
    }

    final override func allocated() {
      if let popover { gtk_popover_present(pointer(popover)) }
    }

    final override func close() {
      guard let popover else { return }
      isClosing = true
      self.popover = nil
      returnFocus(from: popover)
      gtk_popover_popdown(pointer(popover))
      if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
    }

    /// Returns the keyboard to the view that had it, before the popover that has it goes.
    private func returnFocus(from popover: Widget) {
      guard let window = owner.window, let focus = gtk_window_get_focus(window),
        focus == popover || gtk_widget_is_ancestor(focus, popover) != 0
      else { return }
      gtk_window_set_focus(window, nil)
      guard let focused, let view = owner.host.views[focused] else { return }
      gtk_widget_grab_focus((view as? ControlView)?.spokenWidget ?? view.widget)
    }

    final func pointer(_ widget: Widget) -> UnsafeMutablePointer<GtkPopover> {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)
    }
  }

  /// Content in a bubble beside its anchor.
  @MainActor
  final class BubblePopover: AnchoredPopover {
    private(set) var container: LayoutContainer?

    override func make() -> Widget? {
      guard let popover = gtk_popover_new() else { return nil }
      let container = makeContainer()
      self.container = container
      gtk_popover_set_child(pointer(popover), container.widget)
      return popover
    }

    override var position: GtkPositionType {
      guard case .popover(let edge) = presentation.kind else { return GTK_POS_BOTTOM }
      let isMirrored = owner.root.environment.layoutDirection == .rightToLeft
      return switch edge {
      case .top: GTK_POS_TOP
      case .bottom: GTK_POS_BOTTOM
      case .leading: isMirrored ? GTK_POS_RIGHT : GTK_POS_LEFT
      case .trailing: isMirrored ? GTK_POS_LEFT : GTK_POS_RIGHT
      }
    }

    /// Where the content forbids closing it, it comes back.
    override func closed() {
      guard presentation.isDismissDisabled else { return presentation.dismiss() }
      popUp()
    }
  }

  /// A menu of GTK's, with the items of the content.
  @MainActor
  final class MenuPopover: AnchoredPopover {
    private static let group = "menu"

    override func make() -> Widget? {
      let items = presentation.menuItems.map(item)
      var next = 0
      let menu = MenuModel.menu(items, prefix: "\(Self.group).", &next)
      defer { g_object_unref(menu.map { UnsafeMutableRawPointer($0) }) }
      guard let popover = gtk_popover_menu_new_from_model(MenuModel.model(menu)),
        let actions = g_simple_action_group_new()
      else { return nil }
      for (number, command) in MenuModel.commands(items).enumerated() {
        guard let action = MenuModel.action(number, command, command.action) else { continue }
        g_action_map_add_action(OpaquePointer(actions), action)
        g_object_unref(UnsafeMutableRawPointer(action))
      }
      gtk_widget_insert_action_group(popover, Self.group, OpaquePointer(actions))
      g_object_unref(actions)
      gtk_popover_set_has_arrow(pointer(popover), 0)
      if presentation.point != nil { gtk_widget_set_halign(popover, GTK_ALIGN_START) }
      return popover
    }

    private func item(_ item: MenuItem) -> CommandItem {
      switch item.kind {
      case .divider: .divider
      case .heading: .heading(item.title)
      case .menu(let items): .menu(CommandMenu(item.title, items.map(self.item)))
      case .toggle(let isOn), .choice(let isOn): .command(command(item, isOn: isOn))
      default: .command(command(item, isOn: nil))
      }
    }

    private func command(_ item: MenuItem, isOn: Bool?) -> Command {
      let action: @MainActor () -> Void = { [presentation] in presentation.choose(item) }
      let command =
        isOn.map { Command(item.title, isOn: $0, shortcut: item.shortcut, action: action) }
        ?? Command(item.title, shortcut: item.shortcut, action: action)
      return command.disabled(!item.isEnabled)
    }
  }
#endif
