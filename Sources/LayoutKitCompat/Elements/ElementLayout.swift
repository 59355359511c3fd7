public import LayoutCore

/// Any element of the layout language as a LayoutKit layout.
///
/// Measured: 1. The element is offered the room; an unbounded axis is unspecified. 2. Its answer, at most the room, is
/// the size.
///
/// Arranged: 3. The element is offered the rectangle, and its answer is aligned in that. 4. What it would show are the
/// layouts inside, each with its frame.
///
/// Unless given, it is flexible on an axis on which it takes more of infinite room than it needs, else inflexible.
public final class ElementLayout: MeasurableLayout {
  /// Makes the element: elements are made where they are laid out, on any thread.
  public let content: @Sendable () -> any Layout
  /// Where the layout stands in its room.
  public let alignment: LayoutKitAlignment
  /// How willing it is to be compressed or stretched.
  public let flexibility: Flexibility
  private let measurers: Measurers?

  /// An element of any sort.
  ///
  /// - Parameters:
  ///   - alignment: where the layout stands in its room.
  ///   - flexibility: how willing it is to be compressed or stretched; `nil` follows from the element.
  ///   - measurers: who measures texts and pictures; `nil` for those of the surroundings.
  ///   - content: makes the element, more than once; several stand below each other, centred.
  /// - Complexity: O(elements inside), unless `flexibility` is given.
  public init<Content: Layout & SendableMetatype>(
    alignment: LayoutKitAlignment = .center, flexibility: Flexibility? = nil, measurers: Measurers? = nil,
    @LayoutBuilder content: @escaping @Sendable () -> Content
  ) {
    // One element, however many are inside.
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
    LayoutMeasurement(layout: self, size: answer(to: Room.size(maxSize)), maxSize: maxSize, sublayouts: [])
  }

  /// Steps 3 and 4.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    // 3.
    let rect = Room.given(rect)
    let frame = alignment.position(size: answer(to: rect.size), in: rect)
    // 4. In a tree the element's nodes show it.
    if ElementTree.subview(for: self) != nil { return LayoutArrangement(layout: self, frame: frame, sublayouts: []) }
    let views = content().arrangedViews(in: frame.size, measurers: measurers ?? LayoutKitMeasuring.measurers)
    return LayoutArrangement(layout: self, frame: frame, sublayouts: ElementView.nested(views))
  }

  private func answer(to room: Size) -> Size {
    let proposal = Proposal(
      width: room.width.isFinite ? room.width : nil, height: room.height.isFinite ? room.height : nil)
    let size =
      ElementTree.subview(for: self)?.sizeThatFits(proposal)
      ?? content().sizeThatFits(proposal, measurers: measurers ?? LayoutKitMeasuring.measurers)
    return Size(
      width: Room.answered(size.width, within: room.width), height: Room.answered(size.height, within: room.height))
  }
}
