#if canImport(CGTK)
  import CGTK
  import HostSuite
  @testable import LayoutGTK

  /// A program with windows for the suite of all hosts.
  @MainActor
  final class GTKWindowsProbe: WindowsProbe {
    /// A window whose button opens and closes the others. It is beside these, which are in front of it.
    private struct Opener: Layout {
      @Environment(\.openWindow) var openWindow
      @Environment(\.dismissWindow) var dismissWindow
      let act: (OpenWindowAction, DismissWindowAction) -> Void

      var body: some Layout {
        VStack { Button("Act") { act(openWindow, dismissWindow) }.id("act") }.padding(.leading, 400)
      }
    }

    private let application: LayoutApplication
    private let opener: LayoutWindow
    private let person: Person
    /// What the next press of the button does.
    private var next: (OpenWindowAction, DismissWindowAction) -> Void = { _, _ in }

    init(content: @escaping @MainActor (String) -> AnyLayout) throws {
      application = try LayoutApplication(followsPortal: false)
      application.setWindows { WindowGroup("Note", id: "note", for: String.self) { content($0) } }
      var act: (OpenWindowAction, DismissWindowAction) -> Void = { _, _ in }
      opener = application.openWindow("Opener of notes") { Opener { act($0, $1) } }
      person = try Person(at: opener)
      act = { [weak self] in self?.next($0, $1) }
    }

    func end() {
      application.stop()
      GTKTests.runLoop()
    }

    func open(_ value: String) { press(until: { front == value }) { open, _ in open(id: "note", value: value) } }

    func dismiss(_ value: String) {
      press(until: { window(value) == nil && front != nil }) { _, dismiss in dismiss(id: "note", value: value) }
    }

    /// A person presses the button.
    private func press(
      until isDone: () -> Bool, _ act: @escaping (OpenWindowAction, DismissWindowAction) -> Void
    ) {
      next = act
      person.click(opener.container.root.result.frame(of: "act") ?? .zero)
      GTKTests.runLoop(until: isDone)
    }

    func close(_ value: String) {
      guard let pointer = window(value)?.pointer else { return }
      gtk_window_close(pointer.assumingMemoryBound(to: GtkWindow.self))
      GTKTests.runLoop { window(value) == nil && front != nil }
    }

    private func window(_ value: String) -> LayoutWindow? {
      application.windows.first { $0.value == AnyHashable(value) }
    }

    var values: [String] { application.windows.compactMap { $0.value?.base as? String } }
    var front: String? { application.windows.first(where: \.isActive)?.value?.base as? String }
    func root(of value: String) -> LayoutRoot? { window(value)?.container.root }
  }
#endif
