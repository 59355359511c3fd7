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
    // The number of modifiers of the element, from the outermost, that are around the state.
    var reach = 0
    let count = tree.modifierCount(of: node)
    for at in 0..<count where tree.modifier(at, of: node).isDecoration(place) { reach = count - at - 1 }
    var child = node
    for at in tree.way(upFrom: node) {
      defer { child = at }
      if at != node { reach = tree.isAttachment(child) ? tree.outerness(ofAttachment: child, to: at) - 1 : .max }
      guard !tree.isGroup(at) else { continue }
      let count = tree.modifierCount(of: at)
      for offset in (count - min(reach, count))..<count {
        let modifier = tree.modifier(offset, of: at)
        guard modifier.kind == .decoration else { continue }
        let properties = contents.decorations[modifier.side].accessibility
        if let properties, properties.silencesStates { return false }
      }
    }
    return true
  }
}

extension ModifierRecord {
  fileprivate func isDecoration(_ place: UInt32) -> Bool { kind == .decoration && side == place }
}

extension AccessibilityProperties {
  /// Whether a state inside is none of its own.
  fileprivate var silencesStates: Bool { isHidden || children == .ignore || role == .status && label == nil }
}
