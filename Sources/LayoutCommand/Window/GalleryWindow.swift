#if GTK
  import LayoutGTK

  /// The gallery in a native window, until the window is closed.
  @MainActor
  struct GalleryWindow {
    let first: Screen
    let source: FeedSource
    let direction: RenderCommand.Direction?
    let appearance: RenderCommand.Appearance?

    static let title = "Layout gallery"
    static let size = Size(width: 1100, height: 760)

    /// Opens the window and returns when it is closed.
    ///
    /// - Returns: the exit code.
    func run() throws(CommandError) -> Int32 {
      let application: LayoutApplication
      do throws(GTKError) {
        application = try LayoutApplication()
      } catch {
        throw .failure("\(error)")
      }
      application.settings.preferredLayoutDirection = direction.map { $0 == .rtl ? .rightToLeft : .leftToRight }
      application.settings.preferredColorScheme = appearance.map { $0 == .dark ? .dark : .light }
      let (first, source) = (first, source)
      application.openWindow(Self.title, size: Self.size) { GalleryBrowser(first: first, source: source) }
      return application.run()
    }
  }
#endif
