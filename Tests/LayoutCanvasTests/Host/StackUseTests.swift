#if canImport(CCairo) && canImport(Glibc)
  import Glibc
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  /// A level of boxes is a few nested calls: where they take more of the stack, boxes that were drawn before end the
  /// program. So the bytes are counted.
  @Suite("The stack that drawing takes")
  struct StackUseTests {
    fileprivate struct Kind: CustomTestStringConvertible, Sendable {
      let testDescription: String
      /// The most bytes of the stack that a level takes, in a debug build.
      let limit: Int
      let around: @Sendable (AnyLayout) -> AnyLayout
    }

    fileprivate static let kinds = [
      Kind(testDescription: "a background", limit: 9_500) { AnyLayout($0.background(.red)) },
      Kind(testDescription: "an opacity", limit: 11_000) { AnyLayout($0.opacity(0.9)) },
      Kind(testDescription: "an effect", limit: 13_500) { AnyLayout($0.rotationEffect(.degrees(1))) },
    ]

    private func stackUse(_ kind: Kind, depth: Int) throws -> Int {
      var content = AnyLayout(Color.red.frame(width: 2, height: 2))
      for _ in 0..<depth { content = kind.around(AnyLayout(content.padding(0.001))) }
      let page = CanvasPage(content, width: 10, height: 10)
      return try Self.stackUse { _ = try? page.data(as: .png) }
    }

    @Test("A level of boxes takes no more of the stack than before", arguments: kinds)
    fileprivate func bytesPerLevel(kind: Kind) throws {
      let bytes = (try stackUse(kind, depth: 60) - stackUse(kind, depth: 20)) / 40
      #expect(bytes > 100 && bytes <= kind.limit, "\(bytes) bytes a level")
    }

    @Test("Any number of boxes is drawn on the stack of a main thread", arguments: kinds)
    fileprivate func anyDepth(kind: Kind) throws {
      let bytes = try stackUse(kind, depth: 1_200)
      #expect(bytes <= 7 << 20, "\(bytes) bytes")
    }

    /// The bytes of a stack that a work has written to.
    private static func stackUse(_ work: @escaping () -> Void) throws -> Int {
      let count = 32 << 20
      let stack = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1 << 16)
      defer { stack.deallocate() }
      let mark: UInt8 = 0xA5
      memset(stack, Int32(mark), count)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      try #require(pthread_attr_setstack(&attributes, stack, count) == 0)
      var thread = pthread_t()
      let job = Unmanaged.passRetained(Job(work)).toOpaque()
      let result = pthread_create(
        &thread, &attributes,
        { job in
          guard let job else { return nil }
          Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
          return nil
        }, job)
      try #require(result == 0)
      pthread_join(thread, nil)
      let bytes = stack.assumingMemoryBound(to: UInt8.self)
      return count - ((0..<count).first { bytes[$0] != mark } ?? count)
    }

    private final class Job {
      let work: () -> Void
      init(_ work: @escaping () -> Void) { self.work = work }
    }
  }
#endif
