#if OBJC_CHECK
  public import Foundation
  public import ObjectiveC

  // Programs are type-checked only. What takes any sender on a Mac takes an object here: the compiler makes no entry for
  // Objective-C of more.

  @objc open class NSApplication: NSResponder {
    @nonobjc public static let shared = NSApplication()
    @nonobjc open weak var delegate: (any NSApplicationDelegate)?
    @nonobjc open var mainMenu: NSMenu?
    public enum ActivationPolicy: Sendable { case regular }
    @nonobjc @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    @nonobjc open func activate() {}
    @nonobjc open func run() {}
    @objc open func terminate(_ sender: AnyObject?) {}
  }

  @MainActor
  public protocol NSApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  }

  extension NSText {
    @objc public func cut(_ sender: AnyObject?) {}
    @objc public func copy(_ sender: AnyObject?) {}
    @objc public func paste(_ sender: AnyObject?) {}
    @objc public func selectAll(_ sender: AnyObject?) {}
  }

  extension NSMenu {
    public var title: String {
      get { "" }
      set {}
    }
    @discardableResult
    public func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
      -> NSMenuItem
    { NSMenuItem() }
  }
#else
  open class NSApplication: NSResponder {
    public static let shared = NSApplication()
  }
#endif
