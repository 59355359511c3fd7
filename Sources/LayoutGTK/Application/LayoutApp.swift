#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  /// A whole program: the content of its window, and optionally further windows, menus and shortcuts.
  ///
  /// ```swift
  /// import LayoutGTK
  ///
  /// @main struct Counter: LayoutApp {
  ///   @State var count = 0
  ///
  ///   var body: some Layout {
  ///     HStack(spacing: 12) {
  ///       Text("\(count)")
  ///       Button("More") { count += 1 }
  ///     }.padding(24)
  ///   }
  /// }
  /// ```
  ///
  /// Each property but the id is read again when a model or a state that it was read from changes.
  @MainActor
  public protocol LayoutApp {
    /// The type of `body`.
    associatedtype Body: Layout

    /// The program at its start.
    init()

    /// The content of the first window, whose id is `main`.
    @LayoutBuilder var body: Body { get }

    /// The id by which the desktop knows the program, such as `org.example.Counter`; `nil` by default.
    ///
    /// A program with an id runs once: a second start shows the windows of the first. With `nil` it runs any number of
    /// times.
    static var applicationID: String? { get }

    /// The title of the first window; the name of the type by default.
    var title: String { get }

    /// The size of the first window's content when it opens, in points; `nil`, the default, is the content's ideal.
    ///
    /// A window is never smaller than its content's minimum.
    var defaultSize: Size? { get }

    /// Further windows, opened by their ids with `openWindow` in the environment; none by default.
    @WindowBuilder var windows: [any WindowScene] { get }

    /// The menus of the menu bar; by default there are none, and no menu bar.
    @CommandsBuilder var commands: [CommandMenu] { get }

    /// Light or dark, whatever the user's setting is; `nil`, the default, follows the user's setting.
    var colorScheme: ColorScheme? { get }

    /// The direction in which windows run; `nil`, the default, follows the language.
    var layoutDirection: LayoutDirection? { get }
  }

  extension LayoutApp {
    /// `nil`: the program runs any number of times.
    public static var applicationID: String? { nil }
    /// The name of the type.
    public var title: String { "\(Self.self)" }
    /// `nil`: the content's ideal.
    public var defaultSize: Size? { nil }
    /// No further windows.
    public var windows: [any WindowScene] { [] }
    /// No menus.
    public var commands: [CommandMenu] { [] }
    /// `nil`: the user's setting.
    public var colorScheme: ColorScheme? { nil }
    /// `nil`: the language's direction.
    public var layoutDirection: LayoutDirection? { nil }

    /// Runs the program until its last window is closed, and ends the process.
    ///
    /// Words of the command line that are no options are addresses to open (`onOpenURL`).
    ///
    /// Without a display, and with an invalid id, it prints that on the standard error stream and exits with code 1.
    public static func main() {
      do {
        let addresses = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
        exit(try LayoutApplication(Self.self).run(opening: addresses))
      } catch {
        layout_print_error("\(Self.self): \(error)")
        exit(1)
      }
    }
  }

  extension LayoutApplication {
    /// The application that a program describes.
    ///
    /// No window opens before `run()` or `activate()`.
    ///
    /// - Throws: `GTKError`.
    public convenience init<App: LayoutApp>(_ type: App.Type, followsPortal: Bool = true) throws(GTKError) {
      try self.init(id: App.applicationID, followsPortal: followsPortal)
      follow(App())
    }

    private func follow(_ app: some LayoutApp) {
      let settings = settings
      // The preferences come first: windows begin with them.
      followed.append(Followed({ app.colorScheme }, use: { settings.preferredColorScheme = $0 }))
      followed.append(Followed({ app.layoutDirection }, use: { settings.preferredLayoutDirection = $0 }))
      setCommands { app.commands }
      setWindows {
        // The states of the program's properties belong to the place of its body.
        MainWindow(
          Window(app.title, id: "main") { OwnedLayout(app, content: app.body) }.scene.sized(app.defaultSize))
        app.windows
      }
      onActivate = { [weak self] in _ = self?.openWindow(id: "main") }
    }
  }

  /// The window of the program's body.
  private struct MainWindow: WindowScene {
    let scene: SceneDescription

    init(_ scene: SceneDescription) { self.scene = scene }
  }

  extension SceneDescription {
    fileprivate func sized(_ size: Size?) -> SceneDescription {
      var scene = self
      scene.defaultSize = size
      return scene
    }
  }
#endif
