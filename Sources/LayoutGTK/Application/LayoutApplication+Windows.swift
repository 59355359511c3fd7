#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  extension LayoutApplication {
    /// Opens a window that belongs to no scene.
    ///
    /// - Parameters:
    ///   - title: the text in the window's title bar.
    ///   - size: the size of its content, in points; `nil` and a length below 1 are the content's ideal.
    ///   - content: the window's content.
    @discardableResult
    public func openWindow<Content: Layout>(
      _ title: String = "", size: Size? = nil, @LayoutBuilder content: @escaping @MainActor () -> Content
    ) -> LayoutWindow {
      open(title: title, size: size) { $0.setBody { content() } }
    }

    /// Sets the windows that can be opened by an id.
    ///
    /// The scenes follow the models that `windows` reads: titles and contents of open windows change with them.
    public func setWindows(@WindowBuilder _ windows: @escaping @MainActor () -> [any WindowScene]) {
      followed.append(
        Followed({ windows().map(\.scene) }, use: { [weak self] in self?.scenesChanged(to: $0) }))
    }

    /// Opens the window with the id `id`, or brings it to the front.
    ///
    /// - Returns: `nil`, with a warning, where no scene has that id, or where it is a group for values.
    @discardableResult
    public func openWindow(id: String) -> LayoutWindow? { open(id: id, value: nil) }

    /// Opens the window of a group for a value, or brings it to the front.
    ///
    /// - Returns: `nil`, with a warning, where no scene has that id and takes such values.
    @discardableResult
    public func openWindow(id: String, value: some Hashable) -> LayoutWindow? {
      open(id: id, value: AnyHashable(value))
    }

    /// Closes all windows with the id `id`, including those of a group.
    public func dismissWindow(id: String) {
      for window in windows where window.id == id { window.close() }
    }

    /// Closes the window of a group for a value.
    public func dismissWindow(id: String, value: some Hashable) {
      for window in windows where window.id == id && window.value == AnyHashable(value) { window.close() }
    }

    // MARK: -

    private func open(id: String, value: AnyHashable?) -> LayoutWindow? {
      guard let scene = scenes.first(where: { $0.id == id }) else {
        layout_warn("no window has the id '\(id)'; the ids are \(scenes.map(\.id))")
        return nil
      }
      guard let show = scene.content(value) else {
        layout_warn("the window '\(id)' cannot be opened for \(value.map { "\($0)" } ?? "no value")")
        return nil
      }
      if scene.isSingle, let known = windows.first(where: { $0.id == id && $0.value == value }) {
        known.present()
        return known
      }
      return open(title: scene.title, id: id, value: value, size: scene.defaultSize, show)
    }

    private func open(
      title: String, id: String? = nil, value: AnyHashable? = nil, size: Size?,
      _ show: @MainActor (LayoutContainer) -> Void
    ) -> LayoutWindow {
      let window = LayoutWindow(
        of: application, title: title, id: id, value: value, size: size, environment: environment)
      windows.append(window)
      window.onActive = { [weak self, unowned window] in self?.becameActive(window) }
      window.onClose = { [weak self, unowned window] in self?.closed(window) }
      window.container.onPreferredColorScheme = { [weak self] in self?.colorSchemesChanged() }
      show(window.container)
      window.present()
      return window
    }

    private func becameActive(_ window: LayoutWindow) {
      activations += 1
      window.activation = activations
    }

    /// Returns the keyboard to the window that had it before, if the closed one had it.
    private func closed(_ window: LayoutWindow) {
      windows.removeAll { $0 === window }
      colorSchemesChanged()
      window.endInspection?()
      window.endInspection = nil
      for panel in windows where panel.inspected === window { panel.close() }
      guard window.isActive, let before = windows.max(by: { $0.activation < $1.activation }), before.activation > 0
      else { return }
      before.present()
    }

    /// Takes over the scheme that the first window with a preference has.
    private func colorSchemesChanged() {
      settings.contentColorScheme = windows.lazy.compactMap(\.container.root.preferredColorScheme).first
    }

    /// The values that windows begin with.
    private var environment: EnvironmentValues {
      var values = settings.environment
      values.openWindow = OpenWindowAction(self)
      values.dismissWindow = DismissWindowAction(self)
      return values
    }

    /// Updates the windows to the system's values.
    ///
    /// What the program set in a container's environment stays.
    func settingsChanged(from old: EnvironmentValues) {
      for window in windows { window.container.environment.follow(settings.environment, from: old) }
    }

    private func scenesChanged(to scenes: [SceneDescription]) {
      let isFirst = self.scenes.isEmpty
      self.scenes = scenes
      guard !isFirst else { return }
      for window in windows {
        guard let scene = scenes.first(where: { $0.id == window.id }) else { continue }
        window.title = scene.title
        scene.content(window.value)?(window.container)
      }
    }
  }
#endif
