import CAllocationCount
@testable import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// An element with an object in it.
private struct Holder: Layout {
  let object: AnyObject
  var body: some Layout { Box(1, 1) }
}

private final class Object {}

@Suite(.promises("L7")) struct `Elements of a hidden type` {
  @Test(arguments: [1, 31, 32, 33, 34, 1000]) func `what lies deep dies with what is around it`(_ levels: Int) {
    weak var innermost: Object?
    weak var middle: Object?
    do {
      let (inside, between) = (Object(), Object())
      (innermost, middle) = (inside, between)
      var layout = AnyLayout(Holder(object: inside))
      for level in 0..<levels {
        let inner = layout
        if level == levels / 2 {
          layout = AnyLayout(
            HStack {
              inner
              Holder(object: between)
              inner
            })
        } else {
          layout = AnyLayout(HStack { inner })
        }
      }
      #expect(innermost != nil)
      #expect(middle != nil)
    }
    #expect(innermost == nil)
    #expect(middle == nil)
  }

  @Test func `one that is destroyed while another one is takes no other with it`() {
    /// Destroys a tower of its own when it dies.
    final class Nested {
      let depth: Int
      init(_ depth: Int) { self.depth = depth }
      deinit {
        var layout = AnyLayout(Holder(object: Object()))
        for _ in 0..<depth {
          let inner = layout
          layout = AnyLayout(VStack { inner })
        }
      }
    }
    weak var last: Nested?
    do {
      let nested = Nested(100)
      last = nested
      var layout = AnyLayout(Holder(object: nested))
      for _ in 0..<100 {
        let inner = layout
        layout = AnyLayout(VStack { inner })
      }
    }
    #expect(last == nil)
  }

  @Test(.enabled(if: allocation_count_is_on())) func `hiding a type takes two blocks of memory`() {
    let element = Rectangle().size(width: 1, height: 1)
    // What is made once in a process does not count.
    _ = AnyLayout(element)
    let before = allocation_count()
    let hidden = AnyLayout(element)
    #expect(allocation_count() - before == 2)
    withExtendedLifetime(hidden) {}
  }

  @Test func `known types are found, and another one in the place of one takes it`() {
    var known = KnownTypes()
    let types: [Any.Type] = [Int.self, Double.self, String.self, Rectangle.self, Circle.self]
    #expect(!types.contains { known.holds($0) })
    known.note(ObjectIdentifier(Int.self))
    #expect(types.filter { known.holds($0) }.map { "\($0)" } == ["Int"])
    known.note(ObjectIdentifier(Int.self))
    #expect(known.holds(Int.self))
  }
}
