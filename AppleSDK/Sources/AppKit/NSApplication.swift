#if OBJC_CHECK
  public import Foundation
  public import ObjectiveC

  // Programs are type-checked only. What takes any sender on a Mac takes an object here: the compiler makes no entry for
  // Objective-C of more.

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
    /// `terminate(_:)`, since macOS 10.0.
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

  extension NSText {
    /// `cut(_:)`, since macOS 10.0.
    @objc public func cut(_ sender: AnyObject?) {}
    /// `copy(_:)`, since macOS 10.0.
    @objc public func copy(_ sender: AnyObject?) {}
    /// `paste(_:)`, since macOS 10.0.
    @objc public func paste(_ sender: AnyObject?) {}
    /// `selectAll(_:)`, since macOS 10.0.
    @objc public func selectAll(_ sender: AnyObject?) {}
  }

  extension NSMenu {
    /// `title`, since macOS 10.0.
    public var title: String {
      get { "" }
      set {}
    }
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
#else
  /// AppKit: `NSApplication`, since macOS 10.0.
  open class NSApplication: NSResponder {
    /// `shared`, since macOS 10.0.
    public static let shared = NSApplication()
  }
#endif
