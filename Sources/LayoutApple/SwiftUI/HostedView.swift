#if ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit)) && canImport(SwiftUI)
  public import SwiftUI

  /// A toolkit view as a SwiftUI view: the result of `view.swiftui`.
  ///
  /// SwiftUI makes it once and updates it with each evaluation of its body. A body that makes its view again each time
  /// keeps the first view, if its class is an `UpdatableView`. Views of other classes are replaced.
  @MainActor
  public struct HostedView<Native: PlatformView> {
    let native: Native

    /// Makes the view that contains the hosted view.
    func makeBox() -> HostedViewBox {
      let box = HostedViewBox(frame: .zero)
      box.show(native)
      return box
    }
  }

  extension ConfigurableView {
    /// The view as a SwiftUI view with the view's own size.
    ///
    /// ```swift
    /// VStack {
    ///   Text("Sales")
    ///   chart.swiftui.frame(height: 200)
    /// }
    /// ```
    public var swiftui: HostedView<Self> { HostedView(native: self) }
  }

  /// Contains the view of a `HostedView`, with the same size.
  public final class HostedViewBox: PlatformView {
    private(set) var content: PlatformView?

    func show(_ new: PlatformView) {
      guard new !== content || new.superview !== self else { return }
      if new !== content, let old = content as? any UpdatableView, old.superview === self, old.takeOver(new) {
        invalidateIntrinsicContentSize()
        return
      }
      empty()
      content = new
      addSubview(new)
      fill()
      invalidateIntrinsicContentSize()
    }

    /// Removes the view if it is still here.
    func empty() {
      if content?.superview === self { content?.removeFromSuperview() }
      content = nil
    }

    func sizeThatFits(_ proposal: Proposal) -> CGSize {
      content.map { CGSize(PlatformLeaf.of($0).sizeThatFits(proposal)) } ?? .zero
    }

    /// Makes the visible part of the view fill the box.
    private func fill() {
      guard let content, content.superview === self else { return }
      #if canImport(UIKit) && !os(watchOS)
        let frame = bounds
      #else
        let frame = content.frame(forAlignmentRect: bounds)
      #endif
      if content.frame != frame { content.frame = frame }
    }

    /// The view's own size.
    public override var intrinsicContentSize: CGSize { sizeThatFits(Proposal(width: nil, height: nil)) }

    #if canImport(UIKit) && !os(watchOS)
      /// Gives the view its size.
      public override func layoutSubviews() {
        super.layoutSubviews()
        fill()
      }
    #else
      /// Gives the view its size.
      public override func layout() {
        super.layout()
        fill()
      }

      /// Requests a layout after a change of size, because AppKit does not always request one.
      public override func setFrameSize(_ newSize: NSSize) {
        let isOther = newSize != frame.size
        super.setFrameSize(newSize)
        if isOther { needsLayout = true }
      }
    #endif
  }
#endif
