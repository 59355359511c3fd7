#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutCore

  /// A view of AppKit's as a leaf of a layout: it answers what AppKit says, and takes all that is offered along the axes on
  /// which it has no size of its own. A hidden view takes no room.
  public final class NSViewLeaf: NativeView, @unchecked Sendable {
    // Sendable as its base class is: it is asked on the thread that made it only.

    /// The view.
    public let view: NSView

    private static let key = "LayoutAppKit.NSViewLeaf"

    /// Kept by the view's layer, which keeps whatever it is given under a name.
    private final class Note {
      weak var hosted: NSViewLeaf?
      init(_ hosted: NSViewLeaf) { self.hosted = hosted }
    }

    /// The leaf of a view, which has a layer from now on: as long as that lives, the same one each time.
    @MainActor
    public static func of(_ view: NSView) -> NSViewLeaf {
      view.wantsLayer = true
      if let known = (view.layer?.value(forKey: key) as? Note)?.hosted { return known }
      let new = NSViewLeaf(view)
      view.layer?.setValue(Note(new), forKey: key)
      return new
    }

    private init(_ view: NSView) {
      self.view = view
      super.init()
    }

    /// The class of the view: `NSTextField`.
    public override var name: String { "\(type(of: view))" }

    /// Its text or title, its font, and how it looks.
    public override var facts: NativeFacts { MainActor.assumeIsolated { view.facts } }

    /// A view of a class that can take over stays where another one of its class is written.
    public override func takeOver(_ newer: NativeView) -> Bool {
      guard let newer = newer as? NSViewLeaf else { return false }
      return MainActor.assumeIsolated { (view as? any UpdatableView)?.takeOver(newer.view) ?? false }
    }

    /// What the view takes of a proposal.
    ///
    /// 1. A hidden view takes nothing.
    /// 2. A text that wraps is set in the width that is proposed; a container, or a view of SwiftUI's, is asked.
    /// 3. Any other view has its intrinsic size. Where it has none along an axis, it takes what is proposed, by itself
    ///    nothing.
    /// 4. It takes no more than is proposed.
    public override func sizeThatFits(_ proposal: Proposal) -> Size {
      MainActor.assumeIsolated {
        guard !view.isHidden else { return .zero }  // 1.
        let own = Self.size(of: view, proposal)
        func length(_ axis: Axis, _ proposed: Double?) -> Double {
          guard let proposed else { return own[axis].isFinite ? max(0, own[axis]) : 0 }
          let isOpen = own[axis] < 0 || !own[axis].isFinite
          return isOpen ? proposed : min(own[axis], proposed)  // 4.
        }
        return Size(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
      }
    }

    /// A negative or infinite length is none.
    @MainActor
    private static func size(of view: NSView, _ proposal: Proposal) -> Size {
      switch view {
      case let container as LayoutContainer:  // 2.
        let size = container.size(for: proposal)
        container.changesSeenByOuter = container.root.contentChanges
        return size
      case let view as any ProposedSize: return view.size(for: proposal)
      case let field as NSTextField where !field.isEditable && field.cell?.wraps == true:
        let insets = field.alignmentRectInsets
        let width = proposal.width.map { min($0, most) + Double(insets.left + insets.right) } ?? most
        let size = field.cell?.cellSize(forBounds: CGRect(x: 0, y: 0, width: width, height: most)) ?? .zero
        return Size(
          width: Double(size.width - insets.left - insets.right),
          height: Double(size.height - insets.top - insets.bottom))
      default: return Size(view.intrinsicContentSize)  // 3.
      }
    }

    /// As AppKit's cells take it: longer lines are not exact any more.
    private static let most = 1e7

    /// The baselines of a text that is no button's; others depend on the frame that a view has at the moment.
    public override func baseline(in size: Size, isFirst: Bool) -> Double? {
      MainActor.assumeIsolated {
        guard let field = view as? NSTextField, !field.isHidden else { return nil }
        let offset = Double(isFirst ? field.firstBaselineOffsetFromTop : field.lastBaselineOffsetFromBottom)
        guard offset > 0 else { return nil }
        return isFirst ? offset : size.height - offset
      }
    }
  }

  /// A caller's view in the host, or an empty one as long as that is somewhere else.
  final class NativeItem: HostView {
    let hosted: NSViewLeaf
    /// Whether the view itself is here.
    let isOwn: Bool

    init(_ id: ViewID, _ hosted: NSViewLeaf, isOwn: Bool) {
      self.hosted = hosted
      self.isOwn = isOwn
      super.init(id, isOwn ? hosted.view : BlankView(frame: .zero))
    }

    /// Controls say themselves what they are.
    override func describe(_ properties: AccessibilityProperties?) -> Bool {
      guard isOwn, let control = view as? NSControl else { return false }
      control.say(properties)
      return true
    }
  }

  /// Nothing, which the mouse goes through.
  final class BlankView: NSView {
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }
#endif
