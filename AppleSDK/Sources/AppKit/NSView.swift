public import CoreImage
public import Foundation
import Observation
public import QuartzCore

#if OBJC_CHECK
  public import ObjectiveC
#endif

/// Neither rotated nor scaled.
@MainActor
open class NSView: NSResponder {
  public init(frame: CGRect) {
    super.init()
    // No frame that a caller set.
    origin = frame.origin
    bounds.size = frame.size
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archive = coder as? Archive else { return }
    origin = archive.frame.origin
    bounds.size = archive.frame.size
  }

  // MARK: Geometry

  /// Whether y grows downwards. It does not unless a class overrides it.
  open var isFlipped: Bool { false }
  /// In the superview's coordinates.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      if let context = Simulation.contexts.last, context.allowsImplicitAnimation, newValue != frame {
        Simulation.moves.append(
          Simulation.Move(
            view: self, from: frame, to: newValue, duration: context.duration, curve: context.timingFunction?.words))
      }
      origin = newValue.origin
      setFrameSize(newValue.size)
      Simulation.frames += 1
    }
  }
  private var origin = CGPoint.zero
  open private(set) var bounds = CGRect.zero
  /// Every other size comes here, and stretches what follows it.
  open func setFrameSize(_ newSize: CGSize) {
    let old = bounds.size
    guard newSize != old else { return }
    bounds.size = newSize
    Simulation.resizes += 1
    // AppKit marks the view without a call that could be overridden.
    if Simulation.laysOutResized { isLayoutDue = true }
    layer?.setAffineTransform(.identity)
    guard autoresizesSubviews else { return }
    for view in subviews { view.autoresize(from: old, to: newSize) }
  }
  open func setBoundsOrigin(_ newOrigin: CGPoint) {
    guard newOrigin != bounds.origin else { return }
    bounds.origin = newOrigin
    if postsBoundsChangedNotifications {
      NotificationCenter.default.post(name: Self.boundsDidChangeNotification, object: self)
    }
  }
  open var postsBoundsChangedNotifications = false
  public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
  /// How far what is seen lies inside the frame.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  /// For views in flipped ones.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }
  /// For views in flipped ones.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizesSubviews = true
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var frame = frame
    if autoresizingMask.contains(.width) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.height) { frame.size.height += new.height - old.height }
    self.frame = frame
  }
  /// A point of the superview's in the view's own coordinates.
  private func inside(_ point: CGPoint) -> CGPoint {
    let y = point.y - origin.y
    return CGPoint(
      x: point.x - origin.x + bounds.minX,
      y: (isFlipped == superview?.isFlipped ?? false ? y : bounds.height - y) + bounds.minY)
  }
  /// A point of the view's in the superview's coordinates.
  private func outside(_ point: CGPoint) -> CGPoint {
    let y = point.y - bounds.minY
    return CGPoint(
      x: point.x - bounds.minX + origin.x,
      y: (isFlipped == superview?.isFlipped ?? false ? y : bounds.height - y) + origin.y)
  }
  open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    var place = point
    var source = view
    // Up to the outermost view, and down again.
    while let step = source {
      place = step.outside(place)
      source = step.superview
    }
    var path: [NSView] = []
    var target: NSView? = self
    while let step = target {
      path.append(step)
      target = step.superview
    }
    for step in path.reversed() { place = step.inside(place) }
    return place
  }

  /// Nothing is flipped on the way here.
  open func convert(_ rect: CGRect, from view: NSView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // MARK: The tree

  /// Of `NSUserInterfaceItemIdentification`.
  open var identifier: NSUserInterfaceItemIdentifier?

  public private(set) weak var superview: NSView?
  /// Setting it orders them.
  open var subviews: [NSView] = [] {
    didSet { Simulation.orders += 1 }
  }
  open var enclosingScrollView: NSScrollView? {
    superview.flatMap { $0 as? NSScrollView ?? $0.enclosingScrollView }
  }
  weak var owner: NSWindow?
  open var window: NSWindow? { owner ?? superview?.window }
  open func addSubview(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }
  /// `nil` is all the others. A view that is here already is taken out and put in again, and the keyboard is lost on the
  /// way.
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    precondition(view !== self, "a view in itself")
    let old = view.window
    if view.superview === self {
      view.loseKeyboard()
      subviews.removeAll { $0 === view }
    } else {
      if let parent = view.superview {
        view.loseKeyboard()
        parent.subviews.removeAll { $0 === view }
      }
      Simulation.insertions += 1
    }
    view.superview = self
    // The transforms of its views' layers are AppKit's.
    view.layer?.setAffineTransform(.identity)
    let other = otherView.flatMap { other in subviews.firstIndex { $0 === other } }
    let index = place == .above ? other.map { $0 + 1 } ?? subviews.count : other ?? 0
    subviews.insert(view, at: index)
    needsLayout = true
    if old !== view.window { view.enteredWindow() }
  }
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let old = window
    loseKeyboard()
    parent.subviews.removeAll { $0 === self }
    parent.needsLayout = true
    superview = nil
    Simulation.removals += 1
    if old != nil { enteredWindow() }
  }
  private func loseKeyboard() {
    if let view = window?.firstResponder as? NSView, view.isDescendant(of: self) { _ = window?.makeFirstResponder(nil) }
  }
  /// Of itself too.
  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  func enteredWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.enteredWindow() }
  }
  open func viewDidMoveToWindow() {}
  /// The point is in the superview's coordinates.
  open func hitTest(_ point: CGPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let place = inside(point)
    for view in subviews.reversed() {
      if let hit = view.hitTest(place) { return hit }
    }
    return self
  }

  // MARK: Layout

  weak var controller: NSViewController?
  open var needsLayout: Bool {
    get { isLayoutDue }
    set { isLayoutDue = newValue }
  }
  private var isLayoutDue = true
  private var isLayingOut = false
  /// Of this view and those in it, and of none around it. It is not legal while the view is laid out, and does nothing
  /// then. Models that are read in `layout()` are tracked, and those that are read in the controller's two methods.
  open func layoutSubtreeIfNeeded() {
    guard !isLayingOut else { return Simulation.illegalLayouts += 1 }
    if isLayoutDue {
      isLayoutDue = false
      isLayingOut = true
      tracking { controller?.viewWillLayout() }
      tracking { layout() }
      tracking { controller?.viewDidLayout() }
      isLayingOut = false
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
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
    needsLayout = true
  }
  open func layout() { Simulation.layouts += 1 }
  /// Of what lies inside the alignment insets.
  open var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { Simulation.invalidations += 1 }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  // MARK: Looks

  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { layer = makeBackingLayer() } }
  }
  open var layer: CALayer?
  /// AppKit anchors its views' layers at their origin.
  open func makeBackingLayer() -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    return layer
  }
  open var wantsUpdateLayer: Bool { false }
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var toolTip: String?
  open var clipsToBounds = false
  open var shadow: NSShadow?
  /// Without a layer they have no effect.
  open var contentFilters: [CIFilter] = []
  open var compositingFilter: CIFilter?

  // MARK: The system's settings

  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var effectiveAppearance: NSAppearance { appearance ?? superview?.effectiveAppearance ?? NSAppearance(.aqua) }
  open var appearance: NSAppearance? { didSet { notifyAppearance() } }
  private func notifyAppearance() {
    viewDidChangeEffectiveAppearance()
    for view in subviews where view.appearance == nil { view.notifyAppearance() }
  }
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}
  open var safeAreaInsets: NSEdgeInsets { ownInsets ?? superview?.safeAreaInsets ?? NSEdgeInsets() }
  var ownInsets: NSEdgeInsets?

  // MARK: Keys and the mouse

  /// Of those that take keys, the ones that Tab goes to.
  open var canBecomeKeyView: Bool { acceptsFirstResponder && !isHidden }
  /// What AppKit draws its ring around while the view has the keyboard.
  open var focusRingMaskBounds: CGRect { .zero }
  open func drawFocusRingMask() {}
  open func noteFocusRingMaskChanged() { Simulation.rings += 1 }
  /// For tests: the areas that were added.
  open private(set) var trackingAreas: [NSTrackingArea] = []
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }

  // MARK: Accessibility

  var accessibility = SimulatedAccessibility()
  open func setAccessibilityElement(_ isElement: Bool) { accessibility.isElement = isElement }
  open func isAccessibilityElement() -> Bool { accessibility.isElement }
  open func setAccessibilityLabel(_ label: String?) { accessibility.label = label }
  open func accessibilityLabel() -> String? { accessibility.label }
  open func setAccessibilityValue(_ value: Any?) { accessibility.value = value as? String }
  open func accessibilityValue() -> Any? { accessibility.value }
  open func setAccessibilityHelp(_ help: String?) { accessibility.help = help }
  open func accessibilityHelp() -> String? { accessibility.help }
  open func setAccessibilityRole(_ role: NSAccessibility.Role?) { accessibility.role = role }
  open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role }
  open func setAccessibilityHidden(_ isHidden: Bool) { accessibility.isHidden = isHidden }
  open func isAccessibilityHidden() -> Bool { accessibility.isHidden }
  open func setAccessibilityExpanded(_ isExpanded: Bool) { accessibility.isExpanded = isExpanded }

  /// The views inside, which are read in their order.
  open func accessibilityChildren() -> [Any]? { subviews }
  open func accessibilityPerformPress() -> Bool { false }
  open func accessibilityPerformCancel() -> Bool { false }
  open func accessibilityPerformIncrement() -> Bool { false }
  open func accessibilityPerformDecrement() -> Bool { false }
  open func accessibilityPerformShowMenu() -> Bool { false }
  open func setAccessibilityCustomActions(_ actions: [NSAccessibilityCustomAction]?) { customActions = actions }
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { customActions }
  private var customActions: [NSAccessibilityCustomAction]?
  open func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor] { [] }

  // MARK: Gestures

  open var gestureRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) { gestureRecognizers.append(recognizer) }
  open func removeGestureRecognizer(_ recognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === recognizer }
  }

  // MARK: Pictures

  open func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
    rect.isEmpty ? nil : NSBitmapImageRep(width: Int(rect.width), height: Int(rect.height))
  }
  open func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {}

  // MARK: Drags of values

  /// For tests: the types of drags that it gets.
  public private(set) var draggedTypes: [NSPasteboard.PasteboardType] = []
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) { draggedTypes = newTypes }
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// For tests: the drag that began last.
  public private(set) var draggingSession: NSDraggingSession?
  @discardableResult
  open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession {
    let session = NSDraggingSession(items, source)
    draggingSession = session
    return session
  }

  #if OBJC_CHECK
    @nonobjc open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
      CADisplayLink(target: target, selector: selector)
    }
  #endif
}

struct SimulatedAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var help: String?
  var role: NSAccessibility.Role?
  var isHidden = false
  var isExpanded: Bool?
}
