public import Foundation

open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
      (documentView as? any ClippedDocument)?.clipViewChanged()
    }
  }
  // As the document.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }
  /// No farther than the document reaches.
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

@MainActor
open class NSScroller {
  public enum Style: Sendable { case legacy, overlay }
}

open class NSScrollView: NSView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  // Its own parts, from the top.
  open override var isFlipped: Bool { true }
  open var contentView = NSClipView(frame: .zero)
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  open var borderType = NSBorderType.noBorder { didSet { tile() } }
  /// Of the clip view.
  open var contentSize: CGSize { contentView.frame.size }
  open var drawsBackground = true
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var automaticallyAdjustsContentInsets = true
  public enum Elasticity: Sendable { case automatic, none }
  open var verticalScrollElasticity = Elasticity.automatic
  open var horizontalScrollElasticity = Elasticity.automatic
  /// A mouse that is plugged in chooses `legacy`, which takes room.
  open var scrollerStyle = NSScroller.Style.legacy
  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
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

public enum NSBorderType: Sendable { case noBorder, bezelBorder }
