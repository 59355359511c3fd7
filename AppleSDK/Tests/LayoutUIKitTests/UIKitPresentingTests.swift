import Foundation
import Testing
import UIKit

@testable import LayoutApple

/// UIKit's motion at the end of a menu.
private final class MenuMotion: UIContextMenuInteractionAnimating {
  var completions: [() -> Void] = []
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

@MainActor
@Suite("Menus of elements and dialogs for files in UIKit", .serialized)
struct UIKitPresentingTests {
  private func words(_ elements: [UIMenuElement]) -> [String] {
    elements.flatMap { element -> [String] in
      if let menu = element as? UIMenu {
        let inner = words(menu.children)
        return [menu.options.contains(.displayInline) ? "group" : menu.title] + inner.map { "  " + $0 }
      }
      guard let action = element as? UIAction else { return [] }
      let marks = [
        action.attributes.contains(.destructive) ? "!" : "", action.attributes.contains(.disabled) ? "-" : "",
        action.state == .on ? "✓" : "",
      ]
      return [action.title + marks.joined()]
    }
  }

  @Test("UIKit shows the items of an element's menu in groups, and the layout shows it not again")
  func menu() async throws {
    let probe = UIKitProbe(width: 300, height: 300)
    let controller = try #require(probe.window.rootViewController)
    var log: [String] = []
    probe.container.updateBody {
      Rectangle().size(width: 100, height: 100).contextMenu {
        Button("Reply") { log.append("reply") }
        Toggle("Read", isOn: .constant(true))
        Divider()
        Menu("More") { Button("Print") { log.append("print") }.disabled(true) }
        Button("Delete", role: .destructive) { log.append("delete") }
      }
    }
    probe.pass()
    let menus = try #require(probe.container.interaction(UIContextMenuInteraction.self))
    let delegate = try #require(menus.delegate)
    let none = delegate.contextMenuInteraction(menus, configurationForMenuAtLocation: CGPoint(x: 5, y: 5))
    #expect(none == nil)
    let shown = try #require(
      delegate.contextMenuInteraction(menus, configurationForMenuAtLocation: CGPoint(x: 150, y: 150)))
    let menu = try #require(shown.actionProvider?([]))
    #expect(words(menu.children) == ["group", "  Reply", "  Read✓", "group", "  More", "    Print-", "  Delete!"])
    let preview = delegate.contextMenuInteraction(
      menus, configuration: shown, highlightPreviewForItemWithIdentifier: NSNull())
    #expect(preview?.view === probe.views.first)
    for _ in 0..<5 { await Task.yield() }
    #expect(controller.presentedViewController == nil)
    let motion = MenuMotion()
    delegate.contextMenuInteraction(menus, willEndFor: shown, animator: motion)
    let delete = try #require((menu.children.last as? UIMenu)?.children.last as? UIAction)
    delete.perform()
    for completion in motion.completions { completion() }
    probe.pass()
    #expect(log == ["delete"] && probe.root.presentations.isEmpty)
  }

  @Test("The shortcuts of a sheet are pressed while it is shown, and those below it are not", arguments: [false, true])
  func shortcuts(isClosedByHand: Bool) throws {
    let probe = UIKitProbe(width: 300, height: 300)
    let controller = try #require(probe.window.rootViewController)
    var (isOpen, log) = (false, [String]())
    probe.container.updateBody {
      VStack {
        Button("Save") { log.append("below") }.keyboardShortcut("s")
        Button("Find") { log.append("find") }.keyboardShortcut("f")
        TextField("", text: .constant(""))
      }
      .sheet(isPresented: Binding(get: { isOpen }, set: { isOpen = $0 })) {
        Button("Send") { log.append("above") }.keyboardShortcut("s")
      }
    }
    probe.pass()
    let field = try #require(probe.views.last as? UITextField)
    Simulation.keysGoTo = field
    /// What the shortcuts do.
    func press() throws -> [String] {
      for key in [KeyEquivalent("s"), "f"] { try probe.press(key, modifiers: .command) }
      defer { log = [] }
      return log
    }
    #expect(try press() == ["below", "find"])
    isOpen = true
    let shown = try show(probe)
    let sheet = try #require(controller.presentedViewController)
    #expect(try press() == ["above"])
    if isClosedByHand { sheet.dismiss(animated: true, completion: nil) } else { shown.close() }
    #expect(controller.presentedViewController == nil && isOpen != isClosedByHand && field.isFirstResponder)
    #expect(try press() == ["below", "find"])
  }

  @Test(
    "While an alert is shown the shortcuts below it are not pressed, also not where a field below kept the keyboard",
    arguments: [false, true])
  func shortcutsBelowAlerts(isField: Bool) throws {
    let probe = UIKitProbe(width: 300, height: 300)
    var (isOpen, log) = (false, [String]())
    probe.container.updateBody {
      VStack {
        Button("Save") { log.append("save") }.keyboardShortcut("s")
        TextField("", text: .constant(""))
      }
      .alert("Sure?", isPresented: Binding(get: { isOpen }, set: { isOpen = $0 })) { Button("Yes") {} }
    }
    probe.pass()
    let field = try #require(probe.views.last as? UITextField)
    Simulation.keysGoTo = isField ? field : probe.container
    try probe.press("s", modifiers: .command)
    #expect(log == ["save"])
    isOpen = true
    let alert = try show(probe)
    #expect(probe.window.rootViewController?.presentedViewController is UIAlertController)
    try probe.press("s", modifiers: .command)
    #expect(log == ["save"] && field.isFirstResponder == isField)
    #expect(probe.typed("n") == isField)
    alert.close()
    try probe.press("s", modifiers: .command)
    #expect(log == ["save", "save"])
  }

  /// Shows what the layout presents at once, since other tests take the keys while one waits.
  private func show(_ probe: UIKitProbe) throws -> ShownPresentation {
    probe.root.updateBody()
    probe.pass()
    let shown = ShownPresentation.make(try #require(probe.root.presentations.first), probe.container)
    shown.open()
    return shown
  }

  private func picker(
    _ probe: UIKitProbe, _ controller: UIViewController
  ) async throws -> UIDocumentPickerViewController {
    probe.pass()
    for _ in 0..<5 { await Task.yield() }
    return try #require(controller.presentedViewController as? UIDocumentPickerViewController)
  }

  @Test("Files that are opened may be read while the choice is passed on")
  func opening() async throws {
    let probe = UIKitProbe(width: 300, height: 300)
    let controller = try #require(probe.window.rootViewController)
    var (isOpen, log) = (true, [String]())
    probe.container.updateBody {
      Text("Open").fileImporter(
        isPresented: Binding(get: { isOpen }, set: { isOpen = $0 }), allowedContentTypes: [.image, .json],
        allowsMultipleSelection: true
      ) { log.append("\((try? $0.get()) ?? []) \(Simulation.openScopes)") }
    }
    let dialog = try await picker(probe, controller)
    #expect(dialog.types.map(\.identifier) == ["public.image", "public.json"] && dialog.allowsMultipleSelection)
    dialog.delegate?.documentPicker(dialog, didPickDocumentsAt: [URL(fileURLWithPath: "/a.png")])
    #expect(log == [#"["/a.png"] ["/a.png"]"#])
    #expect(!isOpen && Simulation.openScopes.isEmpty)
  }

  @Test("A file that is saved is written first, and removed when UIKit has copied it", arguments: [true, false])
  func saving(isChosen: Bool) async throws {
    let probe = UIKitProbe(width: 300, height: 300)
    let controller = try #require(probe.window.rootViewController)
    var (isOpen, log) = (true, [String]())
    probe.container.updateBody {
      Text("Save").fileExporter(
        isPresented: Binding(get: { isOpen }, set: { isOpen = $0 }), item: "text", defaultFilename: "a/note"
      ) { log.append((try? $0.get()) ?? "none") }
    }
    let dialog = try await picker(probe, controller)
    let file = try #require(dialog.exported.first)
    #expect(file.lastPathComponent == "note.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    if isChosen {
      dialog.delegate?.documentPicker(dialog, didPickDocumentsAt: [URL(fileURLWithPath: "/there/note.txt")])
    } else {
      dialog.delegate?.documentPickerWasCancelled(dialog)
    }
    #expect(log == (isChosen ? ["/there/note.txt"] : []))
    #expect(!isOpen && !FileManager.default.fileExists(atPath: file.path))
  }
}
