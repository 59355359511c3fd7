public import Foundation

@MainActor
open class NSWindow: NSResponder {
  public enum OrderingMode: Sendable { case above, below, out }
  /// For tests: a window of a size that nobody sees.
  public init(size: CGSize) {
    super.init()
    let view = NSView(frame: CGRect(origin: .zero, size: size))
    view.owner = self
    contentView = view
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) var contentView: NSView?
  /// Its view takes the place of the content, and the window its size.
  open var contentViewController: NSViewController? {
    didSet {
      contentView?.owner = nil
      contentView = contentViewController?.view
      contentView?.owner = self
      contentView?.enteredWindow()
    }
  }
  open func setContentSize(_ size: CGSize) { contentView?.frame = CGRect(origin: .zero, size: size) }
  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
  open private(set) var backingScaleFactor: CGFloat = 1
  func setScale(_ scale: CGFloat) { backingScaleFactor = scale }
  open private(set) weak var firstResponder: NSResponder?
  /// Here a field is the first responder itself, where it is its editor on a
  /// Mac, which lies inside it.
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    let old = firstResponder
    firstResponder = responder
    _ = old?.resignFirstResponder()
    return responder?.becomeFirstResponder() ?? true
  }
}

@MainActor
open class NSViewController: NSResponder {
  public let nibName: String?
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
  }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init(coder: coder)
  }
  private var loaded: NSView?
  /// Loaded when it is asked for.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      viewDidLoad()
      return loaded ?? NSView()
    }
    set {
      loaded = newValue
      newValue.controller = self
    }
  }
  /// From a file of the class's name, without which it fails.
  open func loadView() { preconditionFailure("there is no file for the view of \(Self.self)") }
  open func viewDidLoad() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { for follower in sizeFollowers { follower.observer?.action() } }
    }
  }
  private var sizeFollowers: [Weak] = []
  private struct Weak { weak var observer: SizeObserver? }
  /// For the stand-ins of observing: as long as the answer is kept.
  public func followPreferredSize(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    let observer = SizeObserver(action)
    sizeFollowers.append(Weak(observer: observer))
    return observer
  }
}

private final class SizeObserver {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

#if OBJC_CHECK
  public import ObjectiveC

  extension NSViewController: ObjectiveC.KeyValueObserving {}
#endif
