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
      func add(_ title: String, _ items: [(title: String, action: Selector, key: String)]) {
        let (item, submenu) = (NSMenuItem(), NSMenu())
        submenu.title = title
        for item in items { submenu.addItem(withTitle: item.title, action: item.action, keyEquivalent: item.key) }
        item.submenu = submenu
        menu.addItem(item)
      }
      add("Plants", [("Quit Plants", #selector(NSApplication.terminate(_:)), "q")])
      add(
        "Edit",
        [
          ("Cut", #selector(NSText.cut(_:)), "x"), ("Copy", #selector(NSText.copy(_:)), "c"),
          ("Paste", #selector(NSText.paste(_:)), "v"), ("Select All", #selector(NSText.selectAll(_:)), "a"),
        ])
      return menu
    }
  }
#endif
