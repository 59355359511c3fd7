public import Foundation

@MainActor
open class NSWindow: NSResponder {
  public enum OrderingMode: Sendable { case above, below }
  /// For tests: a window of a size, on no display.
  public init(size: CGSize) {
    super.init()
    let view = NSView(frame: CGRect(origin: .zero, size: size))
    view.owner = self
    contentView = view
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// As large as the controller's view.
  public convenience init(contentViewController: NSViewController) {
    self.init(size: .zero)
    self.contentViewController = contentViewController
    showController()
  }
  open var title = ""
  /// Laid out as before the next frame of a display.
  open func makeKeyAndOrderFront(_ sender: Any?) { layoutIfNeeded() }
  /// Tests have their windows on the screen from the beginning.
  open internal(set) var isVisible = true
  open internal(set) var isKeyWindow = true
  open internal(set) var isMiniaturized = false
  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKey")
  public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKey")
  public nonisolated static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturize")
  public nonisolated static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturize")
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionState")
  open private(set) var contentView: NSView?
  /// Its view takes the place of the content, and the window its size.
  open var contentViewController: NSViewController? {
    didSet { showController() }
  }
  private func showController() {
    contentView?.owner = nil
    contentView = contentViewController?.view
    contentView?.owner = self
    contentView?.enteredWindow()
  }
  open func setContentSize(_ size: CGSize) { contentView?.frame = CGRect(origin: .zero, size: size) }
  /// In tests there is always one.
  open var currentEvent: NSEvent? { NSEvent(at: .zero, in: self) }
  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
  open private(set) var backingScaleFactor: CGFloat = 1
  func setScale(_ scale: CGFloat) { backingScaleFactor = scale }
  open private(set) weak var sheetParent: NSWindow?
  /// The window that is its sheet.
  var sheet: NSWindow?
  private var sheetHandler: ((NSApplication.ModalResponse) -> Void)?
  /// On no screen.
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheetWindow.sheetParent = self
    sheetWindow.sheetHandler = handler
    sheet = sheetWindow
  }
  open func endSheet(_ sheetWindow: NSWindow) {
    sheetWindow.sheetParent = nil
    if sheet === sheetWindow { sheet = nil }
    sheetWindow.sheetHandler?(NSApplication.ModalResponse(rawValue: -1000))
    sheetWindow.sheetHandler = nil
  }
  open private(set) weak var firstResponder: NSResponder?
  /// Here a field is the first responder itself, where it is its editor on a Mac, which lies inside it.
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    let old = firstResponder
    firstResponder = responder
    _ = old?.resignFirstResponder()
    return responder?.becomeFirstResponder() ?? true
  }
}

/// For tests: the view in a file.
public final class NibView: NSView {}

public final class NSNib {
  public typealias Name = String
}

@MainActor
open class NSViewController: NSResponder {
  /// What the controller was given.
  open var nibName: NSNib.Name? { givenName }
  open var nibBundle: Bundle? { givenBundle }
  private let givenName: String?
  private let givenBundle: Bundle?
  public init(nibName: NSNib.Name?, bundle: Bundle?) {
    (givenName, givenBundle) = (nibName, bundle)
    super.init()
  }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    (givenName, givenBundle) = (nil, nil)
    super.init(coder: coder)
  }
  private var loaded: NSView?
  /// Loaded at the first read.
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
  /// From the file whose name the controller has, or since macOS 10.10 that of its class, without which it fails.
  open func loadView() {
    guard (nibBundle ?? .main).path(forResource: nibName ?? "\(type(of: self))", ofType: "nib") != nil else {
      preconditionFailure("there is no file for the view of \(type(of: self))")
    }
    view = NibView(frame: .zero)
  }
  open func viewDidLoad() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func viewDidDisappear() {}
  open var preferredContentSize: CGSize {
    get { storedPreferredSize }
    set {
      guard newValue != storedPreferredSize else { return }
      storedPreferredSize = newValue
      for follower in sizeFollowers { follower.observer?.action() }
    }
  }
  /// For the stand-ins: SwiftUI's controllers may have another size without any call that could be observed.
  package final var storedPreferredSize = CGSize.zero
  private var sizeFollowers: [Weak] = []
  private struct Weak { weak var observer: SizeObserver? }
  /// For the stand-ins of observing: as long as the result is kept.
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
