/// Stores resolved constraints by name, so that unchanged constraints are not checked again.
///
/// The number of entries is bounded. One entry more evicts the entry that was resolved the longest time ago. Resolving
/// a name that is stored evicts nothing. Every operation is O(1). Any thread may call the manager. No layout observes
/// it, so a change of it while frames are computed invalidates no layout.
public final class ConstraintGraphManager: Sendable {
  /// The manager's counters since it was made.
  public struct Statistics: Hashable, Sendable {
    /// Calls that found equal constraints under the name.
    public var hits = 0
    /// Calls that checked and stored new constraints.
    public var misses = 0
    /// Entries that were evicted.
    public var evictions = 0
    /// The number of times that all entries were removed.
    public var invalidations = 0

    /// The hits as a share of all calls, from 0 to 1; 0 before the first call.
    public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
  }

  /// The default capacity: 200 entries, and 50 on a watch.
  public static var defaultCapacity: Int {
    #if os(watchOS)
      watchCapacity
    #else
      200
    #endif
  }

  /// The capacity for a watch's memory.
  public static var watchCapacity: Int { 50 }

  fileprivate struct State {
    var entries: LRUCache<String, LayoutConstraints>
    var clock: UInt64 = 0
    var statistics = Statistics()
    var traits: ConstraintTraits?
  }

  /// The largest number of entries; at least 1.
  public let capacity: Int
  private let state: Locked<State>

  /// Makes an empty manager for at most `capacity` entries; a value below 1 counts as 1.
  public init(capacity: Int = ConstraintGraphManager.defaultCapacity) {
    self.capacity = max(capacity, 1)
    state = Locked(State(entries: LRUCache(capacity: capacity)))
  }

  /// The constraints of a name: the stored ones if their values are equal, else new ones, which the manager then
  /// stores.
  ///
  /// - Throws: `LayoutConstraintError`; the entry stored under the name then stays.
  @discardableResult
  public func resolveConstraints(
    id: String, width: Double, height: Double, priority: Int = 0
  ) throws(LayoutConstraintError) -> LayoutConstraints {
    guard !id.isEmpty else { throw .emptyID }
    let known: LayoutConstraints? = state.withLock { state in
      guard let known = state.entries.peek(id), known.width == width, known.height == height,
        known.priority == priority
      else { return nil }
      state.statistics.hits += 1
      return state.keep(known, id)
    }
    if let known { return known }
    let constraints = try LayoutConstraints(width: width, height: height, priority: priority)
    return state.withLock { state in
      state.statistics.misses += 1
      if state.entries.peek(id) == nil, state.entries.count == capacity { state.statistics.evictions += 1 }
      return state.keep(constraints, id)
    }
  }

  /// The constraints stored under a name; `nil` if there are none. Which entry is the oldest does not change.
  public func getCachedConstraints(id: String) -> LayoutConstraints? {
    state.withLock { $0.entries.peek(id) }
  }

  /// Removes all constraints.
  public func invalidateCache() {
    state.withLock { state in
      state.entries.removeAll()
      state.statistics.invalidations += 1
    }
  }

  /// The number of entries.
  public var count: Int { state.withLock { $0.entries.count } }

  /// The manager's counters since it was made.
  public var statistics: Statistics { state.withLock { $0.statistics } }

  /// Stores the traits that constraints depend on, and removes all constraints if the traits changed.
  ///
  /// An unknown orientation counts as no change of it.
  ///
  /// - Returns: whether the traits changed. The first traits are no change.
  @discardableResult
  public func adopt(_ traits: ConstraintTraits) -> Bool {
    let isChange = state.withLock { state in
      guard var known = state.traits else {
        state.traits = traits
        return false
      }
      var new = traits
      new.isLandscape = traits.isLandscape ?? known.isLandscape
      known.isLandscape = known.isLandscape ?? new.isLandscape
      state.traits = new
      return new != known
    }
    if isChange { invalidateCache() }
    return isChange
  }
}

extension ConstraintGraphManager.State {
  /// Stores constraints as the newest entry.
  fileprivate mutating func keep(_ constraints: LayoutConstraints, _ id: String) -> LayoutConstraints {
    clock += 1
    var constraints = constraints
    constraints.timestamp = clock
    entries.insert(constraints, for: id)
    return constraints
  }
}
