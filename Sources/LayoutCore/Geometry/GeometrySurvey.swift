import LayoutEngine

/// The places of the elements of a tree, for many queries between two changes of it.
///
/// 1. A node's place is summed up on the way to the root. On a long way a node's place is stored at intervals for the
///    other queries, and so are the frames of many layers. Most ways are short: nothing is stored there.
/// 2. A group that contains one group alone has that one's elements. The box around a group is stored.
///
/// - Complexity: O(nodes on the ways, layers, and elements of each group) for all queries together.
struct GeometrySurvey {
  /// The place of a node.
  private struct Place {
    /// The corner of the outermost layer, from the corner of the root.
    var corner = Point.zero
    /// The distance that scroll views have moved it.
    var shift = Point.zero
    var isHidden = false

    mutating func add(_ above: Place) {
      corner = corner + above.corner
      shift = shift + above.shift
      isHidden = isHidden || above.isHidden
    }
  }

  /// The box around the elements of a group.
  private struct BoxKey: Hashable {
    var group: NodeIndex
    var outer: Int
  }

  private let session: LayoutSession
  private var places: [NodeIndex: Place] = [:]
  /// The frame of each layer in its node's outermost one, the innermost first.
  private var layers: [NodeIndex: [Rect]] = [:]
  /// For a group that contains one group alone: the innermost of those.
  private var innermost: [NodeIndex: NodeIndex] = [:]
  private var boxes: [BoxKey: Rect] = [:]
  /// The number of nodes and layers that were visited.
  private(set) var visits = 0

  init(_ session: LayoutSession) { self.session = session }

  /// Whether the group's elements are visible: no alternative that was not chosen is above it, and it is empty or one
  /// of its elements is shown.
  mutating func isShown(_ group: NodeIndex) -> Bool {
    !place(of: group).isHidden && !isHidden(group)
  }

  /// Whether the group has elements and none of them is shown, whatever is above it.
  mutating func isHidden(_ group: NodeIndex) -> Bool { session.isHidden(elements(of: group)) }

  /// The box around a group's elements, each without the `outer` outermost of its modifiers, in global coordinates.
  ///
  /// An empty group has an empty box at the corner of the layout.
  mutating func frame(ofGroup group: NodeIndex, outer: Int) -> Rect {
    let tree = session.tree
    let group = elements(of: group)
    let first = tree.firstLayoutChild(of: group)
    guard !first.isNone else { return .zero }
    let isAlone = tree.nextLayoutChild(after: first, in: group).isNone
    // 2.
    let key = BoxKey(group: group, outer: outer)
    if !isAlone, let known = boxes[key] { return known }
    var box: Rect?
    var child = first
    while !child.isNone {
      if !tree.isHidden(child) {
        let frame = frame(of: child, layer: max(0, tree.modifierCount(of: child) - outer))
        box = box?.union(frame) ?? frame
      }
      child = tree.nextLayoutChild(after: child, in: group)
    }
    if !isAlone { boxes[key] = box ?? .zero }
    return box ?? .zero
  }

  /// The window of the scroll view around a group, in global coordinates; `nil` without one.
  mutating func window(around group: NodeIndex) -> Rect? {
    session.scrollView(around: group).map { frame(of: $0, layer: 0) }
  }

  /// The group that has the same elements and more than one child, or one child that is an element.
  private mutating func elements(of group: NodeIndex) -> NodeIndex {
    var at = group
    while innermost[at] == nil, let inner = onlyGroup(in: at) { at = inner }
    let end = at
    let found = innermost[end] ?? end
    at = group
    while at != end {
      innermost[at] = found
      at = session.tree.child(of: at, after: .none)
    }
    return found
  }

  private mutating func onlyGroup(in group: NodeIndex) -> NodeIndex? {
    visits += 1
    var children = session.tree.children(of: group)
    guard let child = children.next(), children.next() == nil, session.tree.isGroup(child) else { return nil }
    return child
  }

  /// The frame of one layer in global coordinates; layer 0 is the node itself.
  private mutating func frame(of node: NodeIndex, layer: Int) -> Rect {
    let place = place(of: node)
    let count = session.tree.modifierCount(of: node)
    var rect = Rect(origin: place.corner, size: session.tree.size(of: node))
    if count - layer > Self.longWay {
      rect = layers(of: node)[layer].moved(by: place.corner)
    } else {
      for at in (layer..<count).reversed() {
        visits += 1
        rect = session.tree.innerFrame(at, of: node, in: rect)
      }
    }
    return rect.moved(by: session.rootOrigin + place.shift)
  }

  private mutating func layers(of node: NodeIndex) -> [Rect] {
    if let known = layers[node] { return known }
    let rects = session.tree.layerFrames(
      of: node, outermost: Rect(origin: .zero, size: session.tree.size(of: node)))
    visits += rects.count
    layers[node] = rects
    return rects
  }

  /// The corner of a node without its modifiers, from that of its outermost layer.
  private mutating func coreOrigin(of node: NodeIndex) -> Point {
    let count = session.tree.modifierCount(of: node)
    if count > Self.longWay { return layers(of: node)[0].origin }
    visits += count
    return session.tree.coreRect(of: node).origin
  }

  /// The length from which ways and lists are long, for step 1.
  private static var longWay: Int { 16 }

  private mutating func place(of node: NodeIndex) -> Place {
    let tree = session.tree
    var place = Place()
    var steps = 0
    var at = node
    while true {
      visits += 1
      if tree.isHidden(at) { place.isHidden = true }
      let parent = tree.parent(of: at)
      if parent.isNone { break }
      let isGroup = tree.isGroup(parent)
      // An attachment counts from its owner's outermost layer, a child from the core.
      if !isGroup, !tree.isAttachment(at) {
        place.corner = place.corner + coreOrigin(of: parent)
        place.shift = place.shift + session.scrollShift(of: parent)
      }
      if let above = places.isEmpty ? nil : places[parent] {
        place.add(above)
        break
      }
      if steps == Self.longWay {
        place.add(store(parent))
        break
      }
      if !isGroup { place.corner = place.corner + tree.origin(of: parent) }
      at = parent
      steps += 1
    }
    if !tree.isGroup(node) { place.corner = tree.origin(of: node) + place.corner }
    return place
  }

  /// Stores the place of a node, and of others on a long way to the root, so that none is far from the next.
  private mutating func store(_ node: NodeIndex) -> Place {
    var way = [node]
    for (step, at) in session.tree.way(upFrom: session.tree.parent(of: node)).enumerated() {
      guard places[at] == nil else { break }
      visits += 1
      if (step + 1) % Self.longWay == 0 { way.append(at) }
    }
    var place = Place()
    for node in way.reversed() {
      place = self.place(of: node)
      places[node] = place
    }
    return place
  }
}
