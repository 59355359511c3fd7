import LayoutEngine
import Observation

#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// One armed observation of a body: what the models that the body read keep until one of them changes.
///
/// The library's `withObservationTracking` has no way to end an observation, and models would collect those of bodies
/// that are evaluated anew or gone. So each body also reads the token, as if it were a model; changing the token ends
/// the observation. What is read is the token as a whole: of all key paths that one is compared most cheaply.
///
/// A model that changes ends the observation too. Its body's next one has the same token.
final class ObservationToken: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// The body's node; used by the root's thread only.
  var node: NodeIndex
  /// Whether a change is noted, and whether one that was noted is still in the inbox. Protected by the inbox's lock.
  fileprivate var phase = Phase.idle
  /// The number of the last observation. Protected by the inbox's lock.
  fileprivate var number: UInt32 = 0

  fileprivate enum Phase { case idle, armed, noted }

  init(_ node: NodeIndex) {
    self.node = node
  }

  /// Counts as a read of the body that is evaluated.
  func hold() { registrar.access(self, keyPath: \.self) }

  /// Ends the observations that hold the token.
  fileprivate func release() { registrar.withMutation(of: self, keyPath: \.self) {} }
}

/// Notes changes, on whatever thread they happen, until the root's next turn.
///
/// The lock is `Mutex` where the standard library has it, and on Apple's systems, whose older versions do not, the
/// system's `OSAllocatedUnfairLock`. It is held for a few instructions and never while a caller's code runs.
final class Inbox: Sendable {
  private struct State {
    var changed: ContiguousArray<ObservationToken> = []
    /// Whether a listener was notified of the content.
    var isAnnounced = false
    /// Whether some of it comes from another thread.
    var isForeign = false
  }

  #if canImport(os)
    private let state = OSAllocatedUnfairLock(uncheckedState: State())
  #else
    private let state = Mutex(State())
  #endif

  private let listener: Listener
  let wake: (@Sendable () -> Void)?

  init(listener: Listener, wake: (@Sendable () -> Void)?) {
    self.listener = listener
    self.wake = wake
  }

  /// Arms a token: a change will be noted, once.
  ///
  /// - Returns: the number of the observation, by which a change is noted.
  func arm(_ token: ObservationToken) -> UInt32 {
    state.withLock { _ in
      token.phase = .armed
      token.number &+= 1
      return token.number
    }
  }

  /// Whether the token may be armed again: its last observation has ended, and the change is not in the inbox any more.
  func isIdle(_ token: ObservationToken) -> Bool { state.withLock { _ in token.phase == .idle } }

  /// Notes that a model is about to change that the token's body read. Called on the thread that changes it.
  ///
  /// 1. A token counts once an observation, and not at all where its body was evaluated anew or is gone.
  /// 2. The first change since the last turn is announced: on the root's thread to the root itself, on another one
  ///    through `wake`.
  func post(_ token: ObservationToken, _ number: UInt32) {
    let isOwn = listener.thread == .current
    if isOwn { listener.note() }
    let canNotify = isOwn || wake != nil
    let (isObserved, isFirst) = state.withLock { state in
      guard token.phase == .armed, token.number == number else { return (false, false) }  // 1.
      token.phase = .noted
      state.changed.append(token)
      if !isOwn { state.isForeign = true }
      defer { if canNotify { state.isAnnounced = true } }
      return (true, canNotify && !state.isAnnounced)
    }
    if isOwn, isObserved { listener.noteWrite(token) }
    guard isFirst else { return }
    if isOwn { listener.announce() } else { wake?() }  // 2.
  }

  /// Disarms a token, and releases the models from it.
  func disarm(_ token: ObservationToken) {
    let wasArmed = state.withLock { _ in
      guard token.phase == .armed else { return false }
      token.phase = .idle
      return true
    }
    if wasArmed { token.release() }
  }

  /// Whether something changed since the last turn.
  var isEmpty: Bool { state.withLock { $0.changed.isEmpty } }

  /// The tokens of what changed since the last time, in order.
  func drain() -> ContiguousArray<ObservationToken> {
    var isForeign = false
    return drain(&isForeign)
  }

  /// The same, with whether another thread changed something.
  func drain(_ isForeign: inout Bool) -> ContiguousArray<ObservationToken> {
    let old = state.withLock { state in
      for token in state.changed { token.phase = .idle }
      defer { state = State() }
      return state
    }
    if old.isForeign { isForeign = true }
    return old.changed
  }
}

/// Passes changes to the root, on its thread.
final class Listener: @unchecked Sendable {
  let thread = ThreadID.current
  /// Used on `thread` only.
  weak var root: LayoutRoot?

  /// Notes every change, not only the first: any may be one that is to be animated.
  fileprivate func note() { root?.stage.note() }

  fileprivate func noteWrite(_ token: ObservationToken) { root?.noteWrite(token) }

  fileprivate func announce() { root?.modelsWillChange() }
}

/// The types of bodies that read models.
///
/// A token costs a microsecond and some hundred bytes, and whether a body reads anything is known only afterwards. So
/// the first body of a type is evaluated without one. If it reads a model, that one observation cannot be ended (it
/// ends with the next change of what was read), and all later bodies of the type have tokens. This is knowledge about
/// types, so roots share it: at most one observation a type is ever left over.
final class ReaderTypes: Sendable {
  private struct Known {
    /// The types of which a value read models.
    var readers: Set<ObjectIdentifier> = []
    /// The types of lists of which some rows that were evaluated in one observation read anything: models, or values of
    /// the environment.
    var lists: Set<ObjectIdentifier> = []

    var count: Int { readers.count + lists.count }
  }

  #if canImport(os)
    private let known = OSAllocatedUnfairLock(uncheckedState: Known())
  #else
    private let known = Mutex(Known())
  #endif

  /// One for the process: a type that reads models reads them in every root.
  static let shared = ReaderTypes()

  /// How many types are known. It never falls.
  var count: Int { known.withLock { $0.count } }

  func contains(_ type: ObjectIdentifier) -> Bool { known.withLock { $0.readers.contains(type) } }
  func insert(_ type: ObjectIdentifier) { known.withLock { _ = $0.readers.insert(type) } }

  /// Whether rows of the list read: rows of a lazy list are evaluated one by one, and are known as readers.
  func hasReadingRows(_ list: ObjectIdentifier) -> Bool {
    known.withLock { $0.lists.contains(list) || $0.readers.contains(list) }
  }

  func noteReadingRows(_ list: ObjectIdentifier, readModels: Bool) {
    known.withLock {
      $0.lists.insert(list)
      if readModels { $0.readers.insert(list) }
    }
  }
}
