public import LayoutCore

/// Measuring a stack.
///
/// 1. At first the whole length along the axis is left. The layouts are measured in the order of their flexibility,
///    inflexible ones first. So the most flexible layout gets the length that the others leave.
/// 2. If no length is left along the axis, or there is none across it, this layout and all later ones are left out:
///    without a measurement, a frame and a view.
/// 3. A layout is measured in the length that is left along and the whole length across. With `fillEqualSize` it is
///    measured in its share instead, and layouts are left out if even the gaps leave no length for them.
/// 4. A layout with a length uses it and a spacing; a layout without a length uses neither. Every layout counts across.
/// 5. With `fillEqualSize` all are as long as the longest.
/// 6. The used length is at most the available length.
extension StackLayout {
  /// Steps 1 to 6.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    guard nestingDepth > DeepPass.directDepth else { return measure(room) }
    return DeepPass.measure(self, room) { self.measure(room) }
  }

  private func measure(_ room: Size) -> LayoutMeasurement {
    let measured = order == nil ? measureInTurn(room) : measureInOrder(room)
    return LayoutMeasurement(
      layout: self, size: measured.use.size(in: room, axis: axis), maxSize: room, sublayouts: measured.children,
      fault: fault)
  }

  private func measureInTurn(_ room: Size) -> (use: StackUse, children: [LayoutMeasurement]) {
    var use = StackUse(self, room)
    var children: [LayoutMeasurement] = []
    children.reserveCapacity(sublayouts.count)
    for (index, layout) in sublayouts.enumerated() {
      // 2.
      guard use.hasRoom else { break }
      // 3.
      let child = layout.measured(within: use.proposed, position: index)
      use.take(child.size)
      children.append(child)
    }
    return (use, children)
  }

  private func measureInOrder(_ room: Size) -> (use: StackUse, children: [LayoutMeasurement]) {
    var use = StackUse(self, room)
    var places: [LayoutMeasurement?] = Array(repeating: nil, count: sublayouts.count)
    for index in order ?? [] {
      guard use.hasRoom else { break }
      let child = sublayouts[index].measured(within: use.proposed, position: index)
      use.take(child.size)
      places[index] = child
    }
    var children: [LayoutMeasurement] = []
    children.reserveCapacity(places.count)
    for case let child? in places { children.append(child) }
    return (use, children)
  }
}

/// The lengths that a stack's layouts have used so far.
struct StackUse {
  private let axis: Axis
  private let spacing: Double
  private let share: StackShare?
  private let across: Double
  private var left: Double
  private var used = 0.0
  private var usedAcross = 0.0
  private var longest = 0.0
  private var count = 0
  private var countWithLength = 0

  init(_ stack: StackLayout, _ room: Size) {
    axis = stack.axis
    spacing = stack.spacing
    left = room[stack.axis]
    across = room[stack.axis.crossed]
    share =
      stack.distribution == .fillEqualSize
      ? StackShare(of: left, count: stack.sublayouts.count, spacing: spacing) : nil
  }

  /// Step 2.
  var hasRoom: Bool { left > 0 && across > 0 && count < share?.count ?? .max }

  /// Step 3.
  var proposed: Size { Size(axis, share?.length ?? left, across) }

  /// Step 4.
  mutating func take(_ size: Size) {
    let length = size[axis]
    count += 1
    longest = max(longest, length)
    usedAcross = max(usedAcross, size[axis.crossed])
    guard length > 0 else { return }
    used += countWithLength > 0 ? spacing + length : length
    countWithLength += 1
    left -= length + spacing
  }

  /// Steps 5 and 6.
  func size(in room: Size, axis: Axis) -> Size {
    let length = share == nil || count == 0 ? used : (longest + spacing) * Double(count) - spacing
    return Size(axis, min(max(0, length), room[axis]), usedAcross)
  }
}

/// An equal share of a length.
struct StackShare {
  /// The number of layouts with a share: gaps that are wider than the length leave no space for the others.
  let count: Int
  /// The length of each share.
  let length: Double

  init(of total: Double, count: Int, spacing: Double) {
    let fitting = spacing > 0 ? (total / spacing).rounded(.down) + 1 : .infinity
    self.count = fitting < Double(count) ? Int(fitting) : count
    let gaps = Double(max(0, self.count - 1)) * spacing
    length = self.count == 0 ? total : max(0, (total - gaps) / Double(self.count))
  }
}
