#if OBJC_CHECK
  public import Foundation
  public import ObjectiveC

  // A program is type-checked only.

  /// AppKit: `NSApplication`, since macOS 10.0.
  @objc open class NSApplication: NSResponder {
    /// `shared`, since macOS 10.0.
    @nonobjc public static let shared = NSApplication()
    /// `delegate`, since macOS 10.0.
    @nonobjc open weak var delegate: (any NSApplicationDelegate)?
    /// `mainMenu`, since macOS 10.0.
    @nonobjc open var mainMenu: NSMenu?
    /// `NSApplication.ActivationPolicy`, since macOS 10.6.
    public enum ActivationPolicy: Sendable { case regular }
    /// `setActivationPolicy(_:)`, since macOS 10.6.
    @nonobjc @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// `activate()`, since macOS 14.
    @nonobjc open func activate() {}
    /// `run()`, since macOS 10.0.
    @nonobjc open func run() {}
    /// `terminate(_:)`, since macOS 10.0. Of any sender on a Mac; here no compiler makes an entry for Objective-C of that.
    @objc open func terminate(_ sender: AnyObject?) {}
  }

  /// AppKit: `NSApplicationDelegate`, since macOS 10.6.
  @MainActor
  public protocol NSApplicationDelegate: AnyObject {
    /// `applicationDidFinishLaunching(_:)`, since macOS 10.0.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// `applicationShouldTerminateAfterLastWindowClosed(_:)`, since macOS 10.0.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  }

  extension NSMenu {
    /// `addItem(withTitle:action:keyEquivalent:)`, since macOS 10.0.
    @discardableResult
    public func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
      -> NSMenuItem
    { NSMenuItem() }
  }

  extension NSMenuItem {
    /// `submenu`, since macOS 10.0.
    public var submenu: NSMenu? {
      get { nil }
      set {}
    }
  }
#endif
