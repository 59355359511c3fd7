import Testing

@testable import LayoutCore

@Suite("Requests of pictures")
struct ImageRequestTests {
  private struct Failure: Error {}

  private func name(_ request: ImageRequest, _ url: String?, hasLoader: Bool = true) -> String {
    switch request.phase(of: ImageRequest.Source(url: url, hasLoader: hasLoader)) {
    case .empty: "empty"
    case .success: "success"
    case .failure(let error): error is AsyncImageError ? "no loader" : "failure"
    }
  }

  @Test func `a request without a loader is a failure, and without an address it is empty`() async {
    let request = ImageRequest()
    #expect(name(request, "a", hasLoader: false) == "no loader")
    #expect(name(request, nil, hasLoader: false) == "empty")
    #expect(name(request, "a") == "empty")
    await request.load("a", by: nil)
    await request.load(nil, by: ImageLoader { _ in [1] })
    #expect(name(request, "a") == "empty")
  }

  @Test func `the phase is that of the address that was loaded last`() async {
    let request = ImageRequest()
    await request.load("a", by: ImageLoader { _ in [1] })
    #expect(name(request, "a") == "success")
    #expect(name(request, "a", hasLoader: false) == "success")
    #expect(name(request, "b") == "empty")
    await request.load("b", by: ImageLoader { _ in throw Failure() })
    #expect(name(request, "b") == "failure")
    #expect(name(request, "a") == "empty")
  }

  @Test func `a picture that is there is not loaded again, one that failed is`() async {
    let request = ImageRequest()
    let count = Locked(0)
    let failing = ImageLoader { _ in
      count.withLock { $0 += 1 }
      throw Failure()
    }
    await request.load("a", by: failing)
    await request.load("a", by: failing)
    #expect(count.withLock { $0 } == 2)
    await request.load("a", by: ImageLoader { _ in [1] })
    await request.load("a", by: failing)
    #expect(count.withLock { $0 } == 2)
    #expect(name(request, "a") == "success")
  }

  @Test func `a cancelled task leaves the phase as it is`() async {
    let request = ImageRequest()
    let task = Task {
      await request.load(
        "a",
        by: ImageLoader { _ in
          while !Task.isCancelled { await Task.yield() }
          return [1]
        })
    }
    task.cancel()
    await task.value
    #expect(name(request, "a") == "empty")
  }
}
