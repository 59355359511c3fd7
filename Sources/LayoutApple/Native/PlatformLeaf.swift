#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  #if canImport(UIKit)
    /// A view of UIKit's as a leaf of a layout.
    public typealias UIViewLeaf = PlatformLeaf
  #else
    /// A view of AppKit's as a leaf of a layout.
    public typealias NSViewLeaf = PlatformLeaf
  #endif

  /// A view of the toolkit's as a leaf of a layout: it answers what UIKit's `sizeThatFits` or AppKit says. A hidden view takes
  /// no room.
  public final class PlatformLeaf: NativeView, @unchecked Sendable {
    // Sendable as its base class is: it is asked on the thread that made it only.

    /// The view.
    public let view: PlatformView

    private static let key = "LayoutApple.PlatformLeaf"

    /// Kept by the view's layer, which keeps whatever it is given under a name.
    private final class Note {
      weak var hosted: PlatformLeaf?
      init(_ hosted: PlatformLeaf) { self.hosted = hosted }
    }

    /// The leaf of a view: as long as that lives, the same one each time. On the Mac the view has a layer from now on.
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
      /// Whether the view's class has a `sizeThatFits` of its own.
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

    /// Its text or title, its font, and how it looks.
    public override var facts: NativeFacts { MainActor.assumeIsolated { view.facts } }

    /// A view of a class that can take over stays where another one of its class is written.
    public override func takeOver(_ newer: NativeView) -> Bool {
      guard let newer = newer as? PlatformLeaf else { return false }
      return MainActor.assumeIsolated { (view as? any UpdatableView)?.takeOver(newer.view) ?? false }
    }

    /// What the view takes of a proposal.
    ///
    /// 1. A hidden view takes nothing.
    /// 2. A container, or a view of SwiftUI's, is asked with the proposal.
    /// 3. Others have the size that the toolkit says. On UIKit a view whose class has a `sizeThatFits` of its own is asked with
    ///    what is proposed, an open length as `greatestFiniteMagnitude`; others would answer with the size that they have at
    ///    the moment, and have their intrinsic size. On AppKit a text that wraps is set in the width that is proposed, and
    ///    any other view has its intrinsic size.
    /// 4. Where a view has no length of its own along an axis, it fills it; by itself it takes nothing there. A view that was
    ///    asked by `sizeThatFits` and does not know takes nothing.
    /// 5. It takes no more than is proposed.
    public override func sizeThatFits(_ proposal: Proposal) -> Size {
      MainActor.assumeIsolated {
        guard !view.isHidden else { return .zero }  // 1.
        let answers = view as? any ProposedSize
        let own = answers?.size(for: proposal) ?? ownSize(for: proposal)  // 2. 3.
        if let inner = view as? LayoutContainer { inner.changesSeenByOuter = inner.root.contentChanges }
        func length(_ axis: Axis, _ proposed: Double?) -> Double {
          let isKnown = own[axis] >= 0 && own[axis] < Self.most
          let length = isKnown ? own[axis] : 0
          guard let proposed else { return length }
          let fills = !isKnown && (answers != nil || fillsUnknown)
          return fills ? proposed : min(length, proposed)  // 4. 5.
        }
        return Size(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
      }
    }

    /// Where the text of a view stands, from its top.
    public override func baseline(in size: Size, isFirst: Bool) -> Double? {
      MainActor.assumeIsolated { view.isHidden ? nil : textBaseline(in: size, isFirst: isFirst) }
    }
  }
#endif
