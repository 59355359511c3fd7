#if GTK
  import LayoutGTK

  /// The screens in a native window, until the window is closed.
  @MainActor
  struct ScreenWindow {
    let program: ToolProgram
    let first: ToolScreen
    let input: ScreenInput
    let direction: LayoutDirection?
    let scheme: ColorScheme?

    private static let size = Size(width: 1100, height: 760)

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
      application.settings.preferredLayoutDirection = direction
      application.settings.preferredColorScheme = scheme
      let (screens, first, input) = (program.screens.screens, first, input)
      application.openWindow("\(program.name): screens", size: Self.size) {
        ScreenBrowser(screens: screens, first: first, input: input)
      }
      return application.run()
    }
  }
#endif
