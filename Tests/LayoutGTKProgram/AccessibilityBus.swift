#if canImport(CGTK)
  import CGTK

  /// The calls of a screen reader, in the same process: a connection of its own with the accessibility bus, whose
  /// replies come while the main loop runs.
  @MainActor
  final class AccessibilityBus {
    /// An object on the bus.
    struct Object: Hashable {
      var name: String
      var path: String
    }

    private let connection: OpaquePointer?

    init(_ address: String) {
      connection = g_dbus_connection_new_for_address_sync(
        address,
        GDBusConnectionFlags(
          rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, nil)
    }

    /// The windows of the programs on the bus.
    func windows() -> [Object] {
      let desktop = Object(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
      return children(of: desktop).flatMap { children(of: $0) }
    }

    func children(of object: Object) -> [Object] {
      guard let response = call(object, "Accessible", "GetChildren") else { return [] }
      defer { g_variant_unref(response) }
      guard let list = g_variant_get_child_value(response, 0) else { return [] }
      defer { g_variant_unref(list) }
      return (0..<g_variant_n_children(list)).compactMap { index in
        guard let child = g_variant_get_child_value(list, index) else { return nil }
        defer { g_variant_unref(child) }
        return Object(name: string(child, 0), path: string(child, 1))
      }
    }

    func role(of object: Object) -> String { text(call(object, "Accessible", "GetRoleName")) }

    func name(of object: Object) -> String { property("Name", "Accessible", of: object) }

    func description(of object: Object) -> String { property("Description", "Accessible", of: object) }

    /// The names of the actions, in their order.
    func actions(of object: Object) -> [String] {
      guard let response = call(object, "Action", "GetActions") else { return [] }
      defer { g_variant_unref(response) }
      guard let list = g_variant_get_child_value(response, 0) else { return [] }
      defer { g_variant_unref(list) }
      return (0..<g_variant_n_children(list)).map { index in
        guard let child = g_variant_get_child_value(list, index) else { return "" }
        defer { g_variant_unref(child) }
        return string(child, 0)
      }
    }

    /// Does the first action.
    func press(_ object: Object) {
      guard let response = call(object, "Action", "DoAction", [g_variant_new_int32(0)]) else { return }
      g_variant_unref(response)
    }

    // MARK: Calls

    private final class Response {
      var isThere = false
      var value: OpaquePointer?
    }

    /// Calls a method and runs the main loop until the reply, however long it takes.
    private func call(
      _ object: Object, _ interface: String, _ method: String, _ arguments: [OpaquePointer?] = []
    ) -> OpaquePointer? {
      let response = Response()
      var arguments = arguments
      let prefix = interface.contains(".") ? "" : "org.a11y.atspi."
      g_dbus_connection_call(
        connection, object.name, object.path, prefix + interface, method,
        g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, .max, nil,
        { source, result, context in
          guard let context else { return }
          let response = Unmanaged<Response>.fromOpaque(context).takeRetainedValue()
          response.value = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          response.isThere = true
        }, Unmanaged.passRetained(response).toOpaque())
      while !response.isThere { g_main_context_iteration(nil, 1) }
      return response.value
    }

    private func property(_ property: String, _ interface: String, of object: Object) -> String {
      guard
        let response = call(
          object, "org.freedesktop.DBus.Properties", "Get",
          [g_variant_new_string("org.a11y.atspi." + interface), g_variant_new_string(property)])
      else { return "" }
      defer { g_variant_unref(response) }
      guard let boxed = g_variant_get_child_value(response, 0) else { return "" }
      defer { g_variant_unref(boxed) }
      guard let value = g_variant_get_variant(boxed) else { return "" }
      defer { g_variant_unref(value) }
      return g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
    }

    /// The string in a reply, which is freed.
    private func text(_ response: OpaquePointer?) -> String {
      guard let response else { return "" }
      defer { g_variant_unref(response) }
      return string(response, 0)
    }

    private func string(_ tuple: OpaquePointer, _ index: gsize) -> String {
      guard let child = g_variant_get_child_value(tuple, index) else { return "" }
      defer { g_variant_unref(child) }
      return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
    }
  }
#endif
