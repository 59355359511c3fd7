#if canImport(CGTK)
  import LayoutGTK
  import Testing

  /// All tests that touch GTK: it belongs to one thread, so they run one after the other. Extend it by suites.
  @Suite(.serialized, .withoutCriticals) @MainActor enum GTKTests {}
#endif
