#if canImport(UIKit) && canImport(SwiftUI)
  public import SwiftUI
  public import UIKit

  /// A view of UIKit's as a view of SwiftUI's: what `uiView.swiftui` is.
  ///
  /// SwiftUI makes it once and brings it up to date with each evaluation of its body. A body that makes its view anew each
  /// time keeps the first one, if its class is an `UpdatableView`; views of other classes are exchanged.
  public struct HostedView<Native: UIView>: UIViewRepresentable {
    let native: Native

    /// Makes the view that holds it.
    public func makeUIView(context: Context) -> HostedViewBox {
      let box = HostedViewBox(frame: .zero)
      box.show(native)
      return box
    }

    /// Shows the view of a later value.
    public func updateUIView(_ uiView: HostedViewBox, context: Context) { uiView.show(native) }

    /// What the view takes of a proposal: as much as in a layout of ours (`UIView.layout()`).
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: HostedViewBox, context: Context) -> CGSize? {
      uiView.sizeThatFits(Proposal(proposal))
    }

    /// Gives the view back.
    public static func dismantleUIView(_ uiView: HostedViewBox, coordinator: ()) { uiView.empty() }
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
  public final class HostedViewBox: UIView {
    private(set) var content: UIView?

    func show(_ new: UIView) {
      guard new !== content || new.superview !== self else { return }
      if new !== content, let old = content as? any UpdatableView, old.superview === self, old.takeOver(new) {
        invalidateIntrinsicContentSize()
        return
      }
      empty()
      content = new
      new.frame = bounds
      addSubview(new)
      invalidateIntrinsicContentSize()
    }

    /// The view may stand elsewhere by now.
    func empty() {
      if content?.superview === self { content?.removeFromSuperview() }
      content = nil
    }

    func sizeThatFits(_ proposal: Proposal) -> CGSize {
      content.map { CGSize(UIViewLeaf.of($0).sizeThatFits(proposal)) } ?? .zero
    }

    /// Gives the view its size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
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
