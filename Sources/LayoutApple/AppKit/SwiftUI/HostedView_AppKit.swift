#if canImport(AppKit) && canImport(SwiftUI) && !targetEnvironment(macCatalyst)
  public import AppKit
  import LayoutCore
  public import SwiftUI

  /// A view of AppKit's as a view of SwiftUI's: what `nsView.swiftui` is.
  ///
  /// SwiftUI makes it once and brings it up to date with each evaluation of its body. A body that makes its view anew each
  /// time keeps the first one, if its class is an `UpdatableView`; views of other classes are exchanged.
  public struct HostedView<Native: NSView>: NSViewRepresentable {
    let native: Native

    /// Makes the view that holds it.
    public func makeNSView(context: Context) -> HostedViewBox {
      let box = HostedViewBox(frame: .zero)
      box.show(native)
      return box
    }

    /// Shows the view of a later value.
    public func updateNSView(_ nsView: HostedViewBox, context: Context) { nsView.show(native) }

    /// What the view takes of a proposal: as much as in a layout of ours (`NSView.ui()`).
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: HostedViewBox, context: Context) -> CGSize? {
      nsView.sizeThatFits(Proposal(proposal))
    }

    /// Gives the view back.
    public static func dismantleNSView(_ nsView: HostedViewBox, coordinator: ()) { nsView.empty() }
  }

  extension ConfigurableView {
    /// The view as a view of SwiftUI's, which asks it for its size.
    ///
    /// ```swift
    /// VStack {
    ///   Text("Sales")
    ///   chart.swiftui.frame(height: 200)
    /// }
    /// ```
    public var swiftui: HostedView<Self> { HostedView(native: self) }
  }

  /// Holds the view of a `HostedView`, as large as itself.
  public final class HostedViewBox: NSView {
    private(set) var content: NSView?

    func show(_ new: NSView) {
      guard new !== content || new.superview !== self else { return }
      if new !== content, let old = content as? any UpdatableView, old.superview === self, old.takeOver(new) {
        invalidateIntrinsicContentSize()
        return
      }
      empty()
      content = new
      addSubview(new)
      needsLayout = true
      invalidateIntrinsicContentSize()
    }

    /// The view may stand elsewhere by now.
    func empty() {
      if content?.superview === self { content?.removeFromSuperview() }
      content = nil
    }

    func sizeThatFits(_ proposal: Proposal) -> CGSize {
      content.map { CGSize(NSViewLeaf.of($0).sizeThatFits(proposal)) } ?? .zero
    }

    /// Gives the view its size: what is seen of it fills the box.
    public override func layout() {
      super.layout()
      guard let content, content.superview === self else { return }
      let frame = content.frame(forAlignmentRect: bounds)
      if content.frame != frame { content.frame = frame }
    }

    /// AppKit does not always ask for a layout where the size is another one.
    public override func setFrameSize(_ newSize: NSSize) {
      let isOther = newSize != frame.size
      super.setFrameSize(newSize)
      if isOther { needsLayout = true }
    }

    /// The view's own size.
    public override var intrinsicContentSize: CGSize { sizeThatFits(Proposal(width: nil, height: nil)) }
  }

  extension Proposal {
    /// SwiftUI's proposal, which means the same.
    init(_ proposal: ProposedViewSize) {
      self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
  }
#endif
