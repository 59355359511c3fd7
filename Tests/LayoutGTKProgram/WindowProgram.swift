#if canImport(CGTK)
  import LayoutGTK

  /// A window that does nothing.
  struct WindowProgram: LayoutApp {
    var body: some Layout { Color.red.size(width: 200, height: 100) }
    var title: String { "Nothing" }
  }

  /// A program with an id that is none.
  struct BadProgram: LayoutApp {
    static var applicationID: String? { "nothing" }
    var body: some Layout { Color.red }
  }
#endif
