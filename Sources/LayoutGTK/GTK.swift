#if canImport(CGTK)
  import CGTK

  /// The GTK that the program runs with.
  public enum GTK {
    /// Such as `4.8.3`.
    public static var version: String {
      "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    }

    /// Connects the program with the display. Anything else of GTK comes after; calling it again does nothing.
    ///
    /// - Throws: `GTKError.noDisplay` where there is none, so that a program can say so instead of being aborted.
    @MainActor
    public static func initialize() throws(GTKError) {
      guard gtk_init_check() != 0, gdk_display_get_default() != nil else { throw .noDisplay }
    }
  }
#endif
