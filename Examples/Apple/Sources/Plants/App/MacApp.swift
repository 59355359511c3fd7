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
      NSApplication.shared.mainMenu = menu()
      let window = NSWindow(contentViewController: GardenController(garden: .sample))
      window.title = "Plants"
      window.makeKeyAndOrderFront(nil)
      NSApplication.shared.activate()
      self.window = window
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }

    private func menu() -> NSMenu {
      let (menu, item) = (NSMenu(), NSMenuItem())
      item.submenu = NSMenu()
      item.submenu?.addItem(
        withTitle: "Quit Plants", action: #selector(NSApplication.terminate), keyEquivalent: "q")
      menu.addItem(item)
      return menu
    }
  }
#endif
