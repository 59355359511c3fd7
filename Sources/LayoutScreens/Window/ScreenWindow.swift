#if GTK
  import Foundation
  import LayoutGTK

  /// The screens in a native window, until the window is closed.
  @MainActor
  struct ScreenWindow {
    let program: ToolProgram
    let first: ToolScreen
    let input: ScreenInput
    let direction: LayoutDirection?
    let scheme: ColorScheme?
    /// Builds the program anew when its sources change; `nil` does not.
    let watched: WatchedBuild?

    private static let size = Size(width: 1100, height: 760)

    /// Opens the window and returns when it is closed.
    ///
    /// Where the program was built anew meanwhile, the call does not return: the new program takes the place of this one,
    /// and its window has the size, the screen and the scroll offsets of this one.
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
      let (screens, input) = (program.screens.screens, input)
      let last = ProcessInfo.processInfo.environment[WindowState.variable].flatMap { WindowState($0) }
      let known = last.flatMap { state in screens.contains { $0.name == state.screen } ? state : nil }
      let selection = ScreenSelection(known?.screen ?? first.name)
      let window = application.openWindow("\(program.name): screens", size: last?.size ?? Self.size) {
        ScreenBrowser(screens: screens, selection: selection, input: input)
      }
      if let offsets = known?.points, !offsets.isEmpty { restore(offsets, in: window) }
      var next: WindowState?
      watched?.start {
        next = WindowState(screen: selection.name, size: window.size, offsets: window.container.root.scrollOffsets)
        application.quit()
      }
      let status = application.run()
      watched?.stop()
      if let next { try replaceProgram(next) }
      return status
    }

    /// Scrolls when the window has its size: before, there is nothing to scroll.
    private func restore(_ offsets: [String: Point], in window: LayoutWindow) {
      Task {
        while window.isOpen, window.size == .zero { try? await Task.sleep(for: .milliseconds(10)) }
        window.container.root.scrollOffsets = offsets
      }
    }

    /// Runs the program that was built in place of this one, with the same arguments.
    private func replaceProgram(_ state: WindowState) throws(CommandError) {
      setenv(WindowState.variable, state.text, 1)
      let path = WindowCommand.executable.path
      // Without it a build into another folder would go unnoticed.
      if !WatchedBuild.isNew(WindowCommand.executable) {
        StandardStream.errors.write("the build wrote no new \(path): --build names the command that does\n")
      }
      var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
      _ = StandardStream.output.flush()
      execv(path, &arguments)
      throw .failure("\(path) cannot be run: \(String(cString: strerror(errno)))")
    }
  }
#endif
