#if canImport(CGTK)
  import CGTK

  extension LayoutContainer {
    /// Connects the pointer over the container with the root.
    func connectPointer() {
      host.pointer.onEvent = { [weak self] in self?.pointed($0) ?? false }
      host.onPress = { [weak self] view in self?.observe { [weak self] in _ = self?.root.press(view) } }
      host.onTransferKey = { [weak self] view, key in
        self?.observe { [weak self] in _ = self?.root.transfer(key, at: view) }
      }
      host.transfer.item = { [weak self] in self?.root.dragItem(at: $0) }
      host.transfer.wantedTypes = { [weak self] in self?.root.wantedTypes(of: $0) ?? [] }
      host.transfer.onDrop = { [weak self] event in
        var isTaken = false
        self?.observe { [weak self] in isTaken = self?.root.send(event) ?? false }
        return isTaken
      }
      let wait = PointerWait { [weak self] in self?.observe { [weak self] in self?.root.pointerWaited() } }
      root.onPointerWait = { seconds in MainActor.assumeIsolated { wait.start(seconds) } }
    }

    /// Passes an event to the root, or stores it while GTK or a turn is in the middle of its work.
    private func pointed(_ event: PointerEvent) -> Bool {
      var isTaken = false
      observe { [weak self] in
        guard let self else { return }
        if event.phase == .began { root.doubleTapTime = Self.doubleClickTime }
        isTaken = root.send(event)
        if event.phase == .hovered || event.phase == .left { host.pointer.show(root.pointerStyle) }
      }
      return isTaken
    }

    /// The user's setting, in seconds.
    private static var doubleClickTime: Double {
      guard let settings = gtk_settings_get_default() else { return 0 }
      var value = GValue()
      g_value_init(&value, GType(6 << G_TYPE_FUNDAMENTAL_SHIFT))
      g_object_get_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-double-click-time", &value)
      defer { g_value_unset(&value) }
      return Double(g_value_get_int(&value)) / 1000
    }
  }

  /// A timer of GTK's loop that is started again and again.
  @MainActor
  final class PointerWait {
    private let work: @MainActor () -> Void
    private var source: guint = 0

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    /// Calls the work after some seconds, and no more for an earlier call; `nil` only ends that one.
    func start(_ seconds: Double?) {
      if source != 0 { g_source_remove(source) }
      source = 0
      guard let seconds else { return }
      source = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint((seconds * 1000).rounded(.up)),
        { data in
          guard let data else { return 0 }
          MainActor.assumeIsolated { Unmanaged<PointerWait>.fromOpaque(data).takeUnretainedValue().rang() }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in
          if let data { Unmanaged<PointerWait>.fromOpaque(data).release() }
        })
    }

    private func rang() {
      source = 0
      work()
    }
  }
#endif
