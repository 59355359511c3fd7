#if canImport(CCairo)
  /// Which named elements of a document contain or show which others, how many elements that makes, and how large
  /// letters become on the way.
  ///
  /// The document is the first node. Another node is an element with a name, or what a style sheet sets for a sort of
  /// elements. An element without a name belongs to the nearest node around it.
  struct ReferenceGraph {
    private struct Node {
      /// The entries that it contains or shows, and by how much it makes them larger.
      var targets: [(node: Int, growth: Double)] = []
      /// The number of its elements.
      var count = 0
      /// By how much it makes its largest letters larger; 0 without letters.
      var letterGrowth = 0.0
    }

    private var entries = [Node()]
    /// The numbers of the names.
    private var numbers: [String: Int] = [:]
    /// The names that an element has already: only the first counts.
    private var named: Set<String> = []
    /// The entries of the open elements, and by how much they make letters larger.
    private var owners: [(node: Int, growth: Double)] = [(0, 1)]

    /// The elements of the document.
    private(set) var elementCount = 0

    private var owner: (node: Int, growth: Double) { owners.last ?? (0, 1) }

    /// How many elements are around the one that begins next.
    var depth: Int { owners.count - 1 }

    /// Begins an element.
    ///
    /// - Parameters:
    ///   - growth: by how much it makes letters in it larger.
    ///   - hasLetters: whether there may be letters in the element itself.
    mutating func open(id: String?, growth: Double, hasLetters: Bool) {
      var (node, inside) = owner
      if let id, named.insert(id).inserted {
        let number = number(of: id)
        entries[node].targets.append((number, inside))
        (node, inside) = (number, 1)
      }
      inside *= growth
      owners.append((node, inside))
      entries[node].count += 1
      if hasLetters { entries[node].letterGrowth = max(entries[node].letterGrowth, inside) }
      elementCount += 1
    }

    /// Ends the element that began last.
    mutating func close() { if owners.count > 1 { owners.removeLast() } }

    /// Notes that the open element shows the element with that name.
    mutating func use(_ id: Substring) { link(to: number(of: String(id))) }

    /// Notes that the open element is of a sort that style sheets can select.
    mutating func use(_ sort: SVGStyleSheet.Sort) { link(to: number(of: sort.name)) }

    private mutating func link(to number: Int) { entries[owner.node].targets.append((number, owner.growth)) }

    /// Notes that elements of a sort show the element with that name.
    mutating func set(_ id: String, for sort: SVGStyleSheet.Sort) {
      let node = number(of: sort.name)
      entries[node].targets.append((number(of: id), 1))
    }

    private mutating func number(of id: String) -> Int {
      if let known = numbers[id] { return known }
      numbers[id] = entries.count
      entries.append(Node())
      return entries.count - 1
    }

    /// What is drawn where each element is drawn as often as it is shown: the number of elements, and by how much the
    /// largest letters become larger. It is `nil` where an element shows itself, at once or through others.
    ///
    /// 1. Nodes that nothing leads to are taken away; those of a cycle stay.
    /// 2. In the opposite order, each node has its own elements and those of all that it contains or shows.
    ///
    /// - Complexity: O(elements and references).
    var drawn: (count: Double, letterGrowth: Double)? {
      var incoming = Array(repeating: 0, count: entries.count)
      for node in entries { for target in node.targets { incoming[target.node] += 1 } }
      var free = incoming.indices.filter { incoming[$0] == 0 }
      var order: [Int] = []
      while let next = free.popLast() {  // 1.
        order.append(next)
        for target in entries[next].targets {
          incoming[target.node] -= 1
          if incoming[target.node] == 0 { free.append(target.node) }
        }
      }
      guard order.count == entries.count else { return nil }
      // Not whole numbers, since the sums grow beyond all limits.
      var drawn = entries.map { (count: Double($0.count), letterGrowth: $0.letterGrowth) }
      for node in order.reversed() {  // 2.
        for target in entries[node].targets {
          drawn[node].count += drawn[target.node].count
          drawn[node].letterGrowth = max(
            drawn[node].letterGrowth, target.growth * drawn[target.node].letterGrowth)
        }
      }
      return drawn[0]
    }
  }
#endif
