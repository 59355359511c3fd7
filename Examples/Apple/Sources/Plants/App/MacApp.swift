#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Layout

  @main
  final class MacApp: NSObject, NSApplicationDelegate {
    private var window: NSWindow?

    static func main() {
      let (application, delegate) = (NSApplication.shared, MacApp())
      application.delegate = delegate
      // A program without a bundle, as `swift run` starts it, has neither a place in the Dock nor a menu by itself.
      application.setActivationPolicy(.regular)
      // The application does not keep its delegate.
      withExtendedLifetime(delegate) { application.run() }
    }

    func applicationDidFinishLaunching(_ notification: Notification) {
      NSApplication.shared.mainMenu = mainMenu()
      let window = NSWindow(contentViewController: GardenController(garden: .sample))
      window.title = "Plants"
      window.makeKeyAndOrderFront(nil)
      NSApplication.shared.activate()
      self.window = window
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }

    /// The shortcuts of a Mac are items of its menus: without an Edit menu nothing can be pasted into a field.
    private func mainMenu() -> NSMenu {
      let menu = NSMenu()
      func add(_ title: String, _ fill: (NSMenu) -> Void) {
        let (item, submenu) = (NSMenuItem(), NSMenu())
        submenu.title = title
        fill(submenu)
        item.submenu = submenu
        menu.addItem(item)
      }
      add("Plants") {
        $0.addItem(withTitle: "Quit Plants", action: #selector(NSApplication.terminate(_:)), keyEquivalent: "q")
      }
      add("Edit") {
        $0.addItem(withTitle: "Cut", action: #selector(NSText.cut(_:)), keyEquivalent: "x")
        $0.addItem(withTitle: "Copy", action: #selector(NSText.copy(_:)), keyEquivalent: "c")
        $0.addItem(withTitle: "Paste", action: #selector(NSText.paste(_:)), keyEquivalent: "v")
        $0.addItem(withTitle: "Select All", action: #selector(NSText.selectAll(_:)), keyEquivalent: "a")
      }
      return menu
    }
  }
#endif
