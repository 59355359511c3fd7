public import Foundation

open class NSEvent {
  public enum EventType: Sendable { case keyDown, keyUp }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
  }
  public let type: EventType
  @MainActor open private(set) weak var window: NSWindow?
  public let modifierFlags: ModifierFlags
  /// AppKit raises an exception where it is no event of a key.
  public let characters: String?
  /// Shift has its effect in them.
  public let charactersIgnoringModifiers: String?
  public let isARepeat: Bool
  /// In the window.
  open private(set) var locationInWindow = CGPoint.zero
  /// For tests: a key in a window.
  @MainActor
  public init(
    _ type: EventType, _ characters: String, ignoringModifiers: String? = nil, _ modifierFlags: ModifierFlags = [],
    isARepeat: Bool = false, in window: NSWindow?
  ) {
    (self.type, self.characters, self.modifierFlags, self.window) = (type, characters, modifierFlags, window)
    self.charactersIgnoringModifiers = ignoringModifiers ?? characters
    self.isARepeat = isARepeat
  }
  /// For tests: the mouse at a place in a window.
  @MainActor
  public init(at place: CGPoint, _ modifierFlags: ModifierFlags = [], in window: NSWindow?) {
    (locationInWindow, self.modifierFlags, self.window) = (place, modifierFlags, window)
    (type, characters, charactersIgnoringModifiers, isARepeat) = (.keyDown, nil, nil, false)
  }
  /// The user's setting, in seconds.
  public static var doubleClickInterval: TimeInterval { Simulation.doubleClickInterval }

  /// The handler gets each event before the program's windows; `nil` ends the event.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = EventMonitor(mask, block)
    Simulation.monitors.append(monitor)
    return monitor
  }
  public static func removeMonitor(_ eventMonitor: Any) {
    Simulation.monitors.removeAll { $0 === eventMonitor as AnyObject }
  }
}

final class EventMonitor {
  let mask: NSEvent.EventTypeMask
  let handler: (NSEvent) -> NSEvent?
  init(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) {
    (self.mask, self.handler) = (mask, handler)
  }
}
