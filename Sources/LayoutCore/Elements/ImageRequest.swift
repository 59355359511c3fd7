import Observation

/// The loading of the picture of one element, which ends with it.
///
/// The phase changes on the thread of the task; the element is evaluated in its root's next turn.
final class ImageRequest: Observable, Sendable {
  private struct State {
    var url: String?
    var phase = AsyncImagePhase.empty
    var task: Task<Void, Never>?
    /// Whether there was no loader: loading begins where there is one.
    var isWaiting = false
    /// The number of the last task: what an older one loads is not shown.
    var number = 0
  }

  private let registrar = ObservationRegistrar()
  private let state = Locked(State())

  deinit {
    state.withLock { $0.task?.cancel() }
  }

  /// Whether a picture is being loaded, or was.
  var isLoading: Bool { state.withLock { $0.task != nil } }

  /// How often the address, or whether there is a loader for it, has changed.
  var taskCount: Int { state.withLock { $0.number } }

  /// The present phase; loading begins where the address is another one than before.
  func phase(of url: String?, by loader: ImageLoader?) -> AsyncImagePhase {
    registrar.access(self, keyPath: \.self)
    return state.withLock { state in
      guard url != state.url || state.isWaiting && loader != nil else { return state.phase }
      state.task?.cancel()
      state.task = nil
      state.number += 1
      state.url = url
      state.phase = .empty
      state.isWaiting = url != nil && loader == nil
      if let url {
        if let loader {
          state.task = task(url, loader, number: state.number)
        } else {
          state.phase = .failure(AsyncImageError.noLoader)
        }
      }
      return state.phase
    }
  }

  private func task(_ url: String, _ loader: ImageLoader, number: Int) -> Task<Void, Never> {
    Task { [weak self] in
      let phase: AsyncImagePhase
      do {
        phase = .success(Image(data: try await loader.bytes(of: url)))
      } catch {
        phase = .failure(error)
      }
      if !Task.isCancelled { self?.end(number, phase) }
    }
  }

  private func end(_ number: Int, _ phase: AsyncImagePhase) {
    registrar.withMutation(of: self, keyPath: \.self) {
      state.withLock { if $0.number == number { $0.phase = phase } }
    }
  }
}
