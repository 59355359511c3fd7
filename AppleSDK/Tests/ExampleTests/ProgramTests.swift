import Foundation
import Layout
import Testing

@testable import LayoutApple
@testable import Mail
@testable import Settings

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The screens of Examples/Mail and Examples/Settings in a window of UIKit and of AppKit.
@MainActor
@Suite(.serialized)
struct ProgramTests {
  #if canImport(UIKit)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1120, height: 700))
  #else
    let window = NSWindow(size: CGSize(width: 1120, height: 700))
  #endif
  let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 1120, height: 700))

  init() {
    #if canImport(UIKit)
      window.addSubview(container)
    #else
      window.contentView?.addSubview(container)
    #endif
  }

  @Test("Mail shows folders, the messages near the window, and the one that is chosen")
  func mail() throws {
    let model = MailModel()
    container.setBody { MailScreen(model: model) }
    window.layoutIfNeeded()
    #expect(words.contains("Mail") && words.contains("Trash") && words.contains("643"))
    #expect(words.contains("No Message Selected"))
    let rows = words.filter { $0 == "Maya Okafor" || $0 == "Jonas Lind" }
    #expect(rows.prefix(2) == ["Maya Okafor", "Jonas Lind"])
    // Of 4,500 messages those near the window have views.
    #expect(all(in: container).count < 400)

    let subject = "Notes on the engine"
    let listed = words.filter { $0 == subject }.count
    model.chosen = [0]
    window.layoutIfNeeded()
    #expect(words.contains("to ada@example.org") && words.contains("642"))
    // It is shown above the message, too.
    #expect(listed > 0 && words.filter { $0 == subject }.count == listed + 1)

    model.folder = .trash
    window.layoutIfNeeded()
    #expect(words.contains("No Messages"))
  }

  @Test("Keys go through the list, and file messages")
  func keys() {
    let model = MailModel()
    container.setBody { MailScreen(model: model) }
    window.layoutIfNeeded()
    container.root.send(KeyPress(.downArrow, modifiers: .command))
    window.layoutIfNeeded()
    container.root.send(KeyPress("e", modifiers: .command))
    window.layoutIfNeeded()
    #expect(model.title == "What I found in the attic – Inbox (642)")
    #expect(model.mailbox.messages(in: .archive).first?.id == 0)
  }

  @Test("The dialog of Mail is presented with its fields, and goes when the message is sent")
  func compose() throws {
    let model = MailModel()
    container.setBody { MailScreen(model: model) }
    model.write()
    window.layoutIfNeeded()
    #expect(container.root.presentations.map(\.kind) == [.sheet])
    model.send(Draft(recipient: "grace@example.org", subject: "Lunch"))
    window.layoutIfNeeded()
    #expect(container.root.presentations.isEmpty)
  }

  @Test("Settings shows each of its controls, and a fault beside its field")
  func settings() {
    let file = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID().uuidString).json")
    let model = SettingsModel(store: Store(file: file))
    container.setBody { SettingsScreen(model: model) }
    window.layoutIfNeeded()
    for word in ["Account", "Appearance", "Notifications", "Network", "Password"] { #expect(words.contains(word)) }
    #expect(!words.contains(Problem.email.rawValue))
    model.values.email = "no address"
    window.layoutIfNeeded()
    #expect(words.contains(Problem.email.rawValue))
  }

  /// The texts of the labels, in the order of the views.
  private var words: [String] {
    all(in: container).compactMap { view in
      #if canImport(UIKit)
        (view as? UILabel)?.text
      #else
        (view as? NSTextField).flatMap { $0.isEditable ? nil : $0.stringValue }
      #endif
    }
  }

  private func all(in view: PlatformView) -> [PlatformView] { [view] + view.subviews.flatMap { all(in: $0) } }
}
