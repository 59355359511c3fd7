#if canImport(CGTK)
  import CGTK

  /// Properties of GTK's objects that have no function of their own.
  @MainActor
  enum GTKValue {
    /// Sets a property that is a string.
    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ string: String) {
      var value = GValue()
      // G_TYPE_STRING is a macro: the sixteenth fundamental type.
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, string)
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
      g_value_unset(&value)
    }
  }
#endif
