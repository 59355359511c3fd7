#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// The user's choice of light or dark in the desktop's settings portal, `org.freedesktop.portal.Settings`.
  ///
  /// It is read in the background. Where there is no session bus or no portal, no value is received.
  @MainActor
  final class SettingsPortal {
    private let observe: @MainActor (ColorScheme?) -> Void
    private let cancellable: UnsafeMutablePointer<GCancellable>
    private let reference: ObjectReference
    private var connection: OpaquePointer?
    private var subscription: guint = 0

    nonisolated static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let group = "org.freedesktop.appearance"
    private static let key = "color-scheme"

    /// `nil` where there is no session bus.
    init?(_ observe: @escaping @MainActor (ColorScheme?) -> Void) {
      guard Self.hasSessionBus, let cancellable = g_cancellable_new() else { return nil }
      self.observe = observe
      self.cancellable = cancellable
      reference = ObjectReference(cancellable)
      g_object_unref(cancellable)
      g_bus_get(
        G_BUS_TYPE_SESSION, cancellable,
        { _, result, context in
          let connection = g_bus_get_finish(result, nil)
          SettingsPortal.with(context) { $0.connected(to: connection) }
        }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Whether there is a session bus.
    ///
    /// It is looked for here, since GLib would try to start a bus of its own.
    static var hasSessionBus: Bool {
      if g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
      guard let directory = g_get_user_runtime_dir() else { return false }
      return g_file_test(String(cString: directory) + "/bus", G_FILE_TEST_EXISTS) != 0
    }

    /// Ends the calls.
    func stop() {
      g_cancellable_cancel(cancellable)
      guard let connection else { return }
      g_dbus_connection_signal_unsubscribe(connection, subscription)
      g_object_unref(UnsafeMutableRawPointer(connection))
      self.connection = nil
    }

    private static func with(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (SettingsPortal) -> Void) {
      guard let context else { return }
      let portal = Unmanaged<SettingsPortal>.fromOpaque(context).takeRetainedValue()
      MainActor.assumeIsolated { body(portal) }
    }

    private func connected(to connection: OpaquePointer?) {
      guard let connection else { return }
      guard g_cancellable_is_cancelled(cancellable) == 0 else {
        return g_object_unref(UnsafeMutableRawPointer(connection))
      }
      self.connection = connection
      subscription = g_dbus_connection_signal_subscribe(
        connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.group, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, parameters, context in
          guard let context, let parameters else { return }
          let portal = Unmanaged<SettingsPortal>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { portal.changed(parameters) }
        }, Unmanaged.passRetained(self).toOpaque(),
        { if let context = $0 { Unmanaged<SettingsPortal>.fromOpaque(context).release() } })
      var arguments: [OpaquePointer?] = [g_variant_new_string(Self.group), g_variant_new_string(Self.key)]
      g_dbus_connection_call(
        connection, Self.name, Self.path, Self.interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
        G_DBUS_CALL_FLAGS_NONE, -1, cancellable,
        { source, result, context in
          let response = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
          SettingsPortal.with(context) { $0.responded(response) }
        }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Receives the reply to the first request: `(v)`.
    private func responded(_ response: OpaquePointer?) {
      guard let response else { return }
      defer { g_variant_unref(response) }
      if g_variant_n_children(response) == 1 { notify(child: 0, of: response) }
    }

    /// Receives the signal: `(ssv)`, group, key and value.
    private func changed(_ parameters: OpaquePointer) {
      guard g_variant_n_children(parameters) == 3, let key = g_variant_get_child_value(parameters, 1) else { return }
      defer { g_variant_unref(key) }
      guard g_variant_classify(key) == G_VARIANT_CLASS_STRING,
        String(cString: g_variant_get_string(key, nil)) == Self.key
      else { return }
      notify(child: 2, of: parameters)
    }

    /// Reads the number: 1 is dark, 2 is light, every other value is none.
    ///
    /// It may be wrapped any number of times.
    private func notify(child: gsize, of tuple: OpaquePointer) {
      var value = g_variant_get_child_value(tuple, child)
      while let wrapped = value, g_variant_classify(wrapped) == G_VARIANT_CLASS_VARIANT {
        value = g_variant_get_variant(wrapped)
        g_variant_unref(wrapped)
      }
      guard let value else { return }
      defer { g_variant_unref(value) }
      guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
      switch g_variant_get_uint32(value) {
      case 1: observe(.dark)
      case 2: observe(.light)
      default: observe(nil)
      }
    }
  }
#endif
