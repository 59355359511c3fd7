#if canImport(CCairo)
  /// Which named elements of a document contain or use which others.
  struct ReferenceGraph {
    /// The numbers of the names.
    private var numbers: [String: Int] = [:]
    /// The elements that each contains or uses.
    private var targets: [[Int]] = []
    /// The names that an element has already: only the first counts.
    private var named: Set<String> = []
    /// The nearest named elements around each open element.
    private var owners: [Int?] = []

    /// Begins an element.
    mutating func open(id: String?) {
      let outer = owners.last ?? nil
      guard let id, named.insert(id).inserted else { return owners.append(outer) }
      let number = number(of: id)
      if let outer { targets[outer].append(number) }
      owners.append(number)
    }

    /// Ends the element that began last.
    mutating func close() { _ = owners.popLast() }

    /// Notes that the open element shows the element with that name.
    mutating func use(_ id: Substring) {
      if let owner = owners.last ?? nil { targets[owner].append(number(of: String(id))) }
    }

    private mutating func number(of id: String) -> Int {
      if let known = numbers[id] { return known }
      numbers[id] = targets.count
      targets.append([])
      return targets.count - 1
    }

    /// Whether an element contains or uses itself through any number of others.
    ///
    /// Elements that nothing leads to are taken away; those of a cycle stay.
    var hasCycle: Bool {
      var incoming = Array(repeating: 0, count: targets.count)
      for target in targets.joined() { incoming[target] += 1 }
      var free = incoming.indices.filter { incoming[$0] == 0 }
      var taken = 0
      while let next = free.popLast() {
        taken += 1
        for target in targets[next] {
          incoming[target] -= 1
          if incoming[target] == 0 { free.append(target) }
        }
      }
      return taken < targets.count
    }
  }
#endif
