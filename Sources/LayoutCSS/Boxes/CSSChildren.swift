extension CSSBox {
  /// The children that take part in the container's flow, in the order of `order`; those of a box with the display
  /// `contents` stand in its place.
  package var flow: [CSSBox] {
    if hasPlainFlow { return children }
    var boxes: [CSSBox] = []
    boxes.reserveCapacity(children.count)
    var isOrdered = true
    gather { box in
      if box.style.position != .absolute {
        if let last = boxes.last, last.style.order > box.style.order { isOrdered = false }
        boxes.append(box)
      }
    }
    if isOrdered { return boxes }
    return boxes.enumerated()
      .sorted { ($0.element.style.order, $0.offset) < ($1.element.style.order, $1.offset) }
      .map(\.element)
  }

  /// The absolute children, with those of boxes with the display `contents`.
  package var absolutes: [CSSBox] {
    if hasPlainFlow { return [] }
    var boxes: [CSSBox] = []
    gather { if $0.style.position == .absolute { boxes.append($0) } }
    return boxes
  }

  /// Whether the children are the flow, in their order, and none of them is absolute.
  var hasPlainFlow: Bool {
    if knownFlow == .unknown {
      knownFlow =
        children.allSatisfy {
          $0.style.position == .relative && $0.style.order == 0 && $0.style.display != .none
            && $0.style.display != .contents
        } ? .plain : .mixed
    }
    return knownFlow == .plain
  }

  /// Whether the places of the descendants differ between a height that is imposed and an equal one by the content.
  var descendantsReadHeight: Bool {
    if let known = stored?.readsHeight { return known }
    let isPlain = style.display == .block || (style.display == .flex && style.flexWrap == .nowrap)
    var reads = leaf == nil && (!isPlain || style.rowGap.isPercent)
    if !reads {
      reads = children.contains {
        $0.facts.flags.contains(.readsHeight) || (!$0.children.isEmpty && $0.descendantsReadHeight)
      }
    }
    store.readsHeight = reads
    return reads
  }

  private func gather(_ body: (CSSBox) -> Void) {
    for child in children {
      switch child.style.display {
      case .none: child.clear()
      case .contents:
        child.x = 0
        child.y = 0
        child.width = 0
        child.height = 0
        child.gather(body)
      default: body(child)
      }
    }
  }

  /// Zero frames, in the whole subtree.
  private func clear() {
    x = 0
    y = 0
    width = 0
    height = 0
    // Its places are no longer those of what is stored.
    stored?.placed = CSSStored.Slot()
    for child in children { child.clear() }
  }
}
