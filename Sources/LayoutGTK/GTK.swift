#if canImport(CGTK)
  import CGTK

  /// The GTK that the program runs with.
  public enum GTK {
    /// The version as text, such as `4.8.3`.
    public static var version: String {
      "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    }

    /// The oldest GTK version that programs run with.
    public static var neededVersion: String { needed.description }

    static let needed = GTKVersion(major: 4, minor: 8)

    /// Connects the program with the display.
    ///
    /// Every other call of GTK comes after this one. A second call does nothing.
    ///
    /// - Throws: `GTKError.tooOld` where the library is too old, and `GTKError.noDisplay` where there is no display.
    ///   GTK alone would abort the program.
    @MainActor
    public static func initialize() throws(GTKError) {
      try needed.check(GTKVersion(major: Int(gtk_get_major_version()), minor: Int(gtk_get_minor_version())))
      guard gtk_init_check() != 0, gdk_display_get_default() != nil else { throw .noDisplay }
    }
  }

  /// A version of GTK.
  struct GTKVersion: Comparable, CustomStringConvertible {
    var major: Int
    var minor: Int

    var description: String { "\(major).\(minor)" }

    static func < (one: GTKVersion, other: GTKVersion) -> Bool {
      (one.major, one.minor) < (other.major, other.minor)
    }

    /// Throws where `found` is older, or has another major version, which has other functions.
    func check(_ found: GTKVersion) throws(GTKError) {
      guard found >= self, found.major == major else { throw .tooOld(found: "\(found)", needed: "\(self)") }
    }
  }
#endif
