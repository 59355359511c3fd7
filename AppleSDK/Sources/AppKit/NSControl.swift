public import Foundation

#if OBJC_CHECK
  public import ObjectiveC
#endif

@MainActor
open class NSCell {
  unowned let control: NSControl
  init(_ control: NSControl) { self.control = control }
  open var wraps = false
  open var isScrollable = false
  open var truncatesLastVisibleLine = false
  open var sendsActionOnEndEditing = true
  /// With the two points at each side of a text that a cell leaves free.
  open func cellSize(forBounds rect: CGRect) -> CGSize {
    Simulation.measurements += 1
    let width = wraps ? max(0.01, rect.width - 2 * Self.side) : 0
    let text = control.controlFont.size(control.stringValue, width: width)
    return CGSize(width: text.width + 2 * Self.side, height: text.height)
  }
  static let side: CGFloat = 2
}

open class NSControl: NSView {
  open var cell: NSCell? { ownCell }
  private lazy var ownCell = NSCell(self)
  open var isEnabled = true
  public enum ControlSize: Sendable { case regular, small, mini, large }
  open var controlSize = ControlSize.regular
  open var isContinuous = false
  open var font: NSFont?
  var controlFont: NSFont { font ?? .systemFont(ofSize: 13, weight: .regular) }
  open var alignment = NSTextAlignment.left { didSet { Simulation.styles += 1 } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var baseWritingDirection = NSWritingDirection.natural { didSet { Simulation.styles += 1 } }
  /// Setting it ends what a person is typing.
  open var stringValue = "" {
    didSet {
      Simulation.texts += 1
      attributed = nil
      abortEditing()
    }
  }
  private var attributed: NSAttributedString?
  open var attributedStringValue: NSAttributedString {
    get { attributed ?? NSAttributedString(string: stringValue) }
    set {
      stringValue = newValue.string
      attributed = newValue
    }
  }
  private var number = 0.0
  open var doubleValue: Double {
    get { number }
    set { number = newValue }
  }
  open func currentEditor() -> NSText? { nil }
  func abortEditing() {}
  open override var acceptsFirstResponder: Bool { isEnabled }
  open func performClick(_ sender: Any?) { sendAction() }

  #if OBJC_CHECK
    @nonobjc open weak var target: AnyObject?
    @nonobjc open var action: Selector?
    func sendAction() {}
  #else
    /// For tests: what using it does.
    public var whenUsed: (() -> Void)?
    /// For tests: a person uses it.
    public func sendAction() { if isEnabled { whenUsed?() } }
  #endif
}

/// In tests 12 points beside the title and 6 above and below.
open class NSButton: NSControl {
  public enum ButtonType: Sendable { case momentaryPushIn, `switch`, radio }
  open func setButtonType(_ type: ButtonType) { self.type = type }
  private var type = ButtonType.momentaryPushIn
  public enum BezelStyle: Sendable {
    /// It has one height.
    case push
    /// It is as high as its title needs.
    case flexiblePush
  }
  open var bezelStyle = BezelStyle.push
  open var isBordered = true
  open var bezelColor: NSColor?
  open var hasDestructiveAction = false
  open var keyEquivalent = ""
  open var title = ""
  open var state = NSControl.StateValue.off
  open override var intrinsicContentSize: CGSize {
    let text = controlFont.size(title, width: 0)
    switch type {
    case .momentaryPushIn:
      let line = bezelStyle == .push ? min(text.height, 18.75) : text.height
      return CGSize(width: text.width + 24, height: line + 12)
    // The box is 14 points wide, 4 before the title.
    case .switch, .radio: return CGSize(width: text.width + 18, height: max(14, text.height))
    }
  }
  #if !OBJC_CHECK
    /// For tests: a person chose it. AppKit makes a group of the radio buttons in one view that have one action, and turns
    /// the others off first. The tests' actions are all one.
    public override func sendAction() {
      if type == .radio, isEnabled, state == .on {
        for case let other as NSButton in superview?.subviews ?? [] where other !== self && other.isInGroup {
          other.state = .off
        }
      }
      super.sendAction()
    }
    private var isInGroup: Bool { type == .radio && whenUsed != nil }
  #endif
  // As AppKit's push buttons, whose shadow lies in their frame.
  open override var alignmentRectInsets: NSEdgeInsets {
    type != .momentaryPushIn
      ? NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) : NSEdgeInsets(top: 4, left: 6, bottom: 8, right: 6)
  }
}

extension NSControl {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }
}

/// In tests 38 by 22 points.
open class NSSwitch: NSControl {
  open var state = NSControl.StateValue.off
  open override var intrinsicContentSize: CGSize { CGSize(width: 38, height: 22) }
}

/// In tests 20 points high.
open class NSSlider: NSControl {
  open var minValue = 0.0
  open var maxValue = 1.0
  open var trackFillColor: NSColor?
  // Values outside of the bounds are brought inside.
  open override var doubleValue: Double {
    get { super.doubleValue }
    set { super.doubleValue = min(max(newValue, minValue), maxValue) }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: 20) }
}

/// In tests 6 points high, or 16 by 16.
open class NSProgressIndicator: NSView {
  public enum Style: Sendable { case bar, spinning }
  open var style = Style.bar
  open var isIndeterminate = true
  open var minValue = 0.0
  open var maxValue = 100.0
  open var doubleValue = 0.0
  /// For tests: whether it turns.
  public private(set) var isAnimating = false
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  open override var intrinsicContentSize: CGSize {
    style == .bar ? CGSize(width: NSView.noIntrinsicMetric, height: 6) : CGSize(width: 16, height: 16)
  }
}

open class NSMenuItem {
  public init() {}
  open class func separator() -> NSMenuItem { NSMenuItem() }
  open var title = ""
  open var isEnabled = true
  open var state = NSControl.StateValue.off
  open var submenu: NSMenu?
  #if OBJC_CHECK
    open weak var target: AnyObject?
    open var action: Selector?
  #else
    /// For tests: what choosing it does.
    public var whenChosen: (@MainActor () -> Void)?
  #endif
}

open class NSMenu {
  public init() {}
  open private(set) var items: [NSMenuItem] = []
  open func addItem(_ item: NSMenuItem) { items.append(item) }
  open func removeAllItems() { items = [] }
  open var autoenablesItems = true
  /// In tests nothing is chosen.
  open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool { false }
}

/// In tests 30 points wider than its widest choice.
open class NSPopUpButton: NSButton {
  public init(frame: CGRect, pullsDown: Bool) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var menu: NSMenu? = NSMenu()
  /// -1 is none.
  open private(set) var indexOfSelectedItem = -1
  /// -1 is none.
  open func selectItem(at index: Int) {
    precondition(index < menu?.items.count ?? 0, "there is no such item")
    indexOfSelectedItem = index
  }
  open override var intrinsicContentSize: CGSize {
    let widest = (menu?.items ?? []).map { controlFont.size($0.title, width: 0).width }.max() ?? 0
    return CGSize(width: widest + 30, height: 22)
  }
}

/// In tests each segment is as wide as its title with 20 points, and 22 high.
open class NSSegmentedControl: NSControl {
  private var labels: [String] = []
  open var segmentCount: Int {
    get { labels.count }
    set { labels = Array((labels + Array(repeating: "", count: newValue)).prefix(newValue)) }
  }
  open func setLabel(_ label: String, forSegment segment: Int) { labels[segment] = label }
  open func label(forSegment segment: Int) -> String? { labels[segment] }
  /// -1 is none.
  open var selectedSegment = -1
  open override var intrinsicContentSize: CGSize {
    CGSize(width: labels.reduce(0) { $0 + controlFont.size($1, width: 0).width + 20 }, height: 22)
  }
}

/// In tests 19 by 28 points.
open class NSStepper: NSControl {
  open var minValue = 0.0
  open var maxValue = 59.0
  open var increment = 1.0
  open var valueWraps = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 19, height: 28) }
}

/// In tests 120 by 22 points.
open class NSDatePicker: NSControl {
  public enum Style: Sendable { case textFieldAndStepper }
  public struct ElementFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourMinute = ElementFlags(rawValue: 0x000C)
    public static let yearMonthDay = ElementFlags(rawValue: 0x00E0)
  }
  open var datePickerStyle = Style.textFieldAndStepper
  open var datePickerElements: ElementFlags = []
  open var dateValue = Date(timeIntervalSince1970: 0)
  open var minDate: Date?
  open var maxDate: Date?
  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 22) }
}

/// In tests 44 by 24 points.
open class NSColorWell: NSControl {
  open var color = NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  open var supportsAlpha = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 24) }
}
