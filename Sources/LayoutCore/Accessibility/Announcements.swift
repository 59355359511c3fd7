import LayoutEngine

extension AccessibilityProperties {
  /// What is spoken of a state with a name: that and its value.
  package func announcement(of name: String) -> String {
    [name, value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension AccessibilityElement {
  /// What is spoken of the element as a state; states inside have their values too.
  var announcement: String {
    let inner = { (element: AccessibilityElement) in element.role == .status ? element.announcement : element.words }
    return properties.announcement(of: label ?? children.map(inner).filter { !$0.isEmpty }.joined(separator: " "))
  }
}

extension LayoutRoot {
  /// The number of nodes that were visited for the words of states so far.
  package var statusVisits: Int { session.contents.statuses.visits }

  /// Notifies the host of each state whose words are others now, after the turns.
  ///
  /// 1. A state is an element with the role `status`. A state inside of another one without a label is part of that one's
  ///    words. What is attached to an element outside of the role is no part of them.
  /// 2. It is spoken unless it is hidden, from the screen or from screen readers, or an element around it ignores its
  ///    content. What is modal beside it or around it does not silence it.
  /// 3. A state that comes is not announced: screen readers find it as they find all else. It is another one where another
  ///    view shows it.
  /// 4. Several changes at once are one announcement, with the words in the end. Words that are gone are none.
  ///
  /// - Complexity: O(1) without states, and where the host was not called since. Else O(elements in the states and above
  ///   them), and where several change at once, the children of the elements above them.
  func announceStates() {
    guard !session.contents.statuses.isEmpty, let host, commit.hostCalls != session.contents.statuses.hostCalls else {
      return
    }
    session.contents.statuses.hostCalls = commit.hostCalls
    let elements = SpokenElements(session, commit.shown, hasHost: true)
    var changes: [NodeIndex: (words: String, view: ViewID)] = [:]
    for (place, status) in session.contents.statuses.statuses {
      guard session.speaksStatus(place, of: status.node),
        let view = elements.view(status.node, .decoration(place))
      else {
        session.contents.statuses.dropWords(of: place)
        continue
      }
      let (words, visits) = elements.words(ofStatus: place, of: status.node)
      session.contents.statuses.visits += visits
      let isOther = session.contents.statuses.setWords(words, view, of: place)  // 3.
      if isOther, !words.isEmpty { changes[status.node] = (words, view) }  // 4.
    }
    for node in session.tree.inDocumentOrder(Array(changes.keys)) {
      if let change = changes[node] { host.announce(change.words, of: change.view) }
    }
  }
}

extension LayoutSession {
  /// Whether the decoration makes a state that is spoken: steps 1 and 2 of the announcements.
  ///
  /// - Complexity: O(depth).
  fileprivate func speaksStatus(_ place: UInt32, of node: NodeIndex) -> Bool {
    guard tree.isShown(node), contents.decorations[place].accessibility?.isHidden == false else { return false }
    let count = tree.modifierCount(of: node)
    let own = (0..<count).last { tree.modifier($0, of: node).isDecoration(place) }
    if let own, silencesStates(node, modifiers: count - own - 1) { return false }
    for (at, modifiers) in tree.nodes(around: node) where !tree.isGroup(at) {
      if silencesStates(at, modifiers: modifiers) { return false }
    }
    return true
  }

  /// Whether one of so many modifiers of an element, counted from the outermost, lets no state inside be spoken.
  private func silencesStates(_ node: NodeIndex, modifiers: Int) -> Bool {
    let count = tree.modifierCount(of: node)
    return (count - min(modifiers, count)..<count).contains { at in
      let modifier = tree.modifier(at, of: node)
      guard modifier.kind == .decoration else { return false }
      return contents.decorations[modifier.side].accessibility?.silencesStates == true
    }
  }
}

extension ModifierRecord {
  fileprivate func isDecoration(_ place: UInt32) -> Bool { kind == .decoration && side == place }
}

extension AccessibilityProperties {
  /// Whether a state inside is none of its own.
  fileprivate var silencesStates: Bool { isHidden || children == .ignore || role == .status && label == nil }
}
