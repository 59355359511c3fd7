public import Foundation

/// AppKit: `NSClipView`, since macOS 10.0.
open class NSClipView: NSView {
  /// `documentView`, since macOS 10.0.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
      (documentView as? any ClippedDocument)?.clipViewChanged()
    }
  }
  // As the document.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }
  /// `scroll(to:)`, since macOS 10.0: no farther than the document reaches.
  open func scroll(to newOrigin: CGPoint) {
    let room = documentView?.frame.size ?? .zero
    setBoundsOrigin(
      CGPoint(
        x: min(max(0, newOrigin.x), max(0, room.width - bounds.width)),
        y: min(max(0, newOrigin.y), max(0, room.height - bounds.height))))
  }
  open override func setFrameSize(_ newSize: CGSize) {
    super.setFrameSize(newSize)
    scroll(to: bounds.origin)
    (documentView as? any ClippedDocument)?.clipViewChanged()
  }
  open override func setBoundsOrigin(_ newOrigin: CGPoint) {
    super.setBoundsOrigin(newOrigin)
    (documentView as? any ClippedDocument)?.clipViewChanged()
  }
}

/// AppKit: `NSScroller`, since macOS 10.0.
@MainActor
open class NSScroller {
  /// `NSScroller.Style`, since macOS 10.7.
  public enum Style: Sendable { case legacy, overlay }
}

/// AppKit: `NSScrollView`, since macOS 10.0.
open class NSScrollView: NSView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  // Its own parts, from the top.
  open override var isFlipped: Bool { true }
  /// `contentView`, since macOS 10.0.
  open var contentView = NSClipView(frame: .zero)
  /// `documentView`, since macOS 10.0.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// `borderType`, since macOS 10.0.
  open var borderType = NSBorderType.noBorder { didSet { tile() } }
  /// `contentSize`, since macOS 10.0: of the clip view.
  open var contentSize: CGSize { contentView.frame.size }
  /// `drawsBackground`, since macOS 10.0.
  open var drawsBackground = true
  /// `hasVerticalScroller`, since macOS 10.0.
  open var hasVerticalScroller = false
  /// `hasHorizontalScroller`, since macOS 10.0.
  open var hasHorizontalScroller = false
  /// `autohidesScrollers`, since macOS 10.3.
  open var autohidesScrollers = false
  /// `contentInsets`, since macOS 10.10.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// `automaticallyAdjustsContentInsets`, since macOS 10.10.
  open var automaticallyAdjustsContentInsets = true
  /// `NSScrollView.Elasticity`, since macOS 10.7.
  public enum Elasticity: Sendable { case automatic, none }
  /// `verticalScrollElasticity`, since macOS 10.7.
  open var verticalScrollElasticity = Elasticity.automatic
  /// `horizontalScrollElasticity`, since macOS 10.7.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// `scrollerStyle`, since macOS 10.7. A mouse that is plugged in chooses `legacy`, which takes room.
  open var scrollerStyle = NSScroller.Style.legacy
  /// `willStartLiveScrollNotification`, since macOS 10.9.
  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  /// `didEndLiveScrollNotification`, since macOS 10.9.
  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
  /// `reflectScrolledClipView(_:)`, since macOS 10.0.
  open func reflectScrolledClipView(_ clipView: NSClipView) {}
  // The clip view's frame, at once.
  open override func setFrameSize(_ newSize: CGSize) {
    super.setFrameSize(newSize)
    tile()
  }
  // Where there is no room for a border, the clip view lies beyond it.
  private func tile() {
    let scroller: CGFloat = scrollerStyle == .legacy && hasVerticalScroller && !autohidesScrollers ? 15 : 0
    let border: CGFloat = borderType == .bezelBorder ? 2 : 0
    contentView.frame = CGRect(
      x: border, y: border, width: bounds.width - scroller - 2 * border, height: bounds.height - 2 * border)
  }
}

/// AppKit: `NSBorderType`, since macOS 10.0.
public enum NSBorderType: Sendable { case noBorder, bezelBorder }
