import LayoutEngine

/// Scrolling by a call inside of `withAnimation`.
///
/// 1. The place is found first, and then the scroll views that it moved go there from where they were, an offset for each
///    tick. So rows are made on the way.
/// 2. Another call for a scroll view, a person's scrolling, and its removal end its motion where it is. Those of other
///    scroll views in the same group go on.
/// 3. Where the place is not known before its rows are made, far away in a lazy list, the view is there at once.
extension LayoutSession {
  /// Runs `scroll`, whose result is reached by the motion of a request, if it has one.
  func animate(_ request: ScrollRequest, _ scroll: () -> Void) {
    if case .step = request.target { return scroll() }
    guard let animation = request.animation, let engine = contents.animations else { return scroll() }
    let before = contents.scrolls.mapValues(\.offset).filter { tree.isInside($0.key, request.group) }
    scroll()
    for (node, start) in before {
      guard let end = contents.scrolls[node]?.offset, end != start else { continue }
      move(node, to: start)
      let token = engine.animate(animation) { [weak contents] part in
        let place = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        contents?.requestScrolling(ScrollRequest(group: node, target: .step(place)))
      } completion: { [weak contents] _ in
        contents?.scrolling.motions[node] = nil
      }
      if token.isRunning { contents.scrolling.motions[node] = token }
    }
  }

  /// Ends the motion of a scroll view: step 2.
  func stopScrollMotion(_ node: NodeIndex) {
    contents.scrolling.motions[node]?.cancel()
  }
}
