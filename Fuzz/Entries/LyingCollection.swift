/// The way in which a collection contradicts itself.
struct CollectionLie: Hashable {
  /// Where it ends, and where after so many questions for that.
  var end = 0
  var otherEnd = 0
  var readsUntilOther = Int.max
  /// The value of its `count`.
  var reported: Int?
  /// Whether its positions keep their order.
  var areMarksHonest = true
  /// Which type of positions it has.
  var shape = 0

  static func honest(_ count: Int, shape: Int) -> CollectionLie { CollectionLie(end: count, shape: shape) }

  /// Whether it contradicts itself each time it is read. Positions that lie may have an end before the beginning seem
  /// one that is not, and an end that changes may have done so before it is read.
  var isCertain: Bool {
    let endsBefore = (readsUntilOther > 0 ? end : otherEnd) < 0
    return endsBefore && (areMarksHonest || shape == 0) || (reported.map { $0 < 0 } ?? false)
  }
}

/// The number of reads of a collection's end.
final class Reads {
  var count = 0
  /// The end now.
  func end(_ lie: CollectionLie) -> Int {
    count += 1
    return count > lie.readsUntilOther ? lie.otherEnd : lie.end
  }
}

/// Positions are numbers.
struct LyingNumbers: RandomAccessCollection {
  let lie: CollectionLie
  let reads: Reads
  let element: (Int) -> LyingID

  var startIndex: Int { 0 }
  var endIndex: Int { reads.end(lie) }
  var count: Int { lie.reported ?? Swift.max(0, lie.end) }
  subscript(position: Int) -> LyingID { element(position) }
}

/// A position of a collection's own, whose order, steps and distances lie unless they are honest.
struct Mark: Comparable, Strideable {
  let at: Int
  let isHonest: Bool
  let whim: Whim

  static func == (one: Mark, other: Mark) -> Bool { one.at == other.at }
  static func < (one: Mark, other: Mark) -> Bool {
    one.isHonest || one.whim.pick(4) > 0 ? one.at < other.at : one.whim.pick(2) == 0
  }
  func moved(by steps: Int) -> Mark {
    let wrong = isHonest || whim.pick(4) > 0 ? 0 : whim.pick(5) - 2
    return Mark(at: at &+ steps &+ wrong, isHonest: isHonest, whim: whim)
  }
  func distance(to other: Mark) -> Int {
    isHonest || whim.pick(4) > 0 ? other.at &- at : whim.pick(9) - 4
  }
  func advanced(by steps: Int) -> Mark { moved(by: steps) }
}

/// Positions are marks, and the collection walks from one to the next.
struct LyingMarks: RandomAccessCollection {
  /// A mark that cannot be counted with.
  struct Place: Comparable {
    let mark: Mark
    static func < (one: Place, other: Place) -> Bool { one.mark < other.mark }
  }

  let lie: CollectionLie
  let reads: Reads
  let whim: Whim
  let element: (Int) -> LyingID

  private func place(_ at: Int) -> Place { Place(mark: Mark(at: at, isHonest: lie.areMarksHonest, whim: whim)) }

  var startIndex: Place { place(0) }
  var endIndex: Place { place(reads.end(lie)) }
  var count: Int { lie.reported ?? Swift.max(0, lie.end) }
  func index(after place: Place) -> Place { Place(mark: place.mark.moved(by: 1)) }
  func index(before place: Place) -> Place { Place(mark: place.mark.moved(by: -1)) }
  func index(_ place: Place, offsetBy distance: Int) -> Place { Place(mark: place.mark.moved(by: distance)) }
  func distance(from one: Place, to other: Place) -> Int { one.mark.distance(to: other.mark) }
  subscript(position: Place) -> LyingID { element(position.mark.at) }
}

/// Positions are marks, and the standard library counts with them.
struct LyingStrides: RandomAccessCollection {
  let lie: CollectionLie
  let reads: Reads
  let whim: Whim
  let element: (Int) -> LyingID

  private func mark(_ at: Int) -> Mark { Mark(at: at, isHonest: lie.areMarksHonest, whim: whim) }

  var startIndex: Mark { mark(0) }
  var endIndex: Mark { mark(reads.end(lie)) }
  var count: Int { lie.reported ?? Swift.max(0, lie.end) }
  subscript(position: Mark) -> LyingID { element(position.at) }
}
