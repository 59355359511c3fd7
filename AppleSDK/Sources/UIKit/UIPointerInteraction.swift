#if !TVOS_CHECK  // Not on tvOS.
  public import Foundation

  @MainActor
  public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  }

  open class UIPointerInteraction: UIInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// In tests the look is read again at once.
    open func invalidate() { shown = delegate?.pointerInteraction(self, styleFor: UIPointerRegion())?.shape }
    /// For tests: the shape that was read last.
    public private(set) var shown: UIPointerShape?
  }

  @MainActor
  open class UIPointerRegion {}

  public enum UIPointerShape: Equatable {
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
  }

  public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  @MainActor
  open class UIPointerStyle {
    let shape: UIPointerShape
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.shape = shape }
  }
#endif
