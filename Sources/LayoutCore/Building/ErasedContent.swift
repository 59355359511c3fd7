#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The content of an `AnyLayout`, whose type is erased.
///
/// Values within values may be nested deeper than a stack allows when nested calls destroy them:
/// 1. Content is destroyed by a call inside the call for the content around it, as long as there are few.
/// 2. Beyond `directDepth` levels it waits in a list, and is destroyed when the outermost of these calls is done:
///    content inside it waits too.
@usableFromInline
final class ErasedContent {
  let type: Any.Type
  /// Whether it is one stack.
  let isStack: Bool
  /// Puts the content into the tree; it holds the content. `nil` once it waits.
  @exclusivity(unchecked) private var put: ((_Lowering) -> Void)?

  @usableFromInline
  init(_ type: Any.Type, isStack: Bool, _ put: @escaping (_Lowering) -> Void) {
    self.type = type
    self.isStack = isStack
    self.put = put
  }

  /// Puts the content into the tree.
  func lower(_ lowering: _Lowering) { put?(lowering) }

  deinit {
    // No reference is counted: the thread holds the object.
    Destruction.ofThread._withUnsafeGuaranteedRef { destruction in
      if destruction.depth < ErasedContent.directDepth {
        destruction.destroy(&put)
      } else {
        destruction.waiting.append(put)
      }
    }
  }

  /// The most levels of content that are destroyed by nested calls.
  private static var directDepth: Int { 32 }

  /// What a thread destroys at the moment.
  private final class Destruction {
    /// How many calls within calls there are.
    @exclusivity(unchecked) var depth = 0
    /// The content that is to be destroyed.
    @exclusivity(unchecked) var waiting: ContiguousArray<((_Lowering) -> Void)?> = []

    /// Steps 1 and 2.
    func destroy(_ content: inout ((_Lowering) -> Void)?) {
      depth += 1
      empty(&content)
      while depth == 1, var next = waiting.popLast() { empty(&next) }
      if depth == 1, waiting.capacity > 256 { waiting = [] }
      depth -= 1
    }

    /// Destroys the old content before it returns: inlined, that might come after the code that follows the call.
    @inline(never)
    private func empty(_ content: inout ((_Lowering) -> Void)?) { content = nil }

    /// The object of this thread, which goes with it.
    static var ofThread: Unmanaged<Destruction> {
      if let known = pthread_getspecific(key) { return Unmanaged.fromOpaque(known) }
      let new = Unmanaged.passRetained(Destruction())
      pthread_setspecific(key, new.toOpaque())
      return new
    }

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      let result = pthread_key_create(&key) { object in
        #if canImport(Darwin)
          Unmanaged<Destruction>.fromOpaque(object).release()
        #else
          if let object { Unmanaged<Destruction>.fromOpaque(object).release() }
        #endif
      }
      precondition(result == 0, "no more values of threads can be made")
      return key
    }()
  }
}
