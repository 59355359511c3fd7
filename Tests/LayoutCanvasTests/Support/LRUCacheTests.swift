#if canImport(CCairo)
  import LayoutTrees
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("The cache of bounded size")
  struct LRUCacheTests {
    @Test("agrees with a plain list after any script", arguments: 0..<20)
    func model(seed: UInt64) {
      var random = SplitMix(seed)
      let capacity = Int.random(in: 1...8, using: &random)
      let costLimit = Int.random(in: 4...40, using: &random)
      var cache = LRUCache<Int, Int>(capacity: capacity, costLimit: costLimit)
      var model: [(key: Int, value: Int, cost: Int)] = []  // the newest last
      for step in 0..<400 {
        let key = Int.random(in: 0..<12, using: &random)
        let known = model.firstIndex { $0.key == key }
        if Bool.random(using: &random) {
          #expect(cache.value(for: key) == known.map { model[$0].value })
          if let known { model.append(model.remove(at: known)) }
        } else {
          let cost = Int.random(in: 0...9, using: &random)
          cache.insert(step, for: key, cost: cost)
          if let known { model.remove(at: known) } else if model.count == capacity { model.removeFirst() }
          model.append((key, step, cost))
          while model.count > 1, model.reduce(0, { $0 + $1.cost }) > costLimit { model.removeFirst() }
        }
        #expect(cache.count == model.count)
        #expect(cache.cost == model.reduce(0) { $0 + $1.cost })
      }
    }

    @Test("an entry that costs more than the limit is kept alone")
    func expensive() {
      var cache = LRUCache<String, Int>(capacity: 4, costLimit: 10)
      cache.insert(1, for: "a", cost: 3)
      cache.insert(2, for: "b", cost: 100)
      #expect(cache.count == 1)
      #expect(cache.value(for: "b") == 2)
      cache.removeAll()
      #expect(cache.count == 0)
      #expect(cache.cost == 0)
    }
  }
#endif
