import Observation

/// What the picture of one element has loaded.
///
/// The task of the element loads (`Layout.task(id:)`), so loading begins after the body that shows the phase is observed.
/// A loader that returns at once changes the phase on the thread of the task, and the element is evaluated in its root's
/// next turn.
final class ImageRequest: Observable, Sendable {
  /// What a task loads; another one begins where it changes.
  struct Source: Equatable {
    var url: String?
    var hasLoader: Bool
  }

  private struct Loaded {
    var url: String?
    var phase = AsyncImagePhase.empty
  }

  private let registrar = ObservationRegistrar()
  private let loaded = Locked(Loaded())

  /// The present phase.
  func phase(of source: Source) -> AsyncImagePhase {
    registrar.access(self, keyPath: \.self)
    guard let url = source.url else { return .empty }
    let loaded = loaded.withLock { $0 }
    if loaded.url == url { return loaded.phase }
    return source.hasLoader ? .empty : .failure(AsyncImageError.noLoader)
  }

  /// Loads a picture, which the phase is about from then on. A picture that is there is not loaded again.
  func load(_ url: String?, by loader: ImageLoader?) async {
    guard let url, let loader, !has(url) else { return }
    let phase: AsyncImagePhase
    do {
      phase = .success(Image(data: try await loader.bytes(of: url)))
    } catch {
      phase = .failure(error)
    }
    if !Task.isCancelled { end(Loaded(url: url, phase: phase)) }
  }

  private func has(_ url: String) -> Bool { loaded.withLock { $0.url == url && $0.phase.image != nil } }

  private func end(_ new: Loaded) {
    registrar.withMutation(of: self, keyPath: \.self) {
      loaded.withLock { $0 = new }
    }
  }
}
