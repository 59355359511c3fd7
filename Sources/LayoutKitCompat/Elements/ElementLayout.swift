public import LayoutCore

/// Any element of the layout language as a LayoutKit layout.
///
/// Measuring:
///
/// 1. The available size is proposed to the element; an unbounded axis is unspecified.
/// 2. Its response, at most the available size, is the size.
///
/// Arranging:
///
/// 3. The rectangle's size is proposed to the element, and its response is aligned in the rectangle.
/// 4. The views of the element become the layouts inside, each with its frame.
///
/// By default it is flexible on an axis on which its largest length exceeds its ideal length, else inflexible.
public final class ElementLayout: MeasurableLayout {
  /// Makes the element. Elements are made where they are laid out, on any thread.
  public let content: @Sendable () -> any Layout
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The layout's flexibility.
  public let flexibility: Flexibility
  private let measurers: Measurers?

  /// Makes a layout from any element.
  ///
  /// - Parameters:
  ///   - alignment: the position of the layout in its room.
  ///   - flexibility: how willing it is to be compressed or stretched; `nil` follows from the element.
  ///   - measurers: measures texts and pictures; `nil` uses the current measurers.
  ///   - content: makes the element, more than once; several elements are stacked vertically, centred.
  /// - Complexity: O(elements inside), unless `flexibility` is given.
  public init<Content: Layout & SendableMetatype>(
    alignment: LayoutKitAlignment = .center, flexibility: Flexibility? = nil, measurers: Measurers? = nil,
    @LayoutBuilder content: @escaping @Sendable () -> Content
  ) {
    // One element, for any number of elements inside.
    let make: @Sendable () -> any Layout = { VStack(content: content) }
    self.content = make
    self.alignment = alignment
    self.measurers = measurers
    self.flexibility =
      flexibility ?? ElementLayout.flexibility(of: make(), measurers ?? LayoutKitMeasuring.measurers)
  }

  private static func flexibility(of content: any Layout, _ measurers: Measurers) -> Flexibility {
    let ideal = content.sizeThatFits(.unspecified, measurers: measurers)
    let most = content.sizeThatFits(.infinity, measurers: measurers)
    return Flexibility(
      horizontal: most.width > ideal.width ? Flexibility.defaultFlex : Flexibility.inflexibleFlex,
      vertical: most.height > ideal.height ? Flexibility.defaultFlex : Flexibility.inflexibleFlex)
  }

  /// Steps 1 and 2.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: response(to: Room.size(maxSize)), maxSize: maxSize, sublayouts: [])
  }

  /// Steps 3 and 4.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    // 3.
    let rect = Room.given(rect)
    let frame = alignment.position(size: response(to: rect.size), in: rect)
    // 4. In a tree the element's nodes show it.
    if ElementTree.subview(for: self) != nil { return LayoutArrangement(layout: self, frame: frame, sublayouts: []) }
    let views = content().arrangedViews(in: frame.size, measurers: measurers ?? LayoutKitMeasuring.measurers)
    return LayoutArrangement(layout: self, frame: frame, sublayouts: ElementView.nested(views))
  }

  private func response(to room: Size) -> Size {
    let proposal = Proposal(
      width: room.width.isFinite ? room.width : nil, height: room.height.isFinite ? room.height : nil)
    let size =
      ElementTree.subview(for: self)?.sizeThatFits(proposal)
      ?? content().sizeThatFits(proposal, measurers: measurers ?? LayoutKitMeasuring.measurers)
    return Size(
      width: Room.response(size.width, within: room.width), height: Room.response(size.height, within: room.height))
  }
}
