#if canImport(CGTK)
  import CGTK

  /// Registers an application without waiting for the desktop's portal.
  ///
  /// GTK looks for the portal when an application registers, so that the portal can keep the session awake. It waits
  /// for the reply: a portal that starts slowly, or does not reply, delays the program's first frame by 25 seconds. No
  /// part of this module uses what GTK looks for, so GTK finds no portal.
  /// `SettingsPortal` reads the portal in the background.
  ///
  /// 1. A filter is set on the connection that GLib shares, for as long as the registration takes.
  /// 2. In messages to the bus that request the portal's name, the name is replaced by one that has no owner and no
  ///    service. The bus replies to these by itself, and at once.
  @MainActor
  enum QuickRegistration {
    /// Registers as `g_application_register` does.
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

    /// Step 2, on the connection's thread.
    ///
    /// The message's reference passes to this function, and the returned one is sent.
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
      // `StartServiceByName` has flags after the name.
      var parts: [OpaquePointer?] = [g_variant_new_string("org.freedesktop.portal.None")]
      for index in 1..<max(1, g_variant_n_children(body)) { parts.append(g_variant_get_child_value(body, index)) }
      g_dbus_message_set_body(copy, g_variant_new_tuple(&parts, gsize(parts.count)))
      for part in parts.dropFirst() { g_variant_unref(part) }
      return copy
    }
  }
#endif
