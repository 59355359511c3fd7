#if canImport(CGTK)
  import CGTK

  /// What a test needs of the machine: where it is missing the test is left out.
  ///
  /// `Scripts/test` installs all of it and sets `LAYOUT_ALL_TESTS=1`: then every test runs, and fails without it.
  enum Need {
    /// Whether tests run whatever is missing.
    private static let isEverythingThere = g_getenv("LAYOUT_ALL_TESTS").map { String(cString: $0) } == "1"

    /// Whether PATH has a program.
    static func program(_ name: String) -> Bool {
      guard let path = g_find_program_in_path(name) else { return isEverythingThere }
      g_free(path)
      return true
    }

    /// Whether there is a file.
    static func file(_ path: String) -> Bool { isEverythingThere || g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

    /// A display to show windows on.
    static let display = isEverythingThere || (g_getenv("DISPLAY") ?? g_getenv("WAYLAND_DISPLAY")) != nil
  }
#endif
