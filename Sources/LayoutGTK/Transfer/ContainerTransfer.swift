#if canImport(CGTK)
  import CGTK

  /// Drags values out of a container and into it, while boxes take part.
  @MainActor
  final class ContainerTransfer {
    private unowned let host: GTKHost
    /// What a drag that begins at a place carries.
    var item: ((Point) -> TransferItem?)?
    /// Passes a drag to the root; the result is that of `LayoutRoot.send`.
    var onDrop: ((DropEvent) -> Bool)?
    /// The types of bytes that the element under a drag takes.
    var wantedTypes: ((DropEvent) -> [TransferType])?
    private var counts: [GestureSet: Int] = [:]
    private var hasSource = false
    private var hasTarget = false
    /// What the drag carries that is about to begin.
    private var prepared: TransferItem?

    init(_ host: GTKHost) { self.host = host }

    /// Notes that a box has other uses.
    func exchange(_ old: GestureSet, for new: GestureSet) {
      for use in [GestureSet.source, .destination] where old.contains(use) != new.contains(use) {
        counts[use, default: 0] += new.contains(use) ? 1 : -1
        guard new.contains(use), let widget = host.top?.widget else { continue }
        // The controllers stay when the last box goes: a drag may be going on.
        if use == .source { addSource(widget) } else { addTarget(widget) }
      }
    }

    // MARK: Out

    private func addSource(_ widget: Widget) {
      guard !hasSource, let source = gtk_drag_source_new() else { return }
      hasSource = true
      gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
      let object = UnsafeMutableRawPointer(source)
      TransferSignal.connect(object, "prepare") { [weak self] _, x, y in self?.prepare(Point(x: x, y: y)) }
      TransferSignal.connectObject(object, "drag-begin") { [weak self] drag in
        if let item = self?.prepared { NativeTransfer.attach([item], to: drag) }
        self?.prepared = nil
      }
      gtk_widget_add_controller(widget, source)
    }

    private func prepare(_ place: Point) -> UnsafeMutableRawPointer? {
      prepared = counts[.source, default: 0] > 0 ? item?(place) : nil
      return prepared.flatMap { NativeTransfer.provider(of: [$0]) }.map { UnsafeMutableRawPointer($0) }
    }

    // MARK: In

    private func addTarget(_ widget: Widget) {
      guard !hasTarget, let target = gtk_drop_target_async_new(nil, GDK_ACTION_COPY) else { return }
      hasTarget = true
      let object = UnsafeMutableRawPointer(target)
      for signal in ["drag-enter", "drag-motion"] {
        TransferSignal.connectMotion(object, signal) { [weak self] drop, x, y in
          self?.moved(drop, Point(x: x, y: y)) == true ? GDK_ACTION_COPY.rawValue : 0
        }
      }
      TransferSignal.connectObject(object, "drag-leave") { [weak self] _ in
        _ = self?.onDrop?(DropEvent(.left, at: .zero, items: []))
      }
      TransferSignal.connectMotion(object, "drop") { [weak self] drop, x, y in
        self?.dropped(drop, Point(x: x, y: y)) == true ? 1 : 0
      }
      gtk_widget_add_controller(widget, target)
    }

    /// What is dragged: the values themselves, or the types of another program's bytes.
    private func items(of drop: OpaquePointer) -> [TransferItem] {
      let drag = gdk_drop_get_drag(drop).map { UnsafeMutableRawPointer($0) }
      if let items = NativeTransfer.attached(to: drag) { return items }
      return [TransferItem(types: NativeTransfer.offers(in: gdk_drop_get_formats(drop)).map(\.type)) { _ in nil }]
    }

    private func moved(_ drop: OpaquePointer, _ place: Point) -> Bool {
      onDrop?(DropEvent(.moved, at: place, items: items(of: drop))) ?? false
    }

    /// Passes a drop, at once or when the bytes of the other program are there.
    private func dropped(_ drop: OpaquePointer, _ place: Point) -> Bool {
      let event = DropEvent(.dropped, at: place, items: items(of: drop))
      if NativeTransfer.attached(to: gdk_drop_get_drag(drop).map { UnsafeMutableRawPointer($0) }) != nil {
        finish(drop, onDrop?(event) ?? false)
        return true
      }
      g_object_ref(UnsafeMutableRawPointer(drop))
      let offer = NativeOffer(types: NativeTransfer.offers(in: gdk_drop_get_formats(drop))) {
        gdk_drop_read_async(drop, $0, G_PRIORITY_DEFAULT, nil, NativeCall.callback, $1)
      } finish: {
        gdk_drop_read_finish(drop, $0, nil, nil)
      }
      NativeTransfer.read(wantedTypes?(event) ?? [], of: offer) { [weak self] item in
        let isTaken = item.map { self?.onDrop?(DropEvent(.dropped, at: place, items: [$0])) == true } ?? false
        self?.finish(drop, isTaken)
        g_object_unref(UnsafeMutableRawPointer(drop))
      }
      return true
    }

    private func finish(_ drop: OpaquePointer, _ isTaken: Bool) {
      gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0))
    }
  }

  /// Connects GTK's signals of drags, some of which have a result, to functions in Swift.
  @MainActor
  private enum TransferSignal {
    private final class Listener<Function> {
      let observe: Function
      init(_ observe: Function) { self.observe = observe }
    }

    typealias Prepare = @MainActor (OpaquePointer?, Double, Double) -> UnsafeMutableRawPointer?
    typealias Motion = @MainActor (OpaquePointer, Double, Double) -> UInt32
    typealias Object = @MainActor (UnsafeMutableRawPointer) -> Void

    private static func connect<Function>(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: GCallback, _ observe: Function
    ) {
      // Swapped: the listener is the first argument.
      g_signal_connect_data(
        object, signal, handler, Unmanaged.passRetained(Listener(observe)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
        }, G_CONNECT_SWAPPED)
    }

    /// Calls `observe` at a signal with a place, whose result is an object.
    static func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ observe: @escaping Prepare) {
      let handler: @convention(c) (UnsafeMutableRawPointer?, Double, Double) -> UnsafeMutableRawPointer? = {
        data, x, y in
        guard let data else { return nil }
        nonisolated(unsafe) var made: UnsafeMutableRawPointer?
        MainActor.assumeIsolated {
          made = Unmanaged<Listener<Prepare>>.fromOpaque(data).takeUnretainedValue().observe(nil, x, y)
        }
        return made
      }
      connect(object, signal, unsafeBitCast(handler, to: GCallback.self), observe)
    }

    /// Calls `observe` at a signal with an object and a place, whose result is a number.
    static func connectMotion(_ object: UnsafeMutableRawPointer, _ signal: String, _ observe: @escaping Motion) {
      let handler: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Double, Double) -> UInt32 = {
        data, drop, x, y in
        guard let data, let drop else { return 0 }
        nonisolated(unsafe) let dropped = drop
        return MainActor.assumeIsolated {
          Unmanaged<Listener<Motion>>.fromOpaque(data).takeUnretainedValue().observe(dropped, x, y)
        }
      }
      connect(object, signal, unsafeBitCast(handler, to: GCallback.self), observe)
    }

    /// Calls `observe` at a signal with an object.
    static func connectObject(_ object: UnsafeMutableRawPointer, _ signal: String, _ observe: @escaping Object) {
      let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { data, argument in
        guard let data, let argument else { return }
        nonisolated(unsafe) let passed = argument
        MainActor.assumeIsolated {
          Unmanaged<Listener<Object>>.fromOpaque(data).takeUnretainedValue().observe(passed)
        }
      }
      connect(object, signal, unsafeBitCast(handler, to: GCallback.self), observe)
    }
  }
#endif
