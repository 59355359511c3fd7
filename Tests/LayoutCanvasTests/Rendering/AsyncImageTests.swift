#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  @testable import LayoutCore

  /// Pictures that a loader of the tests loads.
  @MainActor
  @Suite("Pictures that are loaded")
  struct AsyncImageTests {
    /// A loader that waits until the test responds.
    private actor Loader {
      private var waiting: [String: CheckedContinuation<[UInt8], any Error>] = [:]
      private(set) var asked: [String] = []
      private(set) var cancelled: [String] = []

      func bytes(_ url: String) async throws -> [UInt8] {
        asked.append(url)
        return try await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { waiting[url] = $0 }
        } onCancel: {
          Task { await self.cancel(url) }
        }
      }

      private func cancel(_ url: String) {
        cancelled.append(url)
        waiting.removeValue(forKey: url)?.resume(throwing: CancellationError())
      }

      func respond(_ url: String, _ result: Result<[UInt8], any Error>) async {
        while waiting[url] == nil { await Task.yield() }
        waiting.removeValue(forKey: url)?.resume(with: result)
      }
    }

    private struct Failure: Error {}

    private struct Page: Layout {
      var url: String?
      let loader: Loader?
      var isShown = true

      var body: some Layout {
        VStack {
          if isShown {
            AsyncImage(url: url) { phase in
              switch phase {
              case .success(let image): image
              case .failure(let error): Text(error is AsyncImageError ? "none" : "failed")
              default: Color.gray.size(width: 7, height: 7)
              }
            }
          }
        }
        .environment(\.imageLoader, loader.map { loader in ImageLoader { try await loader.bytes($0) } })
      }
    }

    private let container = LayoutContainer(width: 100, height: 100)

    private func sizes() -> [Size] {
      container.layoutIfNeeded()
      return container.root.result.elements.filter { [.measured, .text, .flexible].contains($0.kind) }.map(\.frame.size)
    }

    /// Waits until the layout is another one than `old`.
    private func change(from old: [Size]) async -> [Size] {
      var sizes = sizes()
      while sizes == old {
        await Task.yield()
        sizes = self.sizes()
      }
      return sizes
    }

    @Test func `it is empty, then there`() async {
      let loader = Loader()
      container.updateBody { Page(url: "a", loader: loader) }
      let empty = sizes()
      #expect(empty == [Size(width: 7, height: 7)])
      await loader.respond("a", .success(SmallPictures.gif))
      #expect(await change(from: empty) == [Size(width: 16, height: 8)])
      // Evaluated again, it is not loaded again.
      container.updateBody { Page(url: "a", loader: loader) }
      #expect(sizes() == [Size(width: 16, height: 8)])
      #expect(await loader.asked == ["a"])
    }

    @Test func `another address is loaded, and the former is cancelled`() async {
      let loader = Loader()
      container.updateBody { Page(url: "a", loader: loader) }
      while await loader.asked.isEmpty { await Task.yield() }
      container.updateBody { Page(url: "b", loader: loader) }
      let empty = sizes()
      await loader.respond("b", .success(SmallPictures.gif))
      #expect(await change(from: empty) == [Size(width: 16, height: 8)])
      while await loader.cancelled.isEmpty { await Task.yield() }
      #expect(await loader.cancelled == ["a"])
      container.updateBody { Page(url: nil, loader: loader) }
      #expect(sizes() == [Size(width: 7, height: 7)])
    }

    @Test func `an element that is removed cancels its loading`() async {
      let loader = Loader()
      container.updateBody { Page(url: "a", loader: loader) }
      container.layoutIfNeeded()
      while await loader.asked.isEmpty { await Task.yield() }
      container.updateBody { Page(url: "a", loader: loader, isShown: false) }
      container.layoutIfNeeded()
      while await loader.cancelled.isEmpty { await Task.yield() }
      #expect(await loader.cancelled == ["a"])
    }

    @Test func `a failure is a phase, and so is the lack of a loader`() async {
      let loader = Loader()
      container.updateBody { Page(url: "a", loader: nil) }
      let none = container.root.result.elements.compactMap(\.text)
      #expect(none == ["none"])
      container.updateBody { Page(url: "a", loader: loader) }
      let empty = sizes()
      await loader.respond("a", .failure(Failure()))
      _ = await change(from: empty)
      #expect(container.root.result.elements.compactMap(\.text) == ["failed"])
    }
  }
#endif
