/// The records of a tree in one block of memory.
///
/// Records are used again through a free list that is threaded through `nextSibling`.
@usableFromInline
package final class NodeBuffer: RecordBlock<NodeRecord> {
  @exclusivity(unchecked) private var freeList = NodeIndex.none
  /// The most records.
  private let limit: Int
  /// The number of records in use; `count` includes free ones, and every index is below it.
  @exclusivity(unchecked) package private(set) var liveCount = 0
  @exclusivity(unchecked) private var removedCount = 0
  /// Records that were taken so far.
  var madeCount: Int { liveCount + removedCount }

  /// - Parameters:
  ///   - capacity: the number of records to reserve room for.
  ///   - limit: the most records; no more than 32-bit indices can number.
  package init(capacity: Int = 16, limit: Int = NodeBuffer.largestCount) {
    self.limit = Swift.min(limit, NodeBuffer.largestCount)
    super.init()
    reserve(capacity)
  }

  /// A buffer of its own with the same records under the same indices. Complexity: O(records).
  init(copying other: NodeBuffer) {
    limit = other.limit
    freeList = other.freeList
    liveCount = other.liveCount
    removedCount = other.removedCount
    super.init(copying: other)
  }

  /// The record at `index`, in place.
  @inlinable @inline(__always)
  subscript(index: NodeIndex) -> NodeRecord {
    unsafeAddress {
      assert(index.rawValue < count)
      return UnsafePointer(base + Int(index.rawValue))
    }
    unsafeMutableAddress {
      assert(index.rawValue < count)
      return base + Int(index.rawValue)
    }
  }

  /// The records in place, for a pass.
  ///
  /// It is valid until a record is added, so callers' code that runs in a pass must not edit the tree.
  @inline(__always)
  var handle: NodeHandle { NodeHandle(base: base, count: count) }

  /// Takes a record from the free list or the end of the block.
  ///
  /// - Throws: `TreeError.tooManyNodes` where there may be no more.
  /// - Complexity: O(1) amortised.
  @inline(__always)
  func add(_ record: NodeRecord) throws(TreeError) -> NodeIndex {
    let index: NodeIndex
    if freeList.isNone {
      guard count < limit else { throw .tooManyNodes(limit: limit) }
      index = NodeIndex(rawValue: UInt32(truncatingIfNeeded: count))
      if count == capacity { grow() }
      stored &+= 1
    } else {
      index = freeList
      freeList = self[index].nextSibling
    }
    liveCount &+= 1
    // At one place, so that the record is written where it stays. It is plain data.
    (base + Int(index.rawValue)).initialize(to: record)
    return index
  }

  /// Puts a record on the free list.
  ///
  /// - Complexity: O(1).
  package func remove(_ index: NodeIndex) {
    assert(!self[index].flags.contains(.free))
    self[index].flags = .free
    self[index].nextSibling = freeList
    self[index].firstChild = .none
    freeList = index
    liveCount -= 1
    removedCount += 1
  }

  /// The free records in the order in which they are used again; at most `count`, however they are linked.
  package var freeIndices: [NodeIndex] {
    var result: [NodeIndex] = []
    var at = freeList
    while !at.isNone, result.count < count {
      result.append(at)
      at = self[at].nextSibling
    }
    return result
  }

  /// The most records that 32-bit indices can number, of which one stands for no node.
  package static var largestCount: Int { Int(UInt32.max) }
}

/// The records of a buffer, in place.
///
/// It is faster than the buffer itself in a loop, since its address is not read again after each write. It is valid
/// until a record is added, so it is never stored.
struct NodeHandle {
  private let base: UnsafeMutablePointer<NodeRecord>
  #if DEBUG
    private let count: Int
  #endif

  @inline(__always)
  fileprivate init(base: UnsafeMutablePointer<NodeRecord>, count: Int) {
    self.base = base
    #if DEBUG
      self.count = count
    #endif
  }

  /// The record at `index`, in place.
  @inline(__always)
  subscript(index: NodeIndex) -> NodeRecord {
    unsafeAddress { UnsafePointer(address(index)) }
    nonmutating unsafeMutableAddress { address(index) }
  }

  @inline(__always)
  private func address(_ index: NodeIndex) -> UnsafeMutablePointer<NodeRecord> {
    #if DEBUG
      assert(index.rawValue < count)
    #endif
    return base + Int(index.rawValue)
  }
}

/// The reason why a tree cannot be built further.
@nonexhaustive
public enum TreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More nodes than the limit, which by default is the number of 32-bit indices.
  case tooManyNodes(limit: Int)

  /// The error in words.
  public var description: String {
    switch self {
    case .tooManyNodes(let limit): "the tree is full: it holds \(limit) nodes, the most that it can number"
    }
  }
}
