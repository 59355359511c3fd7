#if canImport(CGTK)
  import CGTK

  /// A program with windows: its windows, its menus and its main loop.
  ///
  /// A whole program is a `LayoutApp`; this class is for programs that have a `main` of their own, and for tests.
  ///
  /// ```swift
  /// let application = try LayoutApplication()
  /// application.openWindow("Hello") { Text("Hello").padding(24) }
  /// exit(application.run())
  /// ```
  ///
  /// `main` must not be `async`, and nothing in it may be awaited: the main actor would run on another thread than GTK.
  @MainActor
  public final class LayoutApplication {
    /// The system's settings, and the program's preferences in place of them.
    public let settings: SystemSettings
    /// The open windows, in the order in which they were opened.
    public internal(set) var windows: [LayoutWindow] = []
    /// Called when a user starts the program, or starts it again while no window is open.
    var onActivate: (() -> Void)?
    var scenes: [SceneDescription] = []
    /// How often a window received the keyboard.
    var activations = 0
    let menuBar: MenuBar
    let application: UnsafeMutablePointer<GtkApplication>
    private let reference: ObjectReference
    /// Values that follow models, kept as long as the application.
    var followed: [AnyObject] = []

    /// An application without windows.
    ///
    /// - Parameters:
    ///   - id: the id by which the desktop knows it, such as `org.example.Counter`. A program with an id runs once: a
    ///     second start shows the windows of the first. With `nil` it runs any number of times.
    ///   - followsPortal: whether light or dark is read from the desktop's settings portal.
    /// - Throws: `GTKError`.
    public init(id: String? = nil, followsPortal: Bool = true) throws(GTKError) {
      if let id, g_application_id_is_valid(id) == 0 { throw .invalidApplicationID(id) }
      settings = try SystemSettings(followsPortal: followsPortal)
      let uses = id == nil ? G_APPLICATION_NON_UNIQUE.rawValue : 0
      let flags = GApplicationFlags(rawValue: uses | G_APPLICATION_HANDLES_OPEN.rawValue)
      guard let application = gtk_application_new(id, flags) else { throw .notRegistered("out of memory") }
      self.application = application
      reference = ObjectReference(application)
      g_object_unref(application)
      menuBar = MenuBar(application)
      var error: UnsafeMutablePointer<GError>?
      guard QuickRegistration.register(base, &error) else {
        let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown"
        g_clear_error(&error)
        settings.stop()
        throw .notRegistered(reason)
      }
      addAction("quit") { [weak self] in self?.quit() }
      #if DEBUG
        addAction("inspect") { [weak self] in self?.toggleInspector() }
      #endif
      WidgetSignal.connect(base, "activate") { [weak self] in self?.activated() }
      openPassedFiles()
      settings.onChange = { [weak self] in self?.settingsChanged(from: $0) }
      settings.onThemeChange = { [weak self] in
        for window in self?.windows ?? [] { window.container.invalidateLayoutTree() }
      }
    }

    private var base: UnsafeMutablePointer<GApplication> {
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    }

    // MARK: The loop

    /// Runs the main loop until the last window is closed.
    ///
    /// The windows of the start are opened first. The main actor, tasks and timers run meanwhile; a program that waits
    /// uses no processor time. Call it on the main thread.
    ///
    /// - Parameter addresses: what the program opens at its start: addresses and paths of files. Where it has an id and
    ///   runs already, they are for that one.
    /// - Returns: the exit code.
    public func run(opening addresses: [String] = []) -> Int32 {
      let queue = layout_serve_main_queue()
      defer { if queue != 0 { g_source_remove(queue) } }
      let status = run(addresses)
      stop()
      return status
    }

    private func run(_ addresses: [String]) -> Int32 {
      guard !addresses.isEmpty else { return g_application_run(base, 0, nil) }
      // The first one is the program; none is an option of GIO's.
      var words = (["layout", "--"] + addresses).map { strdup($0) }
      defer { for word in words { free(word) } }
      return g_application_run(base, Int32(words.count), &words)
    }

    /// Does what a start of the program by a user does.
    public func activate() { g_application_activate(base) }

    /// Closes all windows; `run` returns.
    public func quit() {
      stop()
      g_application_quit(base)
    }

    /// Closes all windows and ends following the settings and models.
    func stop() {
      let open = windows
      // None of the windows receives the keyboard when another one closes.
      windows = []
      for window in open { window.close() }
      followed = []
      settings.onChange = nil
      settings.onThemeChange = nil
      settings.stop()
    }

    private func activated() {
      if let last = windows.last { last.present() } else { onActivate?() }
    }

    private func addAction(_ name: String, _ work: @escaping @MainActor () -> Void) {
      guard let action = g_simple_action_new(name, nil) else { return }
      WidgetSignal.connect(UnsafeMutableRawPointer(action), "activate", work)
      g_action_map_add_action(OpaquePointer(application), action)
      g_object_unref(UnsafeMutableRawPointer(action))
    }

    // MARK: Menus

    /// Sets the menus in the menu bar of every window, and the shortcuts.
    ///
    /// They follow the models that `commands` reads. Control-Q quits and Control-W closes a window, unless a command
    /// has the shortcut.
    public func setCommands(@CommandsBuilder _ commands: @escaping @MainActor () -> [CommandMenu]) {
      followed.append(Followed(commands, use: { [menuBar] in menuBar.update($0) }))
    }
  }
#endif
