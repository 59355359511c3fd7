/// The values that a tree and its tables have released, until the work that removed them is over.
///
/// A value may hold a caller's object whose deinitialiser calls anything, `send` or `result` for instance. So no value
/// dies inside of an access to the table that held it, nor while nodes are removed.
package final class ReleasedValues {
  @exclusivity(unchecked) private var values: ContiguousArray<Any> = []
  @exclusivity(unchecked) private var holds = 0

  package init() {}

  /// Stores a value that was taken out of a table while work is held; otherwise the value dies with the caller's
  /// reference.
  ///
  /// - Complexity: O(1).
  package func keep(_ value: Any?) {
    if holds > 0, let value { values.append(value) }
  }

  /// Begins work in which no value may die; `resume` ends it.
  package func hold() { holds += 1 }

  /// Ends the work that `hold` began; after the outermost one the values die, with those that their deinitialisers
  /// remove.
  package func resume() {
    holds -= 1
    guard holds == 0 else { return }
    while !values.isEmpty {
      let due = exchange(&values, with: [])
      letDie(due)
    }
  }
}
