#if canImport(CGTK)
  public import CGTK

  /// A GTK widget of any class.
  public typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as an argument of GObject's functions.
    var object: UnsafeMutablePointer<GObject> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self) }
  }

  /// Keeps a GTK object alive as long as itself.
  final class ObjectReference {
    private let object: UnsafeMutableRawPointer
    private let thread = g_thread_self()

    /// Takes the reference of a new object without an owner, or adds one to an object with owners.
    init(_ object: UnsafeMutableRawPointer) {
      self.object = object
      g_object_ref_sink(object)
    }

    deinit {
      guard thread != g_thread_self() else { return g_object_unref(object) }
      // GTK belongs to one thread; the last reference was released on another one.
      g_idle_add(
        { object in
          g_object_unref(object)
          return 0
        }, object)
    }
  }
#endif
