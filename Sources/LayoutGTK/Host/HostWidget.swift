#if canImport(CGTK)
  import CGTK

  /// A widget's request of its parent along one axis, in application pixels; baselines are -1 where there are none.
  struct WidgetRequest: Equatable {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var minimumBaseline: Int32 = -1
    var naturalBaseline: Int32 = -1
  }

  /// Computes the responses of a widget of the shim's class.
  @MainActor
  protocol HostWidgetOwner: AnyObject {
    /// The request along `orientation` where the other length is `length`; -1 where that is open.
    func request(_ orientation: GtkOrientation, _ length: Int32) -> WidgetRequest
    /// Called when the widget received its size: children are to be allocated.
    func allocate(width: Int32, height: Int32)
    /// Called when the widget is to be drawn, with its children.
    func draw(_ snapshot: OpaquePointer)
    /// Called when a child may look different, and may wait for an allocation.
    func changed(_ child: Widget)
  }

  /// The context of a widget of the shim's class: the owner that it calls.
  final class HostContext {
    fileprivate weak var owner: (any HostWidgetOwner)?

    fileprivate static func owner(_ context: UnsafeMutableRawPointer?) -> (any HostWidgetOwner)? {
      context.flatMap { Unmanaged<HostContext>.fromOpaque($0).takeUnretainedValue().owner }
    }
  }

  @MainActor
  enum HostWidget {
    /// A floating widget without an owner yet, and the context that connects it to one.
    static func make() -> (widget: Widget, context: HostContext)? {
      let context = HostContext()
      let callbacks = LayoutHostCallbacks(
        measure: { context, orientation, length, minimum, natural, minimumBaseline, naturalBaseline in
          MainActor.assumeIsolated {
            guard let request = HostContext.owner(context)?.request(orientation, length) else { return }
            minimum?.pointee = request.minimum
            natural?.pointee = max(request.natural, request.minimum)
            // GTK requires both or none.
            let hasBoth = request.minimumBaseline >= 0 && request.naturalBaseline >= 0
            minimumBaseline?.pointee = hasBoth ? request.minimumBaseline : -1
            naturalBaseline?.pointee = hasBoth ? request.naturalBaseline : -1
          }
        },
        allocate: { context, width, height, _ in
          MainActor.assumeIsolated { HostContext.owner(context)?.allocate(width: width, height: height) }
        },
        snapshot: { context, snapshot in
          guard let snapshot else { return }
          MainActor.assumeIsolated { HostContext.owner(context)?.draw(snapshot) }
        },
        changed: { context, child in
          guard let child else { return }
          MainActor.assumeIsolated { HostContext.owner(context)?.changed(child) }
        },
        dispose: { context in
          if let context { Unmanaged<HostContext>.fromOpaque(context).release() }
        })
      guard let widget = layout_host_new(callbacks, Unmanaged.passRetained(context).toOpaque()) else { return nil }
      return (widget, context)
    }

    static func connect(_ context: HostContext, to owner: any HostWidgetOwner) { context.owner = owner }
  }
#endif
