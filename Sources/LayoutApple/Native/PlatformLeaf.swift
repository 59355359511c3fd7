#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  #if canImport(UIKit)
    /// A UIKit view as a leaf of a layout.
    public typealias UIViewLeaf = PlatformLeaf
  #else
    /// An AppKit view as a leaf of a layout.
    public typealias NSViewLeaf = PlatformLeaf
  #endif

  /// A toolkit view as a leaf of a layout, with the size that UIKit's `sizeThatFits` or AppKit returns.
  ///
  /// A hidden view takes no space.
  public final class PlatformLeaf: NativeView, @unchecked Sendable {
    // `Sendable` as its base class is: it is used only on the thread that made it.

    /// The view.
    public let view: PlatformView

    private static let key = "LayoutApple.PlatformLeaf"

    /// Stored in the view's layer, which retains values that are set under a key.
    private final class Note {
      weak var hosted: PlatformLeaf?
      init(_ hosted: PlatformLeaf) { self.hosted = hosted }
    }

    /// The leaf of a view, the same one each time while the view exists. On the Mac the view then has a layer.
    @MainActor
    public static func of(_ view: PlatformView) -> PlatformLeaf {
      #if !canImport(UIKit)
        view.wantsLayer = true
      #endif
      let layer: CALayer? = view.layer
      if let known = (layer?.value(forKey: key) as? Note)?.hosted { return known }
      let new = PlatformLeaf(view)
      layer?.setValue(Note(new), forKey: key)
      return new
    }

    #if canImport(UIKit)
      /// Whether the view's class overrides `sizeThatFits`.
      let sizesItself: Bool
    #endif

    @MainActor
    private init(_ view: PlatformView) {
      self.view = view
      #if canImport(UIKit)
        sizesItself = Overrides.sizeThatFits(view)
      #endif
      super.init()
    }

    /// The class of the view: `UILabel`, `NSTextField`.
    public override var name: String { "\(type(of: view))" }

    /// The view's text or title, its font, and its look.
    public override var facts: NativeFacts { MainActor.assumeIsolated { view.facts } }

    /// Updates this view in place of a newer view of its class, if the class is an `UpdatableView`.
    public override func takeOver(_ newer: NativeView) -> Bool {
      guard let newer = newer as? PlatformLeaf else { return false }
      return MainActor.assumeIsolated { (view as? any UpdatableView)?.takeOver(newer.view) ?? false }
    }

    /// The view's response to a proposal.
    ///
    /// 1. A hidden view returns zero.
    /// 2. A container or a SwiftUI view responds to the proposal itself.
    /// 3. Other views have the toolkit's size. On UIKit a view whose class overrides `sizeThatFits` is measured with
    ///    the proposal; a length of `nil` becomes `greatestFiniteMagnitude`. Other views would return their current
    ///    size, so their intrinsic size is used. On AppKit a text that wraps is measured in the proposed width, and any
    ///    other view has its intrinsic size.
    /// 4. A view without a length of its own along an axis fills the proposed length; without one it takes 0. A view
    ///    that was measured by `sizeThatFits` and has no length takes 0.
    /// 5. The length is at most the proposed one.
    public override func sizeThatFits(_ proposal: Proposal) -> Size {
      MainActor.assumeIsolated {
        guard !view.isHidden else { return .zero }  // 1.
        let responses = view as? any ProposedSize
        let own = responses?.size(for: proposal) ?? ownSize(for: proposal)  // 2. 3.
        if let inner = view as? LayoutContainer { inner.changesSeenByOuter = inner.root.contentChanges }
        func length(_ axis: Axis, _ proposed: Double?) -> Double {
          let isKnown = own[axis] >= 0 && own[axis] < Self.most
          let length = isKnown ? own[axis] : 0
          guard let proposed else { return length }
          let fills = !isKnown && (responses != nil || fillsUnknown)
          return fills ? proposed : min(length, proposed)  // 4. 5.
        }
        return Size(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
      }
    }

    /// The baseline of the view's text, from its top.
    public override func baseline(in size: Size, isFirst: Bool) -> Double? {
      MainActor.assumeIsolated { view.isHidden ? nil : textBaseline(in: size, isFirst: isFirst) }
    }
  }
#endif
