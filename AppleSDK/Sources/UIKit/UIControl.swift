public import Foundation

@MainActor
open class UIMenuElement {
  public enum State: Sendable { case off, on }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
  }
}

@MainActor
public final class UIAction: UIMenuElement {
  public let title: String
  public let attributes: Attributes
  public let state: State
  private let handler: (UIAction) -> Void
  /// The parts in use.
  public init(
    title: String = "", attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    (self.title, self.attributes, self.state, self.handler) = (title, attributes, state, handler)
  }
  /// For tests: what choosing it does.
  public func perform() { handler(self) }
}

@MainActor
public final class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
  }
  public let title: String
  public let options: Options
  public let children: [UIMenuElement]
  /// The parts in use.
  public init(title: String = "", options: Options = [], children: [UIMenuElement]) {
    (self.title, self.options, self.children) = (title, options, children)
  }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  #if !TVOS_CHECK  // Not on tvOS.
    open var toolTip: String?
  #endif
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
  open var isEnabled = true {
    didSet {
      if !isEnabled { _ = resignFirstResponder() }
    }
  }
  open var showsMenuAsPrimaryAction = false
  private var actions: [(Event, UIAction)] = []
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }
  open func sendActions(for events: Event) {
    for (own, action) in actions where !own.isDisjoint(with: events) { action.perform() }
  }
}

/// In tests 12 points beside the title and 6 above and below.
open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system }
  public enum Role: Sendable { case normal, primary, cancel, destructive }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  open var role = Role.normal
  public let titleLabel: UILabel? = UILabel()
  open func setTitle(_ title: String?, for state: State) {
    if !Simulation.isStill { Simulation.fades += 1 }
    titleLabel?.text = title
  }
  open func title(for state: State) -> String? { titleLabel?.text }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  open var menu: UIMenu?
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = titleLabel?.sizeThatFits(size) ?? .zero
    return CGSize(width: title.width + 24, height: title.height + 12)
  }
}

#if !TVOS_CHECK  // Not on tvOS.
  /// In tests 51 by 31 points.
  open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  }

  /// In tests 34 points high.
  open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  }
#endif

/// In tests 4 points high.
open class UIProgressView: UIView {
  public enum Style: Sendable { case `default` }
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  open var progress: Float = 0
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}

/// In tests 20 by 20 points.
open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable {
    case medium
  }
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// `nil` is that of the style. A tint does not show.
  open var color: UIColor! = UIActivityIndicatorView.styleColor {
    didSet { if color == nil { color = UIActivityIndicatorView.styleColor } }
  }
  /// For tests: the colour of the style.
  public static let styleColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 20) }
}

/// In tests each segment is as wide as the widest title with 24 points, and 32 high.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  open var numberOfSegments: Int { titles.count }
  /// -1 is none.
  open var selectedSegmentIndex = -1
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = -1
  }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let label = UILabel()
    let widest = titles.map { title in
      label.text = title
      return label.sizeThatFits(size).width
    }.max()
    return CGSize(width: CGFloat(titles.count) * ((widest ?? 0) + 24), height: 32)
  }
}

#if !TVOS_CHECK  // Not on tvOS.
  /// In tests 94 by 32 points.
  open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }
  }

  /// In tests 28 by 28 points.
  open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var supportsAlpha = true
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 28, height: 28) }
  }
#endif
