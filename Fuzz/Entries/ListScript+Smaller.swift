/// Scripts of lists made smaller, for people.
extension ListScript {
  /// The fault with the smallest script found that has one too. Each change has to leave less to read, so this ends.
  func report(shrinks: Bool, _ fault: (ListScript) -> String?) -> String? {
    guard var message = fault(self) else { return nil }
    var best = self
    var isSmaller = shrinks
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller where candidate.cost < best.cost {
        guard let other = fault(candidate) else { continue }
        (best, message, isSmaller) = (candidate, other, true)
        break
      }
    }
    return "\(message)\n\(best)"
  }

  private var cost: Int { "\(self)".utf8.count + list.all.reduce(0) { $0 + $1.count } }

  private var smaller: [ListScript] {
    var result = steps.indices.map { index in
      var copy = self
      copy.steps.remove(at: index)
      return copy
    }
    for list in list.smaller {
      var copy = self
      copy.list = list
      result.append(copy)
    }
    if isFixed {
      var copy = self
      copy.isFixed = false
      result.append(copy)
    }
    var copy = self
    (copy.width, copy.height) = (100, 100)
    result.append(copy)
    return result
  }
}

extension ListScript.List {
  fileprivate var smaller: [ListScript.List] {
    var result: [ListScript.List] = []
    func add(_ change: (inout ListScript.List) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    add { $0.count /= 2 }
    add { $0.count = max(0, $0.count - 1) }
    add { $0.isSplit = false }
    add { $0.padding = 0 }
    add { $0.spacing = nil }
    add { $0.spacing = $0.spacing?.rounded() }
    add { $0.tracks = $0.tracks.dropLast() }
    add { ($0.width, $0.height) = (100, 100) }
    for index in rows.indices {
      if rows.count > 1 { add { $0.rows.remove(at: index) } }
      add { $0.rows[index] = .box(10, 10) }
      guard case .list(let inner) = rows[index] else { continue }
      for list in inner.smaller { add { $0.rows[index] = .list(list) } }
      result.append(inner)
    }
    return result
  }
}

extension ListScript: CustomStringConvertible {
  var description: String {
    (["in \(width) x \(height)\(isFixed ? ", fixed" : "")", "  \(list)"] + steps.map { "  \($0)" })
      .joined(separator: "\n")
  }
}

extension ListScript.List: CustomStringConvertible {
  var description: String {
    let parts = [
      "\(kind)", spacing.map { "spacing \($0)" }, tracks.isEmpty ? nil : "tracks \(tracks)",
      width.map { "width \($0)" }, height.map { "height \($0)" }, padding == 0 ? nil : "padding \(padding)",
      isSplit ? "split" : nil,
    ]
    return "[\(parts.compactMap { $0 }.joined(separator: ", ")): \(count) of \(rows)]"
  }
}
