public import Foundation
public import UniformTypeIdentifiers

/// In tests it is on no screen: a test calls `end`.
@MainActor
open class NSAlert {
  public init() {}
  open var messageText = ""
  open var informativeText = ""
  public private(set) var buttons: [NSButton] = []
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(frame: .zero)
    button.title = title
    buttons.append(button)
    return button
  }
  open var window: NSWindow { ownWindow }
  private let ownWindow = NSWindow(size: .zero)
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheetWindow.beginSheet(ownWindow, completionHandler: handler)
  }
}

extension NSApplication {
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(rawValue: 1)
  }
}

public enum NSRectEdge: Sendable { case minX, minY, maxX, maxY }

open class NSPopover: NSResponder {
  public enum Behavior: Sendable { case applicationDefined, transient }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentViewController: NSViewController?
  open var contentSize = CGSize.zero
  open var behavior = Behavior.applicationDefined
  open var positioningRect = CGRect.zero
  open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
  open func close() {}
}

open class NSSavePanel: NSWindow {
  public init() { super.init(size: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var nameFieldStringValue = ""
  open var allowedContentTypes: [UTType] = []
  open var url: URL? { chosen.first }
  /// What a person chose.
  fileprivate var chosen: [URL] = []
  private var handler: ((NSApplication.ModalResponse) -> Void)?
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    self.handler = handler
    window.beginSheet(self)
  }
  open func cancel(_ sender: Any?) { end(NSApplication.ModalResponse(rawValue: 0), []) }

  fileprivate func end(_ response: NSApplication.ModalResponse, _ urls: [URL]) {
    sheetParent?.endSheet(self)
    chosen = urls
    let handler = handler
    self.handler = nil
    handler?(response)
  }
}

extension Simulation {
  /// The window that is the sheet of another one.
  public static func sheet(of window: NSWindow) -> NSWindow? { window.sheet }

  /// A person chooses files in the panel of a window, or closes the panel, which is `nil`.
  ///
  /// - Returns: whether there is one.
  public static func choose(_ urls: [URL]?, in window: NSWindow) -> Bool {
    guard let panel = window.sheet as? NSSavePanel else { return false }
    if let urls { panel.end(.OK, urls) } else { panel.cancel(nil) }
    return true
  }
}

open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { chosen }
  open var allowsMultipleSelection = false
  open var canChooseDirectories = false
  open var canChooseFiles = true
}
