public import Foundation

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var item: Int { self[1] }
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A document that follows the size and the place of its clip view.
@MainActor
protocol ClippedDocument: NSView {
  func clipViewChanged()
}

extension ClippedDocument {
  /// What is seen of it.
  var clip: CGRect { (superview as? NSClipView)?.bounds ?? bounds }
}

extension Simulation {
  /// Calls of `reloadData()`.
  public static var reloads = 0
  /// Changes of several rows or items at once.
  public static var batches = 0
  /// Questions for the height of a row.
  public static var heights = 0

  /// A person starts or ends to scroll.
  public static func scroll(_ view: NSScrollView, isLive: Bool) {
    NotificationCenter.default.post(
      name: isLive ? NSScrollView.willStartLiveScrollNotification : NSScrollView.didEndLiveScrollNotification,
      object: view)
  }

  /// A person clicks on a row.
  public static func click(_ row: Int, of table: NSTableView) { table.clicked(row) }
}
