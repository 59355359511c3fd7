/// Keeps resolved constraints by name, so that what did not change is not checked again.
///
/// It holds a bounded number of entries. An entry more than that pushes out the one that was resolved the longest time
/// ago; resolving a name that is there pushes out nothing. Every operation is O(1). Any thread may call it, and no code
/// observes it: writing to it while frames are computed asks for no other layout.
public final class ConstraintGraphManager: Sendable {
  /// What the manager has done since it was made.
  public struct Statistics: Hashable, Sendable {
    /// Calls that found equal constraints under the name.
    public var hits = 0
    /// Calls that had to check and keep new ones.
    public var misses = 0
    /// Entries that were pushed out.
    public var evictions = 0
    /// How often everything was forgotten.
    public var invalidations = 0

    /// Hits among all calls, from 0 to 1; 0 before the first.
    public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
  }

  /// The entries that fit where nothing else is said: 200, and 50 on a watch.
  public static var defaultCapacity: Int {
    #if os(watchOS)
      watchCapacity
    #else
      200
    #endif
  }

  /// The entries that fit in a watch's memory.
  public static var watchCapacity: Int { 50 }

  fileprivate struct State {
    var entries: LRUCache<String, LayoutConstraints>
    var clock: UInt64 = 0
    var statistics = Statistics()
    var traits: ConstraintTraits?
  }

  /// The entries that fit; at least 1.
  public let capacity: Int
  private let state: Locked<State>

  /// An empty manager for at most `capacity` entries; less than 1 counts as 1.
  public init(capacity: Int = ConstraintGraphManager.defaultCapacity) {
    self.capacity = max(capacity, 1)
    state = Locked(State(entries: LRUCache(capacity: capacity)))
  }

  /// The constraints of a name: those that are kept where they say the same, else new ones, which are kept.
  ///
  /// - Throws: `LayoutConstraintError`; what was kept under the name is kept still.
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

  /// What is kept under a name, without a change of which entry is the oldest; `nil` where there is nothing.
  public func getCachedConstraints(id: String) -> LayoutConstraints? {
    state.withLock { $0.entries.peek(id) }
  }

  /// Forgets all constraints.
  public func invalidateCache() {
    state.withLock { state in
      state.entries.removeAll()
      state.statistics.invalidations += 1
    }
  }

  /// The number of entries.
  public var count: Int { state.withLock { $0.entries.count } }

  /// What the manager has done since it was made.
  public var statistics: Statistics { state.withLock { $0.statistics } }

  /// Takes over what constraints may have been chosen by, and forgets all of them where that changed. An orientation
  /// that is not known is no change of it.
  ///
  /// - Returns: whether it changed. The first traits are no change.
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
  /// Keeps constraints as the newest.
  fileprivate mutating func keep(_ constraints: LayoutConstraints, _ id: String) -> LayoutConstraints {
    clock += 1
    var constraints = constraints
    constraints.timestamp = clock
    entries.insert(constraints, for: id)
    return constraints
  }
}
