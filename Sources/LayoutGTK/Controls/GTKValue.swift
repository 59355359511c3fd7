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
      g_value_set_string(&value, string.forGTK)
      set(object, name, &value)
    }

    /// Sets a property that is true or false.
    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ isTrue: Bool) {
      var value = GValue()
      // G_TYPE_BOOLEAN is a macro: the fifth fundamental type.
      g_value_init(&value, GType(5 << 2))
      g_value_set_boolean(&value, isTrue ? 1 : 0)
      set(object, name, &value)
    }

    private static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: inout GValue) {
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
      g_value_unset(&value)
    }
  }
#endif
