/// The numbers that a layout shares with its items, so that an item keeps its frame after its layout is released.
final class SimpleLayoutShare {
  private(set) var parentFrame: Rect
  let main: Axis
  let alignment: SimpleLayoutAlignment
  let isFlipped: Bool

  private var entries: [Entry] = []
  private var total = Sums()

  /// The lengths that items take along the direction.
  fileprivate struct Sums {
    var fixed = 0.0
    var flexible = 0
  }

  /// An item's fixed lengths; `nil` is flexible.
  struct Lengths {
    let along: Double?
    let across: Double?
  }

  /// One item and the sums of the items before it.
  private struct Entry {
    let lengths: Lengths
    let before: Sums
  }

  init(_ parentFrame: Rect, _ main: Axis, _ alignment: SimpleLayoutAlignment, _ isFlipped: Bool) {
    self.parentFrame = parentFrame
    self.main = main
    self.alignment = alignment
    self.isFlipped = isFlipped
  }

  /// Adds all items, or throws and adds none.
  func add(_ items: [Lengths]) throws(SimpleLayoutError) {
    try Self.check(parentFrame)
    var sums = total
    for item in items { sums.add(item) }
    try check(sums, of: entries.count + items.count, in: parentFrame)
    for item in items {
      entries.append(Entry(lengths: item, before: total))
      total.add(item)
    }
  }

  func move(to frame: Rect) throws(SimpleLayoutError) {
    try Self.check(frame)
    try check(total, of: entries.count, in: frame)
    parentFrame = frame
  }

  /// The frame of the item at `index`, by the steps of `SimpleLayout`.
  func frame(at index: Int) -> Rect {
    let (item, before) = (entries[index].lengths, entries[index].before)
    // 1. Along: the fixed length, or an equal share of the length that the fixed items leave.
    let room = parentFrame.size[main]
    let part = max(room - total.fixed, 0) / Double(max(total.flexible, 1))
    let length = item.along ?? part
    // 2. Behind the items before it, from the start or from the end.
    let offset = before.fixed + Double(before.flexible) * part
    let start = isFlipped ? room - offset - length : offset
    // 3. Across: the fixed length at the alignment's position, or the whole length.
    let across = parentFrame.size[main.crossed]
    let thickness = item.across ?? across
    var corner = parentFrame.origin
    corner[main] += start
    corner[main.crossed] += alignment.offset(free: across - thickness)
    return Rect(origin: corner, size: Size(main, length, thickness)).finite
  }

  private static func check(_ frame: Rect) throws(SimpleLayoutError) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height, frame.maxX, frame.maxY]
    guard numbers.allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0 else {
      throw .invalidParentFrame(frame)
    }
  }

  /// Accepts a frame that is exactly full. Lengths such as 0.1 add up to exactly full only up to rounding.
  private func check(_ sums: Sums, of count: Int, in frame: Rect) throws(SimpleLayoutError) {
    let room = frame.size[main]
    guard sums.fixed <= room + room.ulp * Double(count) else { throw .outOfSpace }
  }
}

extension SimpleLayoutShare.Sums {
  mutating func add(_ item: SimpleLayoutShare.Lengths) {
    if let length = item.along { fixed += length } else { flexible += 1 }
  }
}

extension SimpleLayoutShare.Lengths {
  /// An item's valid lengths in a layout along `main`.
  init(_ item: SimpleLayoutItem, along main: Axis) throws(SimpleLayoutError) {
    along = item.length ?? (main == .horizontal ? item.width : item.height)
    across = main == .horizontal ? item.height : item.width
    for length in [along, across].compactMap(\.self) where length < 0 { throw .invalidLength(length) }
    if let along, !along.isFinite { throw .outOfSpace }
    if let across, !across.isFinite { throw .invalidLength(across) }
  }
}
