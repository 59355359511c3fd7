#if canImport(CCairo)
  /// Which named elements of a document contain or show which others, and how many elements that makes.
  ///
  /// The document is the first node. Another node is an element with a name, or what a style sheet sets for a sort of
  /// elements. An element without a name belongs to the nearest node around it.
  struct ReferenceGraph {
    /// The numbers of the names.
    private var numbers: [String: Int] = [:]
    /// The nodes that each contains or shows.
    private var targets: [[Int]] = [[]]
    /// The elements of each.
    private var counts = [0]
    /// The names that an element has already: only the first counts.
    private var named: Set<String> = []
    /// The nodes of the open elements.
    private var owners = [0]

    /// The elements of the document.
    private(set) var elementCount = 0

    private var owner: Int { owners.last ?? 0 }

    /// Begins an element.
    mutating func open(id: String?) {
      let outer = owner
      var node = outer
      if let id, named.insert(id).inserted {
        node = number(of: id)
        targets[outer].append(node)
      }
      owners.append(node)
      counts[node] += 1
      elementCount += 1
    }

    /// Ends the element that began last.
    mutating func close() { if owners.count > 1 { owners.removeLast() } }

    /// Notes that the open element shows the element with that name.
    mutating func use(_ id: Substring) { targets[owner].append(number(of: String(id))) }

    /// Notes that the open element is of a sort that style sheets can select.
    mutating func use(_ sort: SVGStyleSheet.Sort) { targets[owner].append(number(of: sort.name)) }

    /// Notes that elements of a sort show the element with that name.
    mutating func set(_ id: String, for sort: SVGStyleSheet.Sort) {
      let node = number(of: sort.name)
      targets[node].append(number(of: id))
    }

    private mutating func number(of id: String) -> Int {
      if let known = numbers[id] { return known }
      numbers[id] = targets.count
      targets.append([])
      counts.append(0)
      return targets.count - 1
    }

    /// The elements that are drawn where each is drawn as often as it is shown; `nil` where an element shows itself,
    /// at once or through others.
    ///
    /// 1. Nodes that nothing leads to are taken away; those of a cycle stay.
    /// 2. In the opposite order, each node has its own elements and those of all that it contains or shows.
    ///
    /// - Complexity: O(elements and references).
    var drawnCount: Double? {
      var incoming = Array(repeating: 0, count: targets.count)
      for target in targets.joined() { incoming[target] += 1 }
      var free = incoming.indices.filter { incoming[$0] == 0 }
      var order: [Int] = []
      while let next = free.popLast() {  // 1.
        order.append(next)
        for target in targets[next] {
          incoming[target] -= 1
          if incoming[target] == 0 { free.append(target) }
        }
      }
      guard order.count == targets.count else { return nil }
      // Not whole numbers, since the sums grow beyond all limits.
      var drawn = counts.map(Double.init)
      for node in order.reversed() { for target in targets[node] { drawn[node] += drawn[target] } }  // 2.
      return drawn[0]
    }
  }
#endif
