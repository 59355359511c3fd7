public import Foundation

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
}

public enum NSDraggingContext: Sendable { case outsideApplication, withinApplication }

@MainActor
open class NSDraggingSession {
  /// For tests: what is dragged.
  public let items: [NSDraggingItem]
  /// For tests: what drags it.
  public let source: any NSDraggingSource
  init(_ items: [NSDraggingItem], _ source: any NSDraggingSource) { (self.items, self.source) = (items, source) }
}

@MainActor
public protocol NSDraggingSource: AnyObject {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
}

@MainActor
public protocol NSDraggingInfo: AnyObject {
  var draggingLocation: CGPoint { get }
  var draggingPasteboard: NSPasteboard { get }
  var draggingSource: Any? { get }
}

@MainActor
open class NSDraggingItem {
  /// For tests: what other programs get.
  public let writer: any NSPasteboardWriting
  public init(pasteboardWriter: any NSPasteboardWriting) { writer = pasteboardWriter }
  /// For tests.
  public private(set) var draggingFrame = CGRect.zero
  open func setDraggingFrame(_ frame: CGRect, contents: Any?) { draggingFrame = frame }
}
