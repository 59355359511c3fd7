public import Foundation

/// UIKit: `UIMenuElement`, since iOS 13.
@MainActor
open class UIMenuElement {
  /// `UIMenuElement.State`, since iOS 13.
  public enum State: Sendable { case off, on }
}

/// UIKit: `UIAction`, since iOS 13.
@MainActor
public final class UIAction: UIMenuElement {
  /// `title`, since iOS 13.
  public let title: String
  /// `state`, since iOS 13.
  public let state: State
  private let handler: (UIAction) -> Void
  /// `init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)`, since iOS 13: the parts in use.
  public init(title: String = "", state: State = .off, handler: @escaping (UIAction) -> Void) {
    (self.title, self.state, self.handler) = (title, state, handler)
  }
  /// For tests: what choosing it does.
  public func perform() { handler(self) }
}

/// UIKit: `UIMenu`, since iOS 13.
@MainActor
public final class UIMenu: UIMenuElement {
  /// `children`, since iOS 13.
  public let children: [UIMenuElement]
  /// `init(title:image:identifier:options:children:)`, since iOS 13: the parts in use.
  public init(children: [UIMenuElement]) { self.children = children }
}

/// UIKit: `UIControl`, since iOS 2.
open class UIControl: UIView {
  /// `UIControl.Event`, since iOS 2.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Since iOS 9.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  /// `UIControl.State`, since iOS 2.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
  /// `isEnabled`, since iOS 2.
  open var isEnabled = true {
    didSet {
      if !isEnabled { _ = resignFirstResponder() }
    }
  }
  /// `showsMenuAsPrimaryAction`, since iOS 14.
  open var showsMenuAsPrimaryAction = false
  private var actions: [(Event, UIAction)] = []
  /// `addAction(_:for:)`, since iOS 14.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }
  /// `sendActions(for:)`, since iOS 2.
  open func sendActions(for events: Event) {
    for (own, action) in actions where !own.isDisjoint(with: events) { action.perform() }
  }
}

/// UIKit: `UIButton`, since iOS 2. In tests 12 points beside the title and 6 above and below.
open class UIButton: UIControl {
  /// `UIButton.ButtonType`, since iOS 2.
  public enum ButtonType: Sendable { case custom, system }
  /// `UIButton.Role`, since iOS 14.
  public enum Role: Sendable { case normal, primary, cancel, destructive }
  /// `init(type:)`, since iOS 2.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  /// `role`, since iOS 14.
  open var role = Role.normal
  /// `titleLabel`, since iOS 3.
  public let titleLabel: UILabel? = UILabel()
  /// `setTitle(_:for:)`, since iOS 2.
  open func setTitle(_ title: String?, for state: State) {
    if !Simulation.isStill { Simulation.fades += 1 }
    titleLabel?.text = title
  }
  /// `title(for:)`, since iOS 2.
  open func title(for state: State) -> String? { titleLabel?.text }
  /// `setTitleColor(_:for:)`, since iOS 2.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  /// `menu`, since iOS 14.
  open var menu: UIMenu?
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = titleLabel?.sizeThatFits(size) ?? .zero
    return CGSize(width: title.width + 24, height: title.height + 12)
  }
}

#if !TVOS_CHECK  // Not on tvOS.
  /// UIKit: `UISwitch`, since iOS 2. In tests 51 by 31 points.
  open class UISwitch: UIControl {
    /// `isOn`, since iOS 2.
    open var isOn = false
    /// `onTintColor`, since iOS 5.
    open var onTintColor: UIColor?
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  }

  /// UIKit: `UISlider`, since iOS 2. In tests 34 points high.
  open class UISlider: UIControl {
    /// `value`, since iOS 2.
    open var value: Float = 0
    /// `minimumValue`, since iOS 2.
    open var minimumValue: Float = 0
    /// `maximumValue`, since iOS 2.
    open var maximumValue: Float = 1
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  }
#endif

/// UIKit: `UIProgressView`, since iOS 2. In tests 4 points high.
open class UIProgressView: UIView {
  /// `UIProgressView.Style`, since iOS 2.
  public enum Style: Sendable { case `default` }
  /// `init(progressViewStyle:)`, since iOS 2.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  /// `progress`, since iOS 2.
  open var progress: Float = 0
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}

/// UIKit: `UIActivityIndicatorView`, since iOS 2. In tests 20 by 20 points.
open class UIActivityIndicatorView: UIView {
  /// `UIActivityIndicatorView.Style`, since iOS 2.
  public enum Style: Sendable {
    /// Since iOS 13.
    case medium
  }
  /// `init(style:)`, since iOS 2.
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// `isAnimating`, since iOS 2.
  public private(set) var isAnimating = false
  /// `startAnimating()`, since iOS 2.
  open func startAnimating() { isAnimating = true }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 20) }
}
