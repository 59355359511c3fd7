/// The values of the rows of a list, by their positions, on its way through an update.
///
/// 1. Rows before those that changed, and after them, have their values in place: another one is exchanged there.
/// 2. The values of rows between gather in `middle`, and take the place of the old ones when all of them are there.
/// 3. Where no values were stored, or those of another place, all values gather so.
/// 4. A row that is the same keeps its old value: state and closures of that one belong to the row.
@usableFromInline
struct KeptRows<Content: Layout> {
  /// The values that are stored between updates.
  @usableFromInline
  final class Box {
    @usableFromInline var values: ContiguousArray<Content>

    @inlinable
    init(_ values: ContiguousArray<Content>) { self.values = values }
  }

  /// Whether values are stored in this update.
  @usableFromInline var isKept = false
  /// Whether they are compared: step 3.
  @usableFromInline var areKnown = false
  /// Whether the next row is one of those between.
  @usableFromInline var isBetween = false
  @usableFromInline var values: ContiguousArray<Content> = []
  @usableFromInline var middle: ContiguousArray<Content> = []

  @inlinable
  init() {}

  /// The values of an update before, if they were stored, for that many rows.
  @inlinable
  init(_ box: Box?, areKnown: Bool, count: Int) {
    isKept = true
    guard areKnown, let box, box.values.count == count else {
      isBetween = true
      return
    }
    self.areKnown = true
    // They are taken out, so that there is one reference to the list.
    values = box.values
    box.values = []
  }

  /// Whether a row is the same as the one at `source` before; its value is stored.
  @inlinable
  mutating func isSame(_ content: Content, from source: Int) -> Bool {
    guard areKnown else {
      middle.append(content)
      return false
    }
    let isSame = Content._isSame(values[source], content)
    if isBetween {
      middle.append(isSame ? values[source] : content)
    } else if !isSame {
      values[source] = content
    }
    return isSame
  }

  /// Stores the value of a new row.
  @inlinable
  mutating func add(_ content: Content) { middle.append(content) }

  /// Begins the rows between.
  @inlinable
  mutating func beginMiddle() { isBetween = true }

  /// Replaces `old` by the rows between.
  @inlinable
  mutating func endMiddle(_ old: Range<Int>) {
    guard areKnown else { return }
    isBetween = false
    values.replaceSubrange(old, with: middle)
    middle = []
  }

  /// The values for the next update.
  @inlinable
  var result: ContiguousArray<Content> { areKnown ? values : middle }
}
