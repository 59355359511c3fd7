extension LayoutProfiler {
  /// The most stored names; the oldest are dropped first.
  static var nameLimit: Int { 1_000 }

  /// Begins a run of the block `name`.
  ///
  /// Runs of one name may be nested; the end is that of the innermost. Where 1,000 runs have not ended no run is begun,
  /// and that is a warning.
  public func startProfiling(name: String) {
    let start = now?() ?? .zero
    state.withLock { state in
      guard state.openCount < LayoutProfiler.nameLimit else {
        return state.warn(name, "\(name) was not begun: \(state.openCount) other blocks have not ended")
      }
      state.openCount += 1
      state.open[name, default: []].append(start)
    }
  }

  /// Ends the run of `name` that began last.
  ///
  /// - Returns: all runs of that name so far; `nil`, with a warning, where none had begun.
  @discardableResult
  public func endProfiling(name: String) -> PerformanceProfile? {
    let end = now?() ?? .zero
    return state.withLock { state in
      guard let start = state.open[name]?.popLast() else {
        state.warn(name, "\(name) ended without having begun")
        return nil
      }
      state.openCount -= 1
      if state.open[name]?.isEmpty == true { state.open[name] = nil }
      let block = LayoutProfile.Block(name: name, start: start, duration: end - start)
      return state.add(block, keeping: turnLimit)
    }
  }

  /// Runs `body` as one run of the block `name`, which counts even where it throws.
  public func profile<Result, Failure: Error>(
    name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = now?() ?? .zero
    defer {
      let block = LayoutProfile.Block(name: name, start: start, duration: (now?() ?? .zero) - start)
      state.withLock { state in _ = state.add(block, keeping: turnLimit) }
    }
    return try body()
  }

  /// The named blocks that ran, in the order of their first runs.
  public var allProfiles: [PerformanceProfile] {
    state.withLock { state in state.names.compactMap { state.profiles[$0] } }
  }

  /// Removes all named blocks, even those that have not ended, and warnings.
  public func clearProfiles() {
    state.withLock { state in
      state.profiles = [:]
      state.names = []
      (state.open, state.openCount) = ([:], 0)
      state.warnings = []
    }
  }
}

extension LayoutProfiler.State {
  mutating func add(_ block: LayoutProfile.Block, keeping limit: Int) -> PerformanceProfile {
    var profile = profiles[block.name] ?? PerformanceProfile(name: block.name)
    if profile.runCount == 0 {
      if names.count == LayoutProfiler.nameLimit { profiles[names.removeFirst()] = nil }
      names.append(block.name)
    }
    profile.add(block.duration.milliseconds)
    profiles[block.name] = profile
    if isProfiling { report.add(block, keeping: limit) }
    check(block)
    return profile
  }
}
