#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  /// A window on the screen that shows a layout. It is open until it is closed, by a person or by `close()`; its
  /// container, its widgets and what they observe are gone then.
  @MainActor
  public final class LayoutWindow {
    /// What shows the layout.
    public let container: LayoutContainer
    /// The id of the scene it was opened from; `nil` where it was opened by hand.
    public let id: String?
    /// What it was opened for, in a group with a window for each value.
    public let value: AnyHashable?
    /// Called when it has been closed.
    var onClose: (() -> Void)?
    private var window: UnsafeMutablePointer<GtkWindow>?

    init(
      of application: UnsafeMutablePointer<GtkApplication>, title: String, id: String?, value: AnyHashable?,
      size: Size?, environment: EnvironmentValues
    ) {
      self.title = title
      self.id = id
      self.value = value
      container = LayoutContainer(environment: environment)
      guard let widget = gtk_application_window_new(application) else { return }
      let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      self.window = window
      gtk_window_set_title(window, title.forGTK)
      gtk_application_window_set_show_menubar(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkApplicationWindow.self), 1)
      if let size { gtk_window_set_default_size(window, Self.pixels(size.width), Self.pixels(size.height)) }
      gtk_window_set_child(window, container.widget)
      WidgetSignal.connect(UnsafeMutableRawPointer(window), "destroy") { [weak self] in self?.closed() }
    }

    /// Whole pixels, so that nothing is cut; -1, GTK's "as large as its content", where there is no such length.
    private static func pixels(_ length: Double) -> Int32 {
      length >= 1 && length.isFinite ? Int32(min(length.rounded(.up), 32_767)) : -1
    }

    /// What stands in its title bar.
    public var title: String {
      didSet { if title != oldValue, let window { gtk_window_set_title(window, title.forGTK) } }
    }

    /// Whether it is still open.
    public var isOpen: Bool { window != nil }

    /// The size of its content, in points; zero before it was laid out.
    public var size: Size {
      guard let window else { return .zero }
      return Size(
        width: Double(gtk_widget_get_width(widget(window))), height: Double(gtk_widget_get_height(widget(window))))
    }

    /// The GTK window, a `GtkWindow *`; `nil` when it is closed.
    public var pointer: UnsafeMutableRawPointer? { window.map { UnsafeMutableRawPointer($0) } }

    /// Shows it, before all others.
    public func present() {
      if let window { gtk_window_present(window) }
    }

    /// Closes it at once.
    public func close() {
      if let window { gtk_window_destroy(window) }
    }

    private func widget(_ window: UnsafeMutablePointer<GtkWindow>) -> UnsafeMutablePointer<GtkWidget> {
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    }

    private func closed() {
      guard window != nil else { return }
      window = nil
      onClose?()
      onClose = nil
    }
  }
#endif
