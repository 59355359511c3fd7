#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension ShownPresentation {
    static func make(_ presentation: Presentation, _ owner: LayoutContainer) -> ShownPresentation {
      switch presentation.kind {
      case .alert, .confirmationDialog: AlertSheet(presentation, owner)
      case .menu: MenuList(presentation, owner)
      case .popover(let edge): Bubble(presentation, owner, edge)
      case .fileImporter, .fileExporter: FilePanel(presentation, owner)
      default: SheetWindow(presentation, owner)
      }
    }
  }

  /// An alert or a choice of actions, with the buttons of the content.
  ///
  /// An alert with fields is a sheet with the content itself.
  @MainActor
  final class AlertSheet: ShownPresentation {
    private var alert: NSAlert?
    private var sheet: SheetWindow?

    override func open() {
      guard let owner, let window = owner.window else { return }
      guard presentation.fields.isEmpty else {
        let sheet = SheetWindow(presentation, owner)
        self.sheet = sheet
        return sheet.open()
      }
      let alert = NSAlert()
      alert.messageText = presentation.title
      alert.informativeText = presentation.message
      // AppKit's first button is the default one.
      let preferred = presentation.defaultButton
      let all = presentation.buttons
      let buttons = all.filter { $0 == preferred } + all.filter { $0 != preferred }
      for button in buttons {
        let shown = alert.addButton(withTitle: button.title)
        shown.isEnabled = button.isEnabled
        shown.hasDestructiveAction = button.role == .destructive
        if button.role == .cancel { shown.keyEquivalent = "\u{1b}" }
        if button != preferred, button.role != .cancel { shown.keyEquivalent = "" }
      }
      self.alert = alert
      alert.beginSheetModal(for: window) { [presentation] response in
        let at = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
        guard buttons.indices.contains(at) else { return }
        presentation.press(buttons[at])
      }
    }

    override func close() {
      sheet?.close()
      guard let alert else { return }
      self.alert = nil
      if let parent = alert.window.sheetParent { parent.endSheet(alert.window) }
    }
  }

  /// A sheet or a cover: a window with the content, at the owner's.
  @MainActor
  final class SheetWindow: ShownPresentation {
    private var window: NSWindow?

    override func open() {
      guard let owner, let below = owner.window else { return }
      let container = makeContainer()
      let size =
        presentation.kind == .fullScreenCover
        ? CGSize(width: owner.root.size.width, height: owner.root.size.height)
        : contentSize(of: container, in: owner.root.size)
      container.root.size = Size(width: size.width, height: size.height)
      container.root.layoutIfNeeded()
      let height = presentation.detents.last?.resolved(in: owner.root.size.height) ?? size.height
      let window = NSWindow(
        contentViewController: ContentController(container, onCancel: { [weak self] in self?.cancel() }))
      window.setContentSize(CGSize(width: size.width, height: height))
      self.window = window
      container.onSettled = { [weak self] in self?.update() }
      update()
      below.beginSheet(window, completionHandler: nil)
    }

    /// Names the window after the presentation, whose page may have another title after a turn.
    override func update() {
      guard let window, window.title != presentation.title else { return }
      window.title = presentation.title
    }

    private func cancel() { presentation.cancel() }

    override func close() {
      guard let window else { return }
      self.window = nil
      window.sheetParent?.endSheet(window)
    }
  }

  /// The controller of a presentation's content.
  final class ContentController: NSViewController {
    private let container: LayoutContainer
    private let onCancel: () -> Void

    init(_ container: LayoutContainer, onCancel: @escaping () -> Void) {
      (self.container, self.onCancel) = (container, onCancel)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = container }

    /// AppKit's command of the escape key.
    override func cancelOperation(_ sender: Any?) { onCancel() }
  }

  /// Content in a bubble beside its anchor.
  @MainActor
  final class Bubble: ShownPresentation {
    private let edge: LayoutTransition.Edge
    private var popover: NSPopover?

    init(_ presentation: Presentation, _ owner: LayoutContainer, _ edge: LayoutTransition.Edge) {
      self.edge = edge
      super.init(presentation, owner)
    }

    override func open() {
      guard let owner else { return }
      let container = makeContainer()
      let popover = NSPopover()
      let controller = PopoverController(container) { [weak self] in self?.disappeared() }
      popover.contentViewController = controller
      popover.contentSize = contentSize(of: container, in: owner.root.size)
      container.root.size = Size(width: popover.contentSize.width, height: popover.contentSize.height)
      container.root.layoutIfNeeded()
      popover.behavior = presentation.isDismissDisabled ? .applicationDefined : .transient
      self.popover = popover
      popover.show(relativeTo: anchor, of: owner, preferredEdge: side)
    }

    /// In the owner's coordinates, whose y grows downwards.
    private var side: NSRectEdge {
      let isMirrored = owner?.root.environment.layoutDirection == .rightToLeft
      return switch edge {
      case .top: .minY
      case .bottom: .maxY
      case .leading: isMirrored ? .maxX : .minX
      case .trailing: isMirrored ? .minX : .maxX
      }
    }

    override func update() { popover?.positioningRect = anchor }

    private func disappeared() {
      guard popover != nil else { return }
      popover = nil
      presentation.dismiss()
    }

    override func close() {
      guard let popover else { return }
      self.popover = nil
      popover.close()
    }
  }

  /// The controller of a popover's content, which AppKit closes by itself.
  final class PopoverController: NSViewController {
    private let container: LayoutContainer
    private let onDisappear: () -> Void

    init(_ container: LayoutContainer, onDisappear: @escaping () -> Void) {
      (self.container, self.onDisappear) = (container, onDisappear)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = container }

    override func viewDidDisappear() {
      super.viewDidDisappear()
      onDisappear()
    }
  }

  /// A menu of AppKit's, with the items of the content.
  @MainActor
  final class MenuList: ShownPresentation {
    private var targets: [AnyObject] = []

    /// AppKit runs the menu until a person has chosen or left it.
    override func open() {
      guard let owner else { return }
      let menu = menu(presentation.menuItems)
      let place = presentation.point.map { CGPoint(x: $0.x, y: $0.y) } ?? CGPoint(x: anchor.minX, y: anchor.maxY)
      _ = menu.popUp(positioning: nil, at: place, in: owner)
      if !presentation.isEnded { presentation.dismiss() }
    }

    private func menu(_ items: [MenuItem]) -> NSMenu {
      let menu = NSMenu()
      menu.autoenablesItems = false
      for item in items {
        guard item.kind != .divider else {
          menu.addItem(NSMenuItem.separator())
          continue
        }
        let shown = NSMenuItem()
        shown.title = item.title
        shown.isEnabled = item.isCommand
        switch item.kind {
        case .menu(let inner):
          shown.submenu = self.menu(inner)
          shown.isEnabled = true
        case .toggle(let isOn), .choice(let isOn): shown.state = isOn ? .on : .off
        default: break
        }
        if item.isCommand {
          targets.append(MenuActions.listen(to: shown) { [presentation] in presentation.choose(item) })
        }
        menu.addItem(shown)
      }
      return menu
    }
  }

  /// The system's panel for files.
  @MainActor
  final class FilePanel: ShownPresentation {
    private var panel: NSSavePanel?

    override func open() {
      guard let window = owner?.window else { return }
      let panel: NSSavePanel
      switch presentation.kind {
      case .fileImporter(let settings):
        let open = NSOpenPanel()
        open.allowsMultipleSelection = settings.allowsMultiple
        open.canChooseDirectories = settings.types.contains(.folder)
        open.canChooseFiles = settings.types != [.folder]
        open.allowedContentTypes = settings.types.flatMap(\.uniformTypes)
        panel = open
      case .fileExporter(let settings):
        panel = NSSavePanel()
        if let name = settings.name { panel.nameFieldStringValue = name }
        panel.allowedContentTypes = settings.type?.uniformTypes ?? []
      default: return
      }
      self.panel = panel
      panel.beginSheetModal(for: window) { [weak self] response in
        self?.ended(response, panel)
      }
    }

    private func ended(_ response: NSApplication.ModalResponse, _ panel: NSSavePanel) {
      self.panel = nil
      guard response == .OK else { return presentation.choose(.cancelled) }
      let urls = (panel as? NSOpenPanel)?.urls ?? [panel.url].compactMap { $0 }
      presentation.choose(.files(urls.map(\.path)))
    }

    override func close() {
      guard let panel else { return }
      self.panel = nil
      panel.cancel(nil)
    }
  }
#endif
