#if canImport(CGTK)
  import Observation

  /// A value that is read from models and follows them.
  ///
  /// After a change of what it was read from, it is read again, once for all changes of a round of the main loop.
  @MainActor
  final class Followed<Value> {
    private let read: @MainActor () -> Value
    private let use: @MainActor (Value) -> Void

    /// Reads the value and calls `use` with it, now and after each change.
    init(_ read: @escaping @MainActor () -> Value, use: @escaping @MainActor (Value) -> Void) {
      self.read = read
      self.use = use
      update()
    }

    /// Reads the value and calls `use` now.
    func update() {
      let value = withObservationTracking(read) { [weak self] in
        // This runs on any thread, and before the change takes place.
        MainLoop.enqueue { self?.update() }
      }
      use(value)
    }
  }
#endif
