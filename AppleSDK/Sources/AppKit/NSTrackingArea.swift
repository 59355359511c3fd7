public import Foundation

@MainActor
open class NSTrackingArea {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let inVisibleRect = Options(rawValue: 512)
  }
  let options: Options
  /// It is not kept.
  open private(set) weak var owner: AnyObject?
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.options, self.owner) = (options, owner as AnyObject?)
  }
}

/// One that is set is the one that is seen.
@MainActor
open class NSCursor {
  /// For tests: its name.
  public let name: String
  init(_ name: String) { self.name = name }
  open func set() { Simulation.cursor = name }
  public static let arrow = NSCursor("arrow")
  public static let pointingHand = NSCursor("pointingHand")
  public static let iBeam = NSCursor("iBeam")
  public static let iBeamCursorForVerticalLayout = NSCursor("iBeamCursorForVerticalLayout")
  public static let crosshair = NSCursor("crosshair")
  public static let openHand = NSCursor("openHand")
  public static let closedHand = NSCursor("closedHand")
  public static let resizeLeftRight = NSCursor("resizeLeftRight")
  public static let resizeUpDown = NSCursor("resizeUpDown")
  public static let operationNotAllowed = NSCursor("operationNotAllowed")
}
