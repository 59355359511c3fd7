#if ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit)) && canImport(SwiftUI)
  public import SwiftUI

  /// A view of the toolkit's as a view of SwiftUI's: what `view.swiftui` is.
  ///
  /// SwiftUI makes it once and brings it up to date with each evaluation of its body. A body that makes its view anew each
  /// time keeps the first one, if its class is an `UpdatableView`; views of other classes are exchanged.
  @MainActor
  public struct HostedView<Native: PlatformView> {
    let native: Native

    /// The view that holds it.
    func makeBox() -> HostedViewBox {
      let box = HostedViewBox(frame: .zero)
      box.show(native)
      return box
    }
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

    /// The view may stand elsewhere by now.
    func empty() {
      if content?.superview === self { content?.removeFromSuperview() }
      content = nil
    }

    func sizeThatFits(_ proposal: Proposal) -> CGSize {
      content.map { CGSize(PlatformLeaf.of($0).sizeThatFits(proposal)) } ?? .zero
    }

    /// What is seen of the view fills the box.
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

      /// AppKit does not always ask for a layout where the size is another one.
      public override func setFrameSize(_ newSize: NSSize) {
        let isOther = newSize != frame.size
        super.setFrameSize(newSize)
        if isOther { needsLayout = true }
      }
    #endif
  }
#endif
