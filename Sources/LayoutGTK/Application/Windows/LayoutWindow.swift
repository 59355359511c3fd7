#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  /// A window on the screen that shows a layout.
  ///
  /// It is open until it is closed, by a user or by `close()`. Then its container, its widgets and their observations
  /// are released.
  @MainActor
  public final class LayoutWindow {
    /// The container that shows the layout.
    public let container: LayoutContainer
    /// The id of the scene that the window was opened from; `nil` for a window without a scene.
    public let id: String?
    /// The value that the window was opened for, in a group with a window for each value.
    public let value: AnyHashable?
    /// Called after the window was closed.
    var onClose: (() -> Void)?
    /// Called when the window received the keyboard.
    var onActive: (() -> Void)?
    /// A number that grows with each window of the application that receives the keyboard; 0 where this one never did.
    var activation = 0
    /// The window whose layout this one, a panel of the inspector, shows.
    weak var inspected: LayoutWindow?
    /// Ends the inspection when this panel is closed.
    var endInspection: (() -> Void)?
    /// Whether the window has the keyboard.
    private(set) var isActive = false
    private var window: UnsafeMutablePointer<GtkWindow>?
    /// The size of the content when the window is shown for the first time.
    private var contentSize: Size?

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
      gtk_window_set_child(window, container.widget)
      contentSize = size
      WidgetSignal.connect(UnsafeMutableRawPointer(window), "destroy") { [weak self] in self?.closed() }
      WidgetSignal.connect(UnsafeMutableRawPointer(window), "notify::is-active") { [weak self] in
        self?.activeChanged()
      }
    }

    private func activeChanged() {
      guard let window else { return }
      isActive = gtk_window_is_active(window) != 0
      container.environment.scenePhase = isActive ? .active : .inactive
      if isActive { onActive?() }
    }

    /// A length in whole pixels, rounded up; -1, the content's own length for GTK, where it is below 1 or infinite.
    private static func pixels(_ length: Double) -> Int32 {
      length >= 1 && length.isFinite ? Int32(min(length.rounded(.up), LayoutContainer.longestRequest)) : -1
    }

    /// The text in the title bar.
    public var title: String {
      didSet { if title != oldValue, let window { gtk_window_set_title(window, title.forGTK) } }
    }

    /// Whether the window is still open.
    public var isOpen: Bool { window != nil }

    /// The size of the content, in points; zero before it was laid out.
    ///
    /// It does not include the menu bar, nor a title bar that the window draws itself, as on Wayland.
    public var size: Size { isOpen ? Self.size(of: container.widget) : .zero }

    /// The size of the whole window as GTK draws it, in points.
    var wholeSize: Size { window.map { Self.size(of: widget($0)) } ?? .zero }

    private static func size(of widget: Widget) -> Size {
      Size(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    }

    /// The GTK window, a `GtkWindow *`; `nil` when it is closed.
    public var pointer: UnsafeMutableRawPointer? { window.map { UnsafeMutableRawPointer($0) } }

    /// Shows the window in front of all others.
    public func present() {
      guard let window else { return }
      if let contentSize {
        self.contentSize = nil
        setContentSize(contentSize, of: window)
      }
      gtk_window_present(window)
    }

    /// Sets the window's default size so that the content has `size`.
    ///
    /// GTK's default size includes the title bar and the menu bar, which exist when the window is realized. Their size
    /// is the window's request minus the content's.
    private func setContentSize(_ size: Size, of window: UnsafeMutablePointer<GtkWindow>) {
      gtk_widget_realize(widget(window))
      let (width, height) = (Self.pixels(size.width), Self.pixels(size.height))
      func least(_ widget: Widget) -> Int32 {
        var least: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
        return least
      }
      let bars = max(0, least(widget(window)) - least(container.widget))
      let longest = Int32(LayoutContainer.longestRequest)
      gtk_window_set_default_size(window, width, height < 0 ? height : min(height + bars, longest))
    }

    /// Closes the window at once.
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
      (onClose, onActive) = (nil, nil)
    }
  }
#endif
