#if canImport(CGTK)
  import CGTK

  /// The GTK that the program runs with.
  public enum GTK {
    /// Such as `4.8.3`.
    public static var version: String {
      "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    }
  }
#endif
