import LayoutCore

/// Lays a LayoutKit layout out in the tree.
///
/// 1. The available size is the proposal; an unspecified or infinite axis is unbounded.
/// 2. The size is the measured one, also on an unbounded axis.
/// 3. When placed, the layout is measured in its size and arranged in it. Each node gets its layout's frame.
/// 4. Nodes of layouts for which no space was left are left out.
///
/// Texts are measured by the tree's measurers, and elements of the layout language by the tree itself.
struct LayoutKitContainer: CustomLayout, Equatable {
  let layout: any MeasurableLayout
  /// The layout of each subview and the path to it. They are retained so that no other layout can have the same
  /// identity.
  let parts: [LayoutPart]
  /// The indices of the subviews of elements.
  let elements: [ObjectIdentifier: Int]

  init(_ layout: any MeasurableLayout, _ parts: [LayoutPart]) {
    self.layout = layout
    self.parts = parts
    var elements: [ObjectIdentifier: Int] = [:]
    for (index, part) in parts.enumerated() {
      if let element = part.layout as? ElementLayout { elements[ObjectIdentifier(element)] = index }
    }
    self.elements = elements
  }

  /// The same object is the same layout; other values never are.
  static func == (one: LayoutKitContainer, other: LayoutKitContainer) -> Bool {
    guard type(of: one.layout) is AnyClass, type(of: other.layout) is AnyClass else { return false }
    return one.layout as AnyObject === other.layout as AnyObject
  }

  /// Steps 1 and 2.
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    inTree(subviews) {
      layout.measured(
        within: Room.size(Size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)), position: 0
      ).size
    }
  }

  /// Steps 3 and 4.
  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    let arrangement = inTree(subviews) {
      let room = Room.size(
        Size(width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height))
      return layout.measured(within: room, position: 0).arranged(within: bounds)
    }
    var frames: [[Int]: Rect] = [:]
    var open: [(arrangement: LayoutArrangement, path: [Int], corner: Point)] = [(arrangement, [], .zero)]
    while let (arrangement, path, corner) = open.popLast() {
      let frame = arrangement.frame.moved(by: corner)
      frames[path] = frame
      for child in arrangement.sublayouts { open.append((child, path + [child.position], frame.origin)) }
    }
    for (index, subview) in subviews.enumerated() where index < parts.count {
      if let frame = frames[parts[index].path] {
        subview.place(at: frame.origin, proposal: Proposal(frame.size))
      } else {
        subview.leaveOut()
      }
    }
  }

  private func inTree<Result>(_ subviews: LayoutSubviews, _ work: () -> Result) -> Result {
    LayoutKitMeasuring.with(subviews.measurers) {
      elements.isEmpty ? work() : ElementTree.run(subviews, elements, work)
    }
  }
}
