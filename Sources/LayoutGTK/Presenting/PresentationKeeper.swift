#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// Shows what a container's layout presents, in windows and popovers of their own.
  ///
  /// 1. What is gone is closed, the last one first. Then what is new is opened, in its order.
  /// 2. A container that is in no window shows nothing until it is in one.
  @MainActor
  final class PresentationKeeper {
    private unowned let container: LayoutContainer
    private var wanted: [Presentation] = []
    private(set) var shown: [ShownPresentation] = []

    init(_ container: LayoutContainer) { self.container = container }

    func set(_ presentations: [Presentation]) {
      wanted = presentations
      update()
    }

    private func update() {
      let isInWindow = gtk_widget_get_root(container.widget) != nil
      let wanted = isInWindow ? wanted.filter { !$0.isEnded } : []
      for gone in shown.reversed() where !wanted.contains(where: { $0 === gone.presentation }) {
        shown.removeAll { $0 === gone }
        gone.close()
      }
      for presentation in wanted {
        if let known = shown.first(where: { $0.presentation === presentation }) {
          known.update()
        } else {
          let new = make(presentation)
          shown.append(new)
          new.open()
        }
      }
    }

    private func make(_ presentation: Presentation) -> ShownPresentation {
      switch presentation.kind {
      case .popover: BubblePopover(presentation, container)
      case .menu: MenuPopover(presentation, container)
      case .fileImporter, .fileExporter: FileDialog(presentation, container)
      default: DialogWindow(presentation, container)
      }
    }

    /// The container entered another window, or left one.
    func rootChanged() { MainLoop.enqueue { [weak self] in self?.update() } }

    /// GTK places popovers when the widget that they belong to was allocated.
    func allocated() { for one in shown { one.allocated() } }
  }

  extension LayoutContainer {
    func present(_ presentations: [Presentation]) {
      if presenting == nil {
        guard !presentations.isEmpty else { return }
        presenting = PresentationKeeper(self)
      }
      presenting?.set(presentations)
    }

    /// The container's window; `nil` where it is in none.
    var window: UnsafeMutablePointer<GtkWindow>? {
      guard let root = gtk_widget_get_root(widget) else { return nil }
      let object = UnsafeMutableRawPointer(root)
      guard g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), gtk_window_get_type()) != 0
      else { return nil }
      return object.assumingMemoryBound(to: GtkWindow.self)
    }
  }

  /// One presentation on the screen.
  @MainActor
  class ShownPresentation {
    let presentation: Presentation
    /// The container of the layout that presents it.
    unowned let owner: LayoutContainer

    init(_ presentation: Presentation, _ owner: LayoutContainer) {
      self.presentation = presentation
      self.owner = owner
    }

    /// Shows it.
    func open() {}
    /// Takes over other values of the presentation.
    func update() {}
    /// Removes it from the screen.
    func close() {}
    /// The owner's widget was allocated.
    func allocated() {}

    /// A container that shows the content.
    final func makeContainer() -> LayoutContainer {
      let container = LayoutContainer(environment: owner.environment)
      presentation.attach(to: container.root)
      container.host.direction = container.root.environment.layoutDirection
      return container
    }

    /// Closes it as Escape does, and shows the effects at once.
    final func cancel() {
      presentation.cancel()
    }
  }
#endif
