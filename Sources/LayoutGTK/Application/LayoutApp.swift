#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  /// A whole program: what its window shows, and, if you like, further windows, menus and shortcuts.
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
  /// Everything here but the id is read again when a model or a state that it was read from changes.
  @MainActor
  public protocol LayoutApp {
    /// The type of `body`.
    associatedtype Body: Layout

    /// The program at its start.
    init()

    /// What the first window shows; its id is `main`.
    @LayoutBuilder var body: Body { get }

    /// What the desktop knows the program by, such as `org.example.Counter`. A program with an id runs once: who starts
    /// it again gets the windows of the first one. By default `nil`: any number of times.
    static var applicationID: String? { get }

    /// The title of the first window; the name of the type by default.
    var title: String { get }

    /// The size of the first window's content when it opens, in points; `nil`, the default, is the content's ideal. No
    /// window is ever smaller than its content's minimum.
    var defaultSize: Size? { get }

    /// Further windows, opened by their ids: `openWindow` in the environment. None by default.
    @WindowBuilder var windows: [any WindowScene] { get }

    /// The menus of the menu bar. None, and no menu bar, by default.
    @CommandsBuilder var commands: [CommandMenu] { get }

    /// Light or dark, whatever the person set; `nil`, the default, follows the person.
    var colorScheme: ColorScheme? { get }

    /// Which way windows run; `nil`, the default, follows the language.
    var layoutDirection: LayoutDirection? { get }
  }

  extension LayoutApp {
    /// Any number of times.
    public static var applicationID: String? { nil }
    /// The name of the type.
    public var title: String { "\(Self.self)" }
    /// The content's ideal.
    public var defaultSize: Size? { nil }
    /// None.
    public var windows: [any WindowScene] { [] }
    /// None.
    public var commands: [CommandMenu] { [] }
    /// The person's.
    public var colorScheme: ColorScheme? { nil }
    /// The language's.
    public var layoutDirection: LayoutDirection? { nil }

    /// Runs the program until its last window is closed, and ends the process. Without a display, and with an id that is
    /// none, it says so on the standard error stream and exits with code 1.
    public static func main() {
      do {
        exit(try LayoutApplication(Self.self).run())
      } catch {
        layout_print_error("\(Self.self): \(error)")
        exit(1)
      }
    }
  }

  extension LayoutApplication {
    /// The application that a program describes. Nothing opens before `run()` or `activate()`.
    ///
    /// - Throws: `GTKError`.
    public convenience init<App: LayoutApp>(_ type: App.Type, followsPortal: Bool = true) throws(GTKError) {
      try self.init(id: App.applicationID, followsPortal: followsPortal)
      follow(App())
    }

    private func follow(_ app: some LayoutApp) {
      let settings = settings
      // The person's wishes first: windows begin with them.
      followed.append(Followed({ app.colorScheme }, use: { settings.preferredColorScheme = $0 }))
      followed.append(Followed({ app.layoutDirection }, use: { settings.preferredLayoutDirection = $0 }))
      setCommands { app.commands }
      setWindows {
        // The program's properties stand where its body stands.
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
