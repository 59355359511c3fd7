public import Foundation
import Observation
public import QuartzCore

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

public enum UISemanticContentAttribute: Sendable { case unspecified, forceLeftToRight, forceRightToLeft }

public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

@MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    // No frame that a caller set.
    bounds.size = frame.size
    center = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    layer = CALayer()
    super.init()
  }

  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer

  // MARK: Geometry

  /// Another size requests a layout pass and stretches what follows it.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds.size != oldValue.size else { return }
      Simulation.resizes += 1
      setNeedsLayout()
      for view in subviews { view.autoresize(from: oldValue.size, to: bounds.size) }
    }
  }
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { Simulation.note("transform") } }
  }
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Undefined where the view is transformed, which is a fault here.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      precondition(transform == .identity, "the frame of a transformed view is undefined")
      if let motion = Simulation.motion, frame != newValue {
        Simulation.moves.append(Simulation.Move(view: self, from: frame, to: newValue, motion: motion))
      }
      bounds.size = newValue.size
      center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
      Simulation.frames += 1
    }
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask = []
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var frame = frame
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
    self.frame = frame
  }

  // MARK: The tree

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open func addSubview(_ view: UIView) { put(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    if view.superview === self { subviews.removeAll { $0 === view } }
    put(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  private func put(_ view: UIView, at index: Int?) {
    precondition(view !== self, "a view in itself")
    let old = view.window
    let isNew = view.superview !== self
    if isNew {
      view.willMove(toSuperview: self)
      view.giveUpFocus()
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.superview?.subviews.removeAll { $0 === view }
      Simulation.insertions += 1
    }
    view.superview = self
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    setNeedsLayout()
    if isNew { view.areTraitsDue = true }
    if isNew { view.checkControllers() }
    if old !== view.window { view.enteredWindow() }
    if isNew { view.didMoveToSuperview() }
  }
  /// UIKit raises `UIViewControllerHierarchyInconsistency` where a controller's view is put under another controller than
  /// its parent.
  private func checkControllers() {
    if let parent = controller?.parent {
      var around = superview
      while let next = around, next.controller == nil { around = next.superview }
      if let found = around?.controller, found !== parent { Simulation.inconsistencies += 1 }
    }
    for view in subviews { view.checkControllers() }
  }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let old = window
    willMove(toSuperview: nil)
    giveUpFocus()
    parent.subviews.removeAll { $0 === self }
    parent.setNeedsLayout()
    superview = nil
    Simulation.removals += 1
    if old != nil { enteredWindow() }
    didMoveToSuperview()
  }
  /// A view that leaves its window is no first responder any more.
  private func giveUpFocus() {
    _ = resignFirstResponder()
    for view in subviews { view.giveUpFocus() }
  }
  private func enteredWindow() {
    didMoveToWindow()
    for view in subviews { view.enteredWindow() }
  }
  open func didMoveToWindow() {}
  open var canBecomeFocused: Bool { false }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      point.x >= bounds.minX, point.y >= bounds.minY, point.x < bounds.maxX, point.y < bounds.maxY
    else { return nil }
    for view in subviews.reversed() {
      if let inner = view.inside(point), let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
  /// A point of the superview's in the view's own coordinates, back through its transform; `nil` where there is no way
  /// back.
  private func inside(_ point: CGPoint) -> CGPoint? {
    let t = transform
    let size = t.a * t.d - t.b * t.c
    guard size != 0 else { return nil }
    let (x, y) = (point.x - center.x - t.tx, point.y - center.y - t.ty)
    return CGPoint(x: (t.d * x - t.c * y) / size + bounds.midX, y: (t.a * y - t.b * x) / size + bounds.midY)
  }

  /// Nothing is transformed here.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let (own, other) = (placeInWindow, view?.placeInWindow ?? .zero)
    return CGRect(
      x: rect.minX + other.x - own.x, y: rect.minY + other.y - own.y, width: rect.width, height: rect.height)
  }
  private var placeInWindow: CGPoint {
    guard let superview, !(self is UIWindow) else { return CGPoint(x: -bounds.minX, y: -bounds.minY) }
    let outer = superview.placeInWindow
    return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }

  // MARK: Layout

  private var needsLayout = true
  weak var controller: UIViewController?
  open func setNeedsLayout() { needsLayout = true }
  /// As its layer's: climbs to the first ancestor that needs no layout, and lays out what is due below that, in which this
  /// view is.
  open func layoutIfNeeded() {
    var top = self
    while let outer = top.superview, outer.needsLayout { top = outer }
    if top.isDue { top.layoutTree() }
  }
  private var isDue: Bool { needsLayout || areTraitsDue || subviews.contains(where: \.isDue) }
  /// From the outside in, traits before the layout that may follow from them.
  private func layoutTree() {
    if areTraitsDue, !needsLayout { updateTraits() }
    if needsLayout {
      needsLayout = false
      layoutSublayers(of: layer)
    }
    for view in subviews where view.isDue { view.layoutTree() }
  }
  /// As `CALayerDelegate` has it: that of its own layer is the layout of a view. Models that are read in `layoutSubviews()`
  /// are tracked, and those that are read in the controller's two methods; here itself none is.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    if areTraitsDue { updateTraits() }
    tracking { controller?.viewWillLayoutSubviews() }
    tracking { layoutSubviews() }
    tracking { controller?.viewDidLayoutSubviews() }
  }
  /// A value that was read requests a layout, once, when it is about to change.
  private func tracking(_ work: () -> Void) {
    guard Simulation.tracksModels else { return work() }
    let thread = pthread_self()
    withObservationTracking(work) { [weak self] in
      if pthread_equal(thread, pthread_self()) != 0 {
        MainActor.assumeIsolated { self?.modelChanged() }
      } else {
        Task { @MainActor in self?.modelChanged() }
      }
    }
  }
  private func modelChanged() {
    Simulation.trackedChanges += 1
    setNeedsLayout()
  }
  open func layoutSubviews() { Simulation.layouts += 1 }
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    Simulation.plainResponses += 1
    return bounds.size
  }
  /// Nothing has constraints here.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { targetSize }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() {
    Simulation.invalidations += 1
    superview?.innerSizeChanged()
  }
  /// For the stand-ins of SwiftUI's views: something inside may have another size of its own.
  open func innerSizeChanged() { superview?.innerSizeChanged() }
  /// The controller whose view it is, else the view around it.
  open override var next: UIResponder? { controller ?? superview }
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Looks

  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { Simulation.note("alpha") } }
  }
  open var isHidden = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! {
    didSet { tintColorDidChange() }
  }
  open func tintColorDidChange() { for view in subviews { view.tintColorDidChange() } }
  open var isUserInteractionEnabled = true
  public enum ContentMode: Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
  open var contentMode = ContentMode.scaleToFill

  // MARK: Traits

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  /// As of the last time that it was brought up to date.
  open var traitCollection: UITraitCollection { knownTraits }
  private var knownTraits = UITraitCollection.current
  /// Whether the view came into another one, or has other overrides: its traits follow before its next layout.
  private var areTraitsDue = false
  open var traitOverrides = UITraitOverrides() {
    didSet { areTraitsDue = true }
  }
  /// Of the view and of those in it, from what the view around it knows.
  open func updateTraitsIfNeeded() {
    if areTraitsDue { updateTraits() }
    for view in subviews { view.updateTraitsIfNeeded() }
  }
  /// The views inside follow in their turn.
  private func updateTraits() {
    areTraitsDue = false
    let old = knownTraits
    let traits = ownTraits ?? superview?.traitCollection ?? .current
    knownTraits = traitOverrides.isEmpty ? traits : traitOverrides.over(traits)
    let changed = knownTraits.differences(old)
    guard !changed.isEmpty else { return }
    for view in subviews { view.areTraitsDue = true }
    for (kinds, handler) in traitHandlers where !kinds.isDisjoint(with: changed) { handler() }
  }
  /// The traits that the system gives a window, and tests any view.
  var ownTraits: UITraitCollection? {
    didSet { areTraitsDue = true }
  }
  var traitHandlers: [(kinds: Set<ObjectIdentifier>, call: () -> Void)] = []
  open var safeAreaInsets: UIEdgeInsets { ownInsets ?? superview?.safeAreaInsets ?? .zero }
  var ownInsets: UIEdgeInsets?
  open func safeAreaInsetsDidChange() {}

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityElements: [Any]?

  // MARK: Gestures

  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers?.append(recognizer) }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  public private(set) var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
}

@MainActor
open class UIWindow: UIView {
  /// From the screen, where no window is given.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let origin = window?.frame.origin ?? .zero
    return CGRect(
      x: rect.minX + origin.x - frame.minX, y: rect.minY + origin.y - frame.minY, width: rect.width,
      height: rect.height)
  }
  open internal(set) weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}

#if OBJC_CHECK
  public import ObjectiveC

  extension UIViewController: ObjectiveC.KeyValueObserving {}
#endif

private final class SizeObserver {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

/// For tests: the view in a file.
public final class NibView: UIView {}

@MainActor
open class UIViewController: UIResponder {
  open var nibName: String? { givenName ?? classFile }
  open var nibBundle: Bundle? { givenBundle }
  private let givenName: String?
  private let givenBundle: Bundle?
  /// UIKit looks for a file that is called like the class, with its last word and without that.
  private var classFile: String? {
    let name = "\(type(of: self))"
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (short + [name]).first { (givenBundle ?? .main).path(forResource: $0, ofType: "nib") != nil }
  }
  public init(nibName: String?, bundle: Bundle?) {
    (givenName, givenBundle) = (nibName, bundle)
    super.init()
  }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    (givenName, givenBundle) = (nil, nil)
    super.init()
  }
  private var loaded: UIView?
  /// Loaded at the first read.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      newValue?.controller = self
      loaded = newValue
    }
  }
  open var isViewLoaded: Bool { loaded != nil }
  /// From the file that belongs to the controller, else an empty view.
  open func loadView() {
    guard let nibName else { return view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    guard (nibBundle ?? .main).path(forResource: nibName, ofType: "nib") != nil else {
      preconditionFailure("there is no file \(nibName)")
    }
    view = NibView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // MARK: Children

  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  /// Calls the child's `willMove(toParent:)`.
  open func addChild(_ controller: UIViewController) {
    if controller.parent != nil { controller.removeFromParent() }
    controller.willMove(toParent: self)
    controller.parent = self
    children.append(controller)
  }
  /// Calls `didMove(toParent:)`.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// The controller that presents it, or the view around the controller's own.
  open override var next: UIResponder? { presentingViewController ?? loaded?.superview }

  open func viewDidLoad() {}
  open var title: String?
  open var navigationItem: UINavigationItem { item }
  private lazy var item = UINavigationItem()
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
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Presenting

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  /// On no screen, and without a motion.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.viewDidAppear(flag)
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenting = presentedViewController == nil ? presentingViewController : self else { return }
    let gone = presenting.presentedViewController
    presenting.presentedViewController = nil
    gone?.presentingViewController = nil
    gone?.viewDidDisappear(flag)
    completion?()
  }
  #if !TVOS_CHECK  // Not on tvOS.
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    open var sheetPresentationController: UISheetPresentationController? { nil }
  #endif

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
}
