public import LayoutCore

/// Arranging a stack.
///
/// 1. The stack's own frame follows from its alignment. The excess is the length beyond the measured one.
/// 2. The distribution determines the start of the first layout, the gaps, and the stretched layout. Only measured
///    layouts count; only layouts with a length have gaps.
/// 3. The stretched layout gets the excess, minus a spacing if it had no length before.
/// 4. The layouts are placed one after the other. Each is as long as measured, or as its share, and as wide as the
///    stack. The next begins behind it and a gap, or at the same place if it has no length.
/// 5. No layout begins or ends beyond the far edge, for any rectangle of the caller.
extension StackLayout {
  /// Steps 1 to 5.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let rect = Room.given(rect)
    guard nestingDepth > DeepPass.directDepth else { return arrange(rect, measurement) }
    return DeepPass.arrange(self, rect, measurement) { self.arrange(rect, measurement) }
  }

  private func arrange(_ rect: Rect, _ measurement: LayoutMeasurement) -> LayoutArrangement {
    // 1.
    let frame = alignment.position(size: measurement.size, in: rect)
    let measured = measurement.sublayouts
    let length = frame.size[axis]
    let across = frame.size[axis.crossed]
    let plan = StackPlan(self, measured, length: length, excess: length - measurement.size[axis])
    var children: [LayoutArrangement] = []
    children.reserveCapacity(measured.count)
    // 4.
    var next = plan.start
    for (index, child) in measured.enumerated() {
      var own = plan.share ?? child.size[axis]
      if index == plan.stretched { own = plan.stretchedLength }
      // 5.
      let begin = min(next, length)
      if spacing >= 0 { own = min(own, length - begin) }
      let place =
        axis == .horizontal
        ? Rect(x: begin, y: 0, width: own, height: across) : Rect(x: 0, y: begin, width: across, height: own)
      children.append(child.arranged(within: place))
      if own > 0 { next += own + plan.gap }
    }
    return LayoutArrangement(layout: self, frame: frame, sublayouts: children)
  }
}

/// The positions of a stack's layouts.
struct StackPlan {
  /// The start of the first layout.
  var start = 0.0
  /// The length between two layouts.
  var gap: Double
  /// The length of each layout, if all are equally long.
  var share: Double?
  /// The index of the stretched layout among the measured ones, if there is one.
  var stretched: Int?
  /// The length of the stretched layout.
  var stretchedLength = 0.0

  /// Steps 2 and 3.
  init(_ stack: StackLayout, _ children: [LayoutMeasurement], length: Double, excess: Double) {
    gap = stack.spacing
    switch stack.distribution {
    case .leading: break
    case .trailing: start = max(0, excess)
    case .center: start = max(0, excess / 2)
    case .fillEqualSpacing:
      let gaps = StackPlan.countWithLength(children, stack.axis) - 1
      if gaps > 0 { gap += excess / Double(gaps) }
    case .fillEqualSize:
      share = StackShare(of: length, count: children.count, spacing: stack.spacing).length
    case .fillFlexing:
      guard excess != 0, let index = StackPlan.mostFlexible(of: children, stack.flexes) else { return }
      stretch(index, stack, children, excess)
    }
  }

  /// Step 3.
  private mutating func stretch(
    _ index: Int, _ stack: StackLayout, _ children: [LayoutMeasurement], _ excess: Double
  ) {
    let length = children[index].size[stack.axis]
    let hasNewGap = length == 0 && StackPlan.countWithLength(children, stack.axis) > 0
    stretched = index
    stretchedLength = max(0, length + (hasNewGap ? excess - stack.spacing : excess))
  }

  private static func countWithLength(_ children: [LayoutMeasurement], _ axis: Axis) -> Int {
    children.reduce(0) { $1.size[axis] > 0 ? $0 + 1 : $0 }
  }

  /// The last of the most flexible layouts; `nil` if all are inflexible.
  private static func mostFlexible(of children: [LayoutMeasurement], _ flexes: [Flexibility.Flex]) -> Int? {
    var best: Int?
    var most = Int32.min
    for (index, child) in children.enumerated() where child.position < flexes.count {
      guard let flex = flexes[child.position], flex >= most else { continue }
      best = index
      most = flex
    }
    return best
  }
}
