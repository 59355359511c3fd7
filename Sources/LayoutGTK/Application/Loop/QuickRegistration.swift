#if canImport(CGTK)
  import CGTK

  /// Registers an application without waiting for the desktop's portal.
  ///
  /// GTK looks for the portal when an application registers, to keep the session awake by it, and waits for the answer:
  /// a portal that is slow to start, or does not answer, keeps the program from its first frame for 25 seconds. No part
  /// of this module uses what GTK looks for, so GTK finds no portal. `SettingsPortal` asks it in the background.
  ///
  /// 1. A filter is put on the connection that GLib shares, for as long as the registration takes.
  /// 2. Questions for the portal's name that go to the bus ask for a name that has no owner and no service instead. The
  ///    bus answers these by itself, and at once.
  @MainActor
  enum QuickRegistration {
    /// As `g_application_register`.
    static func register(
      _ application: UnsafeMutablePointer<GApplication>, _ error: inout UnsafeMutablePointer<GError>?
    ) -> Bool {
      guard SettingsPortal.hasSessionBus, let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
        return g_application_register(application, nil, &error) != 0
      }
      let filter = addFilter(to: connection)  // 1.
      defer {
        g_dbus_connection_remove_filter(connection, filter)
        g_object_unref(UnsafeMutableRawPointer(connection))
      }
      return g_application_register(application, nil, &error) != 0
    }

    private nonisolated static func addFilter(to connection: OpaquePointer) -> guint {
      g_dbus_connection_add_filter(
        connection, { _, message, isIncoming, _ in QuickRegistration.hidePortal(message, isIncoming: isIncoming != 0) },
        nil, nil)
    }

    /// 2. Called on the connection's thread, which gives the message away and sends what is returned.
    private nonisolated static func hidePortal(_ message: OpaquePointer?, isIncoming: Bool) -> OpaquePointer? {
      guard let message, !isIncoming, let body = g_dbus_message_get_body(message), g_variant_n_children(body) > 0,
        g_dbus_message_get_destination(message).map({ String(cString: $0) }) == "org.freedesktop.DBus",
        let first = g_variant_get_child_value(body, 0)
      else { return message }
      defer { g_variant_unref(first) }
      guard g_variant_classify(first) == G_VARIANT_CLASS_STRING,
        String(cString: g_variant_get_string(first, nil)) == SettingsPortal.name,
        let copy = g_dbus_message_copy(message, nil)
      else { return message }
      g_object_unref(UnsafeMutableRawPointer(message))
      // `StartServiceByName` has flags behind the name.
      var parts: [OpaquePointer?] = [g_variant_new_string("org.freedesktop.portal.None")]
      for index in 1..<max(1, g_variant_n_children(body)) { parts.append(g_variant_get_child_value(body, index)) }
      g_dbus_message_set_body(copy, g_variant_new_tuple(&parts, gsize(parts.count)))
      for part in parts.dropFirst() { g_variant_unref(part) }
      return copy
    }
  }
#endif
