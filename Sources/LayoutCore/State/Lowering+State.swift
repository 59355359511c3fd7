import LayoutEngine

/// Gives elements, and modifiers of a user's own, their state back.
///
/// 1. Whether a type of element has state is found out once, by looking at one of its values; types of plain data have
///    none.
/// 2. At its first evaluation the places that the element's own value made become those of its node.
/// 3. A later value of the element is made to stand for these places before its body is evaluated.
extension Lowering {
  @inline(__always)
  func restoreState<Element>(_ element: Element, at node: NodeIndex) {
    guard !_isPOD(Element.self) else { return }  // 1.
    let type = ObjectIdentifier(Element.self)
    if type == lastStateless { return }
    meetState(element, type, at: node)
  }

  private func meetState(_ element: Any, _ type: ObjectIdentifier, at node: NodeIndex) {
    if let hasState = stateTypes[type] {
      if !hasState { return lastStateless = type }
    }
    let boxes = Mirror(reflecting: element).children.compactMap { ($0.value as? any StateProperty)?.anyBox }
    stateTypes[type] = !boxes.isEmpty
    guard !boxes.isEmpty else { return lastStateless = type }
    guard let known = contents.states[node], known.count == boxes.count else {
      contents.states[node] = boxes.map(\.anyLocation)  // 2.
      return
    }
    for (box, location) in zip(boxes, known) { box.move(to: location) }  // 3.
  }
}
