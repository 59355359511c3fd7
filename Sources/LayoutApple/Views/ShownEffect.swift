#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  /// The effect of a box's view that is no transform: what it is cut by, its filters, and whether it is one picture.
  ///
  /// A shape and a mask are masks of the layer. Colours, blurs and blend modes are filters of Core Image, which AppKit
  /// has and UIKit has not.
  @MainActor
  final class ShownEffect {
    private let view: BoxView
    private var shown: BoxEffect?
    /// The shape that cuts.
    private let shape = CAShapeLayer()

    init(_ view: BoxView) { self.view = view }

    /// Shows an effect of a box of `size`; the display has `scale` pixels a point.
    func show(_ effect: BoxEffect?, mask: PlatformView?, in size: Size, scale: Double) {
      let layer: CALayer? = view.layer
      switch effect {
      case .clip(let kind):
        shape.path = kind.path(in: Rect(origin: .zero, size: size), inset: 0)
        layer?.mask = shape
      case .mask: layer?.mask = mask?.layer
      default: layer?.mask = nil
      }
      // A bitmap of the layer's own is one picture for what is around it.
      let isGroup = effect == .group
      layer?.shouldRasterize = isGroup
      if isGroup { layer?.rasterizationScale = CGFloat(scale) }
      if shown != effect { view.setFilters(effect) }
      shown = effect
    }
  }
#endif
