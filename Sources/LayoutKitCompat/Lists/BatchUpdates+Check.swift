/// The check of whether updates lead from one list to another. A native list stops the program if they do not; the
/// adapter does not pass such updates to it.
///
/// 1. Every index exists, in the old or the new list, and occurs once in each.
/// 2. Sections that are neither deleted nor moved keep their order and fill the remaining places. The numbers of both
///    must be equal.
/// 3. A section that is not reloaded has as many rows as before, minus the removed and plus the inserted ones.
extension BatchUpdates {
  /// A description of the fault; `nil` if the updates fit. Both lists are the numbers of rows in their sections.
  /// Complexity: O(sections + updates).
  func fault(from before: [Int], to after: [Int]) -> String? {
    // 1.
    let gone = deleteSections + moveSections.map(\.from)
    let come = insertSections + moveSections.map(\.to)
    let named = gone + reloadSections + reloadHeaders
    if let fault = unfit(named, before.indices, "section") ?? unfit(come, after.indices, "section") { return fault }
    let goneItems = deleteItems + moveItems.map(\.from)
    let comeItems = insertItems + moveItems.map(\.to)
    if let fault = unfit(goneItems + reloadItems, before) ?? unfit(comeItems, after) { return fault }
    // 2.
    guard before.count - gone.count == after.count - come.count else {
      return "\(before.count) sections do not become \(after.count)"
    }
    // 3.
    var counts = before.map { Optional($0) }
    for index in goneItems { counts[index.section]? -= 1 }
    for section in reloadSections { counts[section] = nil }
    var expected = places(before.count, after.count).map { $0.flatMap { counts[$0] } }
    for index in comeItems { expected[index.section]? += 1 }
    for (section, count) in expected.enumerated() {
      if let count, count != after[section] { return "section \(section) has \(after[section]) rows, not \(count)" }
    }
    return nil
  }

  /// The index before of each section; `nil` for an inserted one. The updates must fit.
  package func places(_ before: Int, _ after: Int) -> [Int?] {
    let gone = Set(deleteSections + moveSections.map(\.from))
    let come = Set(insertSections + moveSections.map(\.to))
    var places = [Int?](repeating: nil, count: after)
    var staying = (0..<before).lazy.filter { !gone.contains($0) }.makeIterator()
    for section in 0..<after where !come.contains(section) { places[section] = staying.next() }
    for move in moveSections { places[move.to] = move.from }
    return places
  }

  private func unfit(_ sections: [Int], _ range: Range<Int>, _ what: String) -> String? {
    if let outside = sections.first(where: { !range.contains($0) }) { return "there is no \(what) \(outside)" }
    return Set(sections).count < sections.count ? "a \(what) is named twice" : nil
  }

  private func unfit(_ items: [ListIndex], _ counts: [Int]) -> String? {
    let outside = items.first {
      !counts.indices.contains($0.section) || $0.item < 0 || $0.item >= counts[$0.section]
    }
    if let outside { return "there is no row \(outside)" }
    return Set(items).count < items.count ? "a row is named twice" : nil
  }
}
