#if canImport(CGTK)
  /// What keeps windows from being shown.
  public enum GTKError: Error, Hashable, Sendable {
    /// There is no display server to show windows on: neither `WAYLAND_DISPLAY` nor `DISPLAY` names one that answers.
    case noDisplay
  }

  extension GTKError: CustomStringConvertible {
    /// What is wrong and what to do about it.
    public var description: String {
      switch self {
      case .noDisplay:
        "no display: set WAYLAND_DISPLAY or DISPLAY to a display server that runs, or start the program with xvfb-run"
      }
    }
  }
#endif
