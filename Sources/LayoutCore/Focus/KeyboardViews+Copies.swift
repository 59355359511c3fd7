import LayoutEngine

/// The keyboard in what is shown a second time, as a header that stays at the edge of its scroll view.
///
/// 1. While a copy is shown, its views are in the order of Tab where those of the original are, which are left out.
/// 2. A state that names an element in the original means the one in the copy.
/// 3. Where a copy comes, the keyboard goes from a view of the original to that of the copy; where the copy goes, it goes
///    back. No action is called: it is the same element.
extension LayoutSession {
  /// The copy that is shown in place of the elements around a node; `nil` where there is none.
  ///
  /// - Complexity: O(1) where nothing is copied, and else O(copies · depth).
  func copy(inPlaceOf node: NodeIndex) -> NodeIndex? {
    guard !contents.copies.isEmpty, !node.isNone, tree.isLive(node) else { return nil }
    for at in tree.way(upFrom: node) {
      if let copy = contents.copies.first(where: { $0.value == at }) { return copy.key }
    }
    return nil
  }

  /// The copy that a node is in; `nil` where it is in none.
  func copy(around node: NodeIndex) -> NodeIndex? {
    guard !contents.copies.isEmpty else { return nil }
    return tree.way(upFrom: node).first { contents.copies[$0] != nil }
  }

  /// The views with those of copies in the places of their originals: step 1.
  func inPlaceOfOriginals(_ views: [KeyboardView]) -> [KeyboardView] {
    guard !contents.copies.isEmpty else { return views }
    var copied: [NodeIndex: [KeyboardView]] = [:]
    for view in views {
      if let copy = copy(around: view.node) { copied[copy, default: []].append(view) }
    }
    guard !copied.isEmpty else { return views }
    let replaced = Set(views.compactMap { copy(inPlaceOf: $0.node) }).intersection(copied.keys)
    var placed: Set<NodeIndex> = []
    return views.flatMap { view -> [KeyboardView] in
      if let copy = copy(inPlaceOf: view.node), replaced.contains(copy) {
        return placed.insert(copy).inserted ? copied[copy] ?? [] : []
      }
      if let copy = copy(around: view.node), replaced.contains(copy) { return [] }
      return [view]
    }
  }
}

/// The place of a view among those of an original, as which its copy has it too.
struct CopiedPlace {
  let original: NodeIndex
  let position: Int
}

extension LayoutRoot {
  /// The place of a view in a copy; `nil` outside of one.
  func copiedPlace(of node: NodeIndex) -> CopiedPlace? {
    guard let copy = session.copy(around: node), let original = session.contents.copies[copy] else { return nil }
    let position = viewsInOrder().filter { session.tree.isInside($0.node, copy) }.firstIndex { $0.node == node }
    return position.map { CopiedPlace(original: original, position: $0) }
  }

  /// Moves the keyboard between an original and its copy: step 3.
  ///
  /// - Returns: whether it moved.
  func moveFocusByCopies() -> Bool {
    guard let focused = session.contents.focused else { return false }
    let target: (group: NodeIndex, position: Int)
    if let copy = session.copy(inPlaceOf: focused.node), let original = session.contents.copies[copy] {
      let views = viewsInOrder().filter { session.tree.isInside($0.node, original) }
      guard let position = views.firstIndex(where: { $0.node == focused.node }) else { return false }
      target = (copy, position)
    } else if focused.node.isNone, let place = focused.copied, session.tree.isLive(place.original) {
      target = (place.original, place.position)
    } else {
      return false
    }
    let views = viewsInOrder().filter { session.tree.isInside($0.node, target.group) }
    guard target.position < views.count else { return false }
    let new = views[target.position]
    let place = session.contents.lazyLists.isEmpty ? nil : rowPlace(of: new.view)
    let moved = FocusedControl(
      view: new.view, node: new.node, place: place, markers: session.focusMarkers(around: new.node))
    moved.copied = copiedPlace(of: new.node)
    session.contents.setFocused(moved)
    host?.setFocus(new.view)
    return true
  }
}
