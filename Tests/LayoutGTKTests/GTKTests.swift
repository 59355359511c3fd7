#if canImport(CGTK)
  import LayoutGTK
  import Testing

  @Test("The library is GTK 4")
  func version() {
    #expect(GTK.version.hasPrefix("4."))
  }
#endif
