#if canImport(CGTK)
  import CGTK
  import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Critical lines") @MainActor
    struct CriticalTests {
      @Test("A wrong use of GTK is noted while a test runs, which fails by it unless it takes the line out")
      func noted() throws {
        try GTK.initialize()
        _ = CriticalLines.takeCriticals()
        _ = gtk_adjustment_get_value(nil)
        let lines = CriticalLines.takeCriticals()
        #expect(lines == ["Gtk: gtk_adjustment_get_value: assertion 'GTK_IS_ADJUSTMENT (adjustment)' failed"])
        #expect(CriticalLines.takeCriticals() == [])
      }
    }
  }
#endif
