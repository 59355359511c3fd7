#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What an `AnyLayout` hides.
///
/// Values within values may be nested deeper than a stack allows to take them apart by calls within calls:
/// 1. Content is destroyed by a call within the calls for the content around it, as long as those are few.
/// 2. Beyond `directDepth` levels it is put aside, and destroyed from a list: what is nested in that is put aside too.
final class ErasedContent {
  private(set) var content: any Layout

  init(_ content: any Layout) {
    self.content = content
  }

  deinit { ErasedContent.destroy(&content) }

  /// Content within content that is destroyed by calls within calls.
  private static var directDepth: UInt { 32 }

  /// What was put aside.
  private final class List {
    var contents: ContiguousArray<any Layout> = []
  }

  /// How many calls within calls there are on this thread, 1 to `directDepth`; beyond, where the thread's `List` is.
  private static let place: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key, nil)
    precondition(result == 0, "no more values of threads can be made")
    return key
  }()

  /// Leaves nothing in `content`.
  private static func destroy(_ content: inout any Layout) {
    let outer = pthread_getspecific(place)
    let depth = UInt(bitPattern: outer)
    if let outer, depth > directDepth {
      // 2. The destroying call keeps the list until there is nothing more to destroy.
      Unmanaged<List>.fromOpaque(outer).takeUnretainedValue().contents.append(content)
      content = EmptyLayout()
      return
    }
    if depth < directDepth {
      // 1.
      pthread_setspecific(place, UnsafeMutableRawPointer(bitPattern: depth + 1))
      empty(&content)
    } else {
      let list = List()
      pthread_setspecific(place, Unmanaged.passUnretained(list).toOpaque())
      empty(&content)
      while var next = list.contents.popLast() { empty(&next) }
    }
    pthread_setspecific(place, outer)
  }

  /// Destroys what was in `content` before it returns: inlined, that might come after what follows the call.
  @inline(never)
  private static func empty(_ content: inout any Layout) { content = EmptyLayout() }
}
