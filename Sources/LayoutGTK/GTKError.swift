#if canImport(CGTK)
  /// The reasons why windows cannot be shown.
  @nonexhaustive
  public enum GTKError: Error, Hashable, Sendable {
    /// There is no display server: neither `WAYLAND_DISPLAY` nor `DISPLAY` names one that responds.
    case noDisplay
    /// The library is older than the program needs: see `GTK.version` and `GTK.neededVersion`.
    case tooOld(found: String, needed: String)
    /// The application id is invalid.
    ///
    /// It must be two or more names with dots between them, such as `org.example.Counter`.
    case invalidApplicationID(String)
    /// The session bus refused the application; the text states the reason.
    case notRegistered(String)
    /// A window's picture cannot be made or written; the text states the reason.
    case noPicture(String)
  }

  extension GTKError: CustomStringConvertible {
    /// The fault, and what to do about it.
    public var description: String {
      switch self {
      case .noDisplay:
        "no display: set WAYLAND_DISPLAY or DISPLAY to a display server that runs, or start the program with xvfb-run"
      case .tooOld(let found, let needed):
        "GTK \(found) is too old: install GTK \(needed) or later, and start the program again"
      case .invalidApplicationID(let id):
        "'\(id)' is no application id: write two or more names of letters, digits, _ and - with dots between them, "
          + "such as org.example.Counter"
      case .notRegistered(let reason): "the application cannot be registered on the session bus: \(reason)"
      case .noPicture(let reason): "no picture of the window: \(reason)"
      }
    }
  }
#endif
