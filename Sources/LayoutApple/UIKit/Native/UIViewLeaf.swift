#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

  /// A view of UIKit's as a leaf of a layout: it answers what its `sizeThatFits` says. A hidden view takes no room.
  public final class UIViewLeaf: NativeView, @unchecked Sendable {
    // Sendable as its base class is: it is asked on the thread that made it only.

    /// The view.
    public let view: UIView

    private static let key = "LayoutUIKit.UIViewLeaf"

    /// Kept by the view's layer, which keeps whatever it is given under a name.
    private final class Note {
      weak var hosted: UIViewLeaf?
      init(_ hosted: UIViewLeaf) { self.hosted = hosted }
    }

    /// The leaf of a view: as long as that lives, the same one each time.
    @MainActor
    public static func of(_ view: UIView) -> UIViewLeaf {
      if let known = (view.layer.value(forKey: key) as? Note)?.hosted { return known }
      let new = UIViewLeaf(view)
      view.layer.setValue(Note(new), forKey: key)
      return new
    }

    /// Whether the view's class has a `sizeThatFits` of its own.
    private let sizesItself: Bool

    @MainActor
    private init(_ view: UIView) {
      self.view = view
      sizesItself = Overrides.sizeThatFits(view)
      super.init()
    }

    /// The class of the view: `UILabel`.
    public override var name: String { "\(type(of: view))" }

    /// Its text or title, its font, and how it looks.
    public override var facts: NativeFacts { MainActor.assumeIsolated { view.facts } }

    /// A view of a class that can take over stays where another one of its class is written.
    public override func takeOver(_ newer: NativeView) -> Bool {
      guard let newer = newer as? UIViewLeaf else { return false }
      return MainActor.assumeIsolated { (view as? any UpdatableView)?.takeOver(newer.view) ?? false }
    }

    /// What the view takes of a proposal.
    ///
    /// 1. A hidden view takes nothing.
    /// 2. A view that answers proposals is asked with the proposal.
    /// 3. Others are asked with what is proposed, an open length as `greatestFiniteMagnitude`.
    /// 4. A view whose class has no `sizeThatFits` of its own is not asked: it would answer with the size that it has at the
    ///    moment. It has its intrinsic size, and fills along an axis on which it has none.
    /// 5. It takes no more than is proposed, where `sizeThatFits` may answer with more.
    public override func sizeThatFits(_ proposal: Proposal) -> Size {
      MainActor.assumeIsolated {
        guard !view.isHidden else { return .zero }  // 1.
        let most = Double(CGFloat.greatestFiniteMagnitude)
        func room(_ length: Double?) -> CGFloat { CGFloat(min(length ?? most, most)) }
        let own =
          if let view = view as? any ProposedSize {
            view.size(for: proposal)  // 2.
          } else if sizesItself {
            Size(view.sizeThatFits(CGSize(width: room(proposal.width), height: room(proposal.height))))  // 3.
          } else {
            Size(view.intrinsicContentSize)  // 4.
          }
        if let inner = view as? LayoutContainer { inner.changesSeenByOuter = inner.root.contentChanges }
        func length(_ axis: Axis, _ proposed: Double?) -> Double {
          // A view that does not know its size answers with what it was asked.
          let isKnown = own[axis] >= 0 && own[axis] < most
          let length = isKnown ? own[axis] : 0
          guard let proposed else { return length }
          let takesAll = own[axis] == .infinity && view is any ProposedSize
          let fills = (!sizesItself && !isKnown) || takesAll
          return fills ? proposed : min(length, proposed)  // 5.
        }
        return Size(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
      }
    }

    /// Where the text of a label, a field or a button stands: in the middle of the height.
    public override func baseline(in size: Size, isFirst: Bool) -> Double? {
      MainActor.assumeIsolated {
        guard !view.isHidden, size.isFinite else { return nil }
        let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
        guard let font = label?.font ?? (view as? UITextField)?.font else { return nil }
        let line = Double(font.lineHeight)
        let isWrapped = view is UILabel
        let height = isWrapped ? min(size.height, Double(view.sizeThatFits(CGSize(size)).height)) : line
        let top = (size.height - height) / 2
        return isFirst ? top + Double(font.ascender) : top + height - line + Double(font.ascender)
      }
    }
  }

  /// A caller's view in the host, or an empty one as long as that is somewhere else.
  final class NativeItem: HostView {
    let hosted: UIViewLeaf
    /// Whether the view itself is here.
    let isOwn: Bool

    /// Whether its owner had Auto Layout place it, which would take it away from its frame.
    private let followsConstraints: Bool

    init(_ id: ViewID, _ hosted: UIViewLeaf, isOwn: Bool) {
      self.hosted = hosted
      self.isOwn = isOwn
      let view = isOwn ? hosted.view : UIView()
      if !isOwn { view.isUserInteractionEnabled = false }
      followsConstraints = isOwn && !view.translatesAutoresizingMaskIntoConstraints
      if followsConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
      super.init(id, view)
    }

    /// The view is its owner's again, as it was.
    func giveBack() {
      if followsConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
      if isOwn { _ = describe(nil) }
    }

    /// What its owner said of it.
    private var own: (label: String?, value: String?, hint: String?)?

    /// Controls say themselves what they are.
    override func describe(_ properties: AccessibilityProperties?) -> Bool {
      guard isOwn, let control = view as? UIControl else { return false }
      if let properties {
        if own == nil { own = (control.accessibilityLabel, control.accessibilityValue, control.accessibilityHint) }
        control.say(properties, ownLabel: own?.label)
      } else if let said = own {
        (control.accessibilityLabel, control.accessibilityValue, control.accessibilityHint) = said
        own = nil
      }
      return true
    }
  }
#endif
