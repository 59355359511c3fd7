#if canImport(CGTK)
  import Foundation
  import LayoutGTK

  /// A program that starts itself again when its window is open.
  struct UniqueProgram: LayoutApp {
    static var applicationID: String? { "org.example.LayoutUnique" }

    @Environment(\.dismissWindow) private var dismissWindow

    var commands: [CommandMenu] {
      CommandMenu("File") { Command("New", shortcut: "n") {} }
    }

    var body: some Layout {
      let _ = opened(dismissWindow)
      Color.red.size(width: 100, height: 100)
    }

    private func opened(_ dismissWindow: DismissWindowAction) {
      printLine("opened")
      Task.detached {
        let second = Process()
        second.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        second.arguments = ["unique"]
        try second.run()
        second.waitUntilExit()
        let code = second.terminationStatus
        await MainActor.run { printLine("the second ended with \(code)") }
        dismissWindow(id: "main")
      }
    }
  }
#endif
