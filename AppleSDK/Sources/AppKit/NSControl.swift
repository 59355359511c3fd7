public import Foundation

#if OBJC_CHECK
  public import ObjectiveC
#endif

/// AppKit: `NSCell`, since macOS 10.0.
@MainActor
open class NSCell {
  unowned let control: NSControl
  init(_ control: NSControl) { self.control = control }
  /// `wraps`, since macOS 10.0.
  open var wraps = false
  /// `isScrollable`, since macOS 10.0.
  open var isScrollable = false
  /// `truncatesLastVisibleLine`, since macOS 10.5.
  open var truncatesLastVisibleLine = false
  /// `sendsActionOnEndEditing`, since macOS 10.0.
  open var sendsActionOnEndEditing = true
  /// `cellSize(forBounds:)`, since macOS 10.0: with the two points at each side of a text that a cell leaves free.
  open func cellSize(forBounds rect: CGRect) -> CGSize {
    Simulation.measurements += 1
    let width = wraps ? max(0.01, rect.width - 2 * Self.side) : 0
    let text = control.controlFont.size(control.stringValue, width: width)
    return CGSize(width: text.width + 2 * Self.side, height: text.height)
  }
  static let side: CGFloat = 2
}

/// AppKit: `NSControl`, since macOS 10.0.
open class NSControl: NSView {
  /// `cell`, since macOS 10.0.
  open var cell: NSCell? { ownCell }
  private lazy var ownCell = NSCell(self)
  /// `isEnabled`, since macOS 10.0.
  open var isEnabled = true
  /// `isContinuous`, since macOS 10.0.
  open var isContinuous = false
  /// `font`, since macOS 10.0.
  open var font: NSFont?
  var controlFont: NSFont { font ?? .systemFont(ofSize: 13, weight: .regular) }
  /// `alignment`, since macOS 10.0.
  open var alignment = NSTextAlignment.left { didSet { Simulation.styles += 1 } }
  /// `lineBreakMode`, since macOS 10.10.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// `baseWritingDirection`, since macOS 10.10.
  open var baseWritingDirection = NSWritingDirection.natural { didSet { Simulation.styles += 1 } }
  /// `stringValue`, since macOS 10.0. Setting it ends what a person is typing.
  open var stringValue = "" {
    didSet {
      Simulation.texts += 1
      abortEditing()
    }
  }
  private var number = 0.0
  /// `doubleValue`, since macOS 10.0.
  open var doubleValue: Double {
    get { number }
    set { number = newValue }
  }
  /// `currentEditor()`, since macOS 10.0.
  open func currentEditor() -> NSText? { nil }
  func abortEditing() {}

  #if OBJC_CHECK
    /// `target`, since macOS 10.0.
    @nonobjc open weak var target: AnyObject?
    /// `action`, since macOS 10.0.
    @nonobjc open var action: Selector?
    func sendAction() {}
  #else
    /// For tests: what using it does.
    public var whenUsed: (() -> Void)?
    /// For tests: a person uses it.
    public func sendAction() { if isEnabled { whenUsed?() } }
  #endif
}

/// AppKit: `NSButton`, since macOS 10.0. In tests 12 points beside the title and 6 above and below.
open class NSButton: NSControl {
  /// `NSButton.ButtonType`, since macOS 10.0.
  public enum ButtonType: Sendable { case momentaryPushIn, `switch` }
  /// `setButtonType(_:)`, since macOS 10.0.
  open func setButtonType(_ type: ButtonType) { self.type = type }
  private var type = ButtonType.momentaryPushIn
  /// `NSButton.BezelStyle`, since macOS 10.0.
  public enum BezelStyle: Sendable {
    /// Since macOS 14 by this name. It has one height.
    case push
    /// Since macOS 14 by this name. It is as high as its title needs.
    case flexiblePush
  }
  /// `bezelStyle`, since macOS 10.0.
  open var bezelStyle = BezelStyle.push
  /// `bezelColor`, since macOS 10.12.2.
  open var bezelColor: NSColor?
  /// `hasDestructiveAction`, since macOS 11.
  open var hasDestructiveAction = false
  /// `keyEquivalent`, since macOS 10.0.
  open var keyEquivalent = ""
  /// `title`, since macOS 10.0.
  open var title = ""
  /// `state`, since macOS 10.0.
  open var state = NSControl.StateValue.off
  open override var intrinsicContentSize: CGSize {
    let text = controlFont.size(title, width: 0)
    switch type {
    case .momentaryPushIn:
      let line = bezelStyle == .push ? min(text.height, 18.75) : text.height
      return CGSize(width: text.width + 24, height: line + 12)
    // The box is 14 points wide, 4 before the title.
    case .switch: return CGSize(width: text.width + 18, height: max(14, text.height))
    }
  }
  // As AppKit's push buttons, whose shadow lies in their frame.
  open override var alignmentRectInsets: NSEdgeInsets {
    type == .switch
      ? NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) : NSEdgeInsets(top: 4, left: 6, bottom: 8, right: 6)
  }
}

extension NSControl {
  /// `NSControl.StateValue`, since macOS 10.0.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }
}

/// AppKit: `NSSwitch`, since macOS 10.15. In tests 38 by 22 points.
open class NSSwitch: NSControl {
  /// `state`, since macOS 10.15.
  open var state = NSControl.StateValue.off
  open override var intrinsicContentSize: CGSize { CGSize(width: 38, height: 22) }
}

/// AppKit: `NSSlider`, since macOS 10.0. In tests 20 points high.
open class NSSlider: NSControl {
  /// `minValue`, since macOS 10.0.
  open var minValue = 0.0
  /// `maxValue`, since macOS 10.0.
  open var maxValue = 1.0
  /// `trackFillColor`, since macOS 10.12.2.
  open var trackFillColor: NSColor?
  // Values outside of the bounds are brought inside.
  open override var doubleValue: Double {
    get { super.doubleValue }
    set { super.doubleValue = min(max(newValue, minValue), maxValue) }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: 20) }
}

/// AppKit: `NSProgressIndicator`, since macOS 10.0. In tests 6 points high, or 16 by 16.
open class NSProgressIndicator: NSView {
  /// `NSProgressIndicator.Style`, since macOS 10.2.
  public enum Style: Sendable { case bar, spinning }
  /// `style`, since macOS 10.2.
  open var style = Style.bar
  /// `isIndeterminate`, since macOS 10.0.
  open var isIndeterminate = true
  /// `minValue`, since macOS 10.0.
  open var minValue = 0.0
  /// `maxValue`, since macOS 10.0.
  open var maxValue = 100.0
  /// `doubleValue`, since macOS 10.0.
  open var doubleValue = 0.0
  /// For tests: whether it turns.
  public private(set) var isAnimating = false
  /// `startAnimation(_:)`, since macOS 10.0.
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  open override var intrinsicContentSize: CGSize {
    style == .bar ? CGSize(width: NSView.noIntrinsicMetric, height: 6) : CGSize(width: 16, height: 16)
  }
}

/// AppKit: `NSMenuItem`, since macOS 10.0.
open class NSMenuItem {
  /// `init()`, since macOS 10.0.
  public init() {}
  /// `title`, since macOS 10.0.
  open var title = ""
}

/// AppKit: `NSMenu`, since macOS 10.0.
open class NSMenu {
  /// `items`, since macOS 10.6.
  open private(set) var items: [NSMenuItem] = []
  /// `addItem(_:)`, since macOS 10.0.
  open func addItem(_ item: NSMenuItem) { items.append(item) }
  /// `removeAllItems()`, since macOS 10.6.
  open func removeAllItems() { items = [] }
}

/// AppKit: `NSPopUpButton`, since macOS 10.0. In tests 30 points wider than its widest choice.
open class NSPopUpButton: NSButton {
  /// `init(frame:pullsDown:)`, since macOS 10.0.
  public init(frame: CGRect, pullsDown: Bool) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// `menu`, since macOS 10.0.
  open var menu: NSMenu? = NSMenu()
  /// `indexOfSelectedItem`, since macOS 10.0: -1 is none.
  open private(set) var indexOfSelectedItem = -1
  /// `selectItem(at:)`, since macOS 10.0: -1 is none.
  open func selectItem(at index: Int) {
    precondition(index < menu?.items.count ?? 0, "there is no such item")
    indexOfSelectedItem = index
  }
  open override var intrinsicContentSize: CGSize {
    let widest = (menu?.items ?? []).map { controlFont.size($0.title, width: 0).width }.max() ?? 0
    return CGSize(width: widest + 30, height: 22)
  }
}
