#if canImport(CGTK)
  import Observation

  /// A value that is read from models and follows them: it is read anew after what it was read from has changed, once
  /// for all changes of a round of the main loop.
  @MainActor
  final class Followed<Value> {
    private let read: @MainActor () -> Value
    private let use: @MainActor (Value) -> Void

    /// Reads the value and uses it, now and after each change.
    init(_ read: @escaping @MainActor () -> Value, use: @escaping @MainActor (Value) -> Void) {
      self.read = read
      self.use = use
      update()
    }

    /// Reads and uses it now.
    func update() {
      let value = withObservationTracking(read) { [weak self] in
        // Any thread, and before the change takes place.
        MainLoop.enqueue { self?.update() }
      }
      use(value)
    }
  }
#endif
