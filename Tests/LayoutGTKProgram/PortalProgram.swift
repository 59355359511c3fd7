#if canImport(CGTK)
  import CGTK
  import LayoutGTK

  /// A program and, in the same process, the desktop's settings portal that it reads; it prints the values that its
  /// body saw.
  struct PortalProgram: LayoutApp {
    static var applicationID: String? { "org.example.LayoutPortal" }
    static let portal = FakePortal()

    @Environment(\.colorScheme) private var scheme
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some Layout {
      let _ = saw(scheme)
      Color.red.size(width: 100, height: 100)
    }

    private func saw(_ scheme: ColorScheme) {
      printLine("\(scheme)")
      let (portal, dismissWindow) = (Self.portal, dismissWindow)
      portal.seen += 1
      Task { @MainActor in
        switch portal.seen {
        case 2: portal.notify("color-scheme", 2)
        case 3:
          portal.notify("contrast", 1)  // Of no concern.
          portal.notify("color-scheme", 1)
        case 4: portal.notify("color-scheme", 0)
        case 5: dismissWindow(id: "main")
        default: break
        }
      }
    }
  }

  /// A program whose portal is slow, by its argument:
  ///
  /// - `late`: the portal replies after the program's first frame.
  /// - `silent`: it never replies.
  /// - `absent`: it is none of this process's.
  struct SlowPortalProgram: LayoutApp {
    static var applicationID: String? { "org.example.LayoutSlowPortal" }
    static let manner = CommandLine.arguments.dropFirst(2).first ?? ""
    static let portal: FakePortal? = manner == "absent" ? nil : FakePortal(holds: true, isSilent: manner == "silent")

    @Environment(\.colorScheme) private var scheme
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some Layout {
      let _ = saw(scheme, dismissWindow)
      Color.red.size(width: 100, height: 100)
    }

    private func saw(_ scheme: ColorScheme, _ dismissWindow: DismissWindowAction) {
      printLine("\(scheme)")
      guard scheme == .light else { return dismissWindow(id: "main") }
      Task { @MainActor in
        await FirstFrame.drawn()
        printLine("drawn")
        if Self.manner == "late" { Self.portal?.response() } else { dismissWindow(id: "main") }
      }
    }
  }

  /// Replies to `Read` with "dark".
  @MainActor
  final class FakePortal {
    var seen = 0
    private let connection: OpaquePointer?
    /// Whether questions wait for `response()`, and those that do.
    private var holds: Bool
    private var held: [(OpaquePointer, OpaquePointer)] = []

    private static let description = """
      <node><interface name='org.freedesktop.portal.Settings'>
      <method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
      <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
      </interface></node>
      """
    private static let path = "/org/freedesktop/portal/desktop"

    /// Takes the portal's name on the session bus.
    init(holds: Bool = false, isSilent: Bool = false) {
      self.holds = holds
      connection = g_getenv("DBUS_SESSION_BUS_ADDRESS").flatMap {
        g_dbus_connection_new_for_address_sync(
          $0,
          GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
              | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, nil)
      }
      guard let node = g_dbus_node_info_new_for_xml(Self.description, nil) else { return }
      var table = GDBusInterfaceVTable()
      table.method_call = { _, _, _, _, _, parameters, invocation, context in
        guard let context, let parameters, let invocation else { return }
        let portal = Unmanaged<FakePortal>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { portal.requested(parameters, invocation) }
      }
      g_dbus_connection_register_object(
        connection, Self.path, node.pointee.interfaces[0], &table, Unmanaged.passRetained(self).toOpaque(), nil, nil)
      var name: [OpaquePointer?] = [g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0)]
      let response = g_dbus_connection_call_sync(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
        g_variant_new_tuple(&name, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
      if let response { g_variant_unref(response) }
      if isSilent, let connection { Self.silence(connection) }
    }

    /// Drops calls, so that not even a missing method has a reply; GLib calls the filter on a thread of its own.
    private nonisolated static func silence(_ connection: OpaquePointer) {
      g_dbus_connection_add_filter(
        connection,
        { _, message, isIncoming, _ in
          guard isIncoming != 0, let message,
            g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
          else { return message }
          g_object_unref(UnsafeMutableRawPointer(message))
          return nil
        }, nil, nil)
    }

    private func requested(_ parameters: OpaquePointer, _ invocation: OpaquePointer) {
      held.append((g_variant_ref(parameters), invocation))
      if !holds { response() }
    }

    /// Replies to the waiting calls, and from now on at once.
    func response() {
      holds = false
      for (parameters, invocation) in held {
        defer { g_variant_unref(parameters) }
        guard let key = g_variant_get_child_value(parameters, 1) else { continue }
        defer { g_variant_unref(key) }
        // As portals do: a variant in the variant.
        let value = g_variant_new_variant(
          g_variant_new_uint32(String(cString: g_variant_get_string(key, nil)) == "color-scheme" ? 1 : 7))
        var response: [OpaquePointer?] = [g_variant_new_variant(value)]
        g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&response, 1))
      }
      held = []
    }

    func notify(_ key: String, _ value: UInt32) {
      var parameters: [OpaquePointer?] = [
        g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string(key),
        g_variant_new_variant(g_variant_new_uint32(value)),
      ]
      g_dbus_connection_emit_signal(
        connection, nil, Self.path, "org.freedesktop.portal.Settings", "SettingChanged",
        g_variant_new_tuple(&parameters, 3), nil)
    }
  }
#endif
