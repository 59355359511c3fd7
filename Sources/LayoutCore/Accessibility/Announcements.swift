/// The words of the states that are shown, as screen readers were given them last.
struct SpokenStates {
  fileprivate var words: [ViewID: String] = [:]
  /// The number of calls of the host by then.
  fileprivate var calls = 0
}

extension AccessibilityProperties {
  /// What is spoken of a state with a name: that and its value.
  package func announcement(of name: String) -> String {
    [name, value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension LayoutRoot {
  /// Notifies the host of each state whose words are others now, after the turns.
  ///
  /// 1. A state is an element with the role `status`. It is known by its view.
  /// 2. A state that comes is not announced: screen readers find it as they find all else.
  /// 3. Several changes at once are one announcement, with the words in the end. Words that are gone are none.
  ///
  /// - Complexity: O(1) without states, and where the host was not called since; else O(elements).
  func announceStates() {
    let mayChange = session.contents.statusCount > 0 || !spokenStates.words.isEmpty
    guard mayChange, let host, commit.hostCalls != spokenStates.calls else { return }
    spokenStates.calls = commit.hostCalls
    var states: [(view: ViewID, words: String)] = []
    for element in accessibilityElements().flatMap(\.flattened) where element.properties.role == .status {  // 1.
      if let view = element.view { states.append((view, element.properties.announcement(of: element.words))) }
    }
    let before = spokenStates.words
    spokenStates.words = Dictionary(states.map { ($0.view, $0.words) }, uniquingKeysWith: { first, _ in first })
    for (view, words) in states {
      guard let old = before[view], old != words, !words.isEmpty else { continue }  // 2., 3.
      host.announce(words, of: view)
    }
  }
}
