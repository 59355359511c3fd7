/// What a tree and its tables gave up, until the work that took it out is over.
///
/// A value may hold an object of the user's whose deinitialiser calls anything, `send` or `result` for instance. So no
/// value dies inside of an access to the table that held it, nor while nodes are taken apart.
package final class ReleasedValues {
  private var values: ContiguousArray<Any> = []
  private var holds = 0

  package init() {}

  /// Keeps a value that was taken out of a table until nothing holds; where nothing does, the value dies with the
  /// caller's reference. Complexity: O(1).
  package func keep(_ value: Any?) {
    if holds > 0, let value { values.append(value) }
  }

  /// Work begins in which no value may die; `resume` ends it.
  package func hold() { holds += 1 }

  /// The work that `hold` began is over. After the outermost one the values die, and what their deinitialisers take out.
  package func resume() {
    holds -= 1
    guard holds == 0 else { return }
    while !values.isEmpty {
      let due = exchange(&values, with: [])
      letDie(due)
    }
  }
}
