import Testing

@testable import LayoutCore

@Suite("Requests of pictures")
struct ImageRequestTests {
  private func name(_ phase: AsyncImagePhase) -> String {
    switch phase {
    case .empty: "empty"
    case .success: "success"
    case .failure(let error): error is AsyncImageError ? "no loader" : "failure"
    }
  }

  /// Never comes to an end by itself.
  private let loader = ImageLoader { _ in
    while true { try await Task.sleep(nanoseconds: 1_000_000_000) }
  }

  @Test func `a request that had no loader begins when there is one, and only once`() {
    let request = ImageRequest()
    #expect(name(request.phase(of: "a", by: nil)) == "no loader")
    #expect(!request.isLoading)
    #expect(name(request.phase(of: "a", by: nil)) == "no loader")
    #expect(name(request.phase(of: "a", by: loader)) == "empty")
    #expect(request.isLoading && request.taskCount == 2)
    #expect(name(request.phase(of: "a", by: loader)) == "empty")
    // One that has begun goes on without a loader.
    #expect(name(request.phase(of: "a", by: nil)) == "empty")
    #expect(request.isLoading && request.taskCount == 2)
  }

  @Test func `a request without an address waits for nothing`() {
    let request = ImageRequest()
    #expect(name(request.phase(of: "a", by: nil)) == "no loader")
    #expect(name(request.phase(of: nil, by: nil)) == "empty")
    #expect(name(request.phase(of: nil, by: loader)) == "empty")
    #expect(!request.isLoading && request.taskCount == 2)
  }
}
