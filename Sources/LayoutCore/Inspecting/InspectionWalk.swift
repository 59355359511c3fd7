import LayoutEngine

/// Visits every visible element, in drawing order, without recursion:
///
/// 1. The backgrounds of an element, the innermost last; then itself.
/// 2. Its children, in a scroll view with its scrolling and no further than its window.
/// 3. Its overlays, the innermost first.
struct InspectionWalk {
  private enum Step {
    case enter(Place)
    case element(Place)
  }

  private struct Place {
    var node: NodeIndex
    /// The origin of the node's corner.
    var corner: Point
    var depth: Int
    var owner: NodeIndex
    /// The room that the element must stay within.
    var room: Rect?
    var clip: Rect?
    /// The area that clips and rounded corners leave, scroll views aside.
    var cut: Rect?
  }

  private let session: LayoutSession
  private let places: SourcePlaces
  private var tree: LayoutTree { session.tree }
  private var steps: [Step] = []
  private var positions: [NodeIndex: Int] = [:]
  private var owners: [NodeIndex] = []
  private(set) var boxes: [InspectionBox] = []
  /// The nodes of the boxes.
  private(set) var elements: [NodeIndex] = []

  /// - Parameter top: the outermost element of the walk; its frame begins at the root's corner unless it is the tree's.
  init(_ session: LayoutSession, from top: NodeIndex? = nil) {
    self.session = session
    places = session.places
    let top = top ?? session.tree.outermost
    guard !top.isNone else { return }
    steps.append(
      .enter(Place(node: top, corner: session.rootOrigin, depth: 0, owner: .none, room: nil, clip: nil)))
  }

  mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .enter(let place): enter(place)
      case .element(let place): visit(place)
      }
    }
    for at in boxes.indices { boxes[at].parent = owners[at].isNone ? nil : positions[owners[at]] }
  }

  private func frame(of place: Place) -> Rect {
    tree.frame(of: place.node, from: place.corner)
  }

  /// Lists the attachments behind and over an element, by steps 1 and 3.
  private mutating func enter(_ place: Place) {
    guard !tree.isHidden(place.node) else { return }
    let outer = frame(of: place)
    var overlays: [Step] = []
    var backgrounds: [Step] = []
    var layer = outer
    for at in (0..<tree.modifierCount(of: place.node)).reversed() {
      let modifier = tree.modifier(at, of: place.node)
      layer = tree.innerFrame(at, of: place.node, in: layer)
      guard modifier.kind == .overlay || modifier.kind == .background else { continue }
      let content = Step.enter(
        Place(
          node: NodeIndex(rawValue: modifier.side), corner: outer.origin, depth: place.depth + 1, owner: place.node,
          room: layer, clip: place.clip, cut: place.cut))
      if modifier.kind == .overlay { overlays.append(content) } else { backgrounds.append(content) }
    }
    // The last one is visited first.
    steps += overlays
    steps.append(.element(place))
    steps += backgrounds.reversed()
  }

  private mutating func visit(_ place: Place) {
    let outer = frame(of: place)
    var (clip, cut) = (place.clip, place.cut)
    var overflow: [InspectionBox.Overflow] = []
    if let room = place.room { note(outer, in: room, nil, cut, &overflow) }
    var paddings: [InspectionBox.Padding] = []
    var layer = outer
    for at in (0..<tree.modifierCount(of: place.node)).reversed() {
      let modifier = tree.modifier(at, of: place.node)
      let inner = tree.innerFrame(at, of: place.node, in: layer)
      switch modifier.kind {
      case .padding: paddings.append(padding(layer, inner))
      case .decoration where session.contents.decorations[modifier.side].clips:
        clip = clip.map { $0.common(layer) } ?? layer
        cut = cut.map { $0.common(layer) } ?? layer
      case let kind where kind.isFrame: note(inner, in: layer, at, cut, &overflow)
      default: break
      }
      layer = inner
    }
    positions[place.node] = boxes.count
    elements.append(place.node)
    owners.append(place.owner)
    boxes.append(
      InspectionBox(
        name: places.name(of: place.node), types: places.types(of: place.node),
        source: places.source(of: place.node), frame: outer, content: layer,
        paddings: paddings, depth: place.depth, parent: nil,
        overflow: overflow, clip: place.clip))
    pushChildren(of: place, layer, clip, cut)
  }

  private func note(
    _ frame: Rect, in room: Rect, _ modifier: Int?, _ cut: Rect?, _ overflow: inout [InspectionBox.Overflow]
  ) {
    guard frame.reachesOut(of: room) else { return }
    let isCutOff = cut.map { !frame.common($0).reachesOut(of: room) } ?? false
    overflow.append(InspectionBox.Overflow(frame: frame, room: room, modifier: modifier, isCutOff: isCutOff))
  }

  /// Lists the children, by step 2.
  private mutating func pushChildren(of place: Place, _ core: Rect, _ clip: Rect?, _ cut: Rect?) {
    let node = place.node
    var corner = core.origin
    var room = core
    var clip = clip
    if tree.kind(of: node) == .scrollView {
      clip = clip.map { $0.common(core) } ?? core
      corner = corner + session.scrollShift(of: node)
      room = room.withoutEnds(along: tree.scrollAxes(node))
    }
    let mark = steps.count
    var child = tree.firstLayoutChild(of: node)
    while !child.isNone {
      steps.append(
        .enter(
          Place(
            node: child, corner: corner, depth: place.depth + 1, owner: node, room: room, clip: clip,
            cut: cut)))
      child = tree.nextLayoutChild(after: child, in: node)
    }
    steps[mark...].reverse()
  }

  private func padding(_ outer: Rect, _ inner: Rect) -> InspectionBox.Padding {
    InspectionBox.Padding(
      frame: outer,
      insets: EdgeInsets(
        top: inner.minY - outer.minY, leading: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
        trailing: outer.maxX - inner.maxX), content: inner)
  }
}

extension Rect {
  fileprivate func reachesOut(of room: Rect) -> Bool {
    let slack = 0.001
    return minX < room.minX - slack || minY < room.minY - slack || maxX > room.maxX + slack || maxY > room.maxY + slack
  }

  fileprivate func withoutEnds(along axes: Axis.Set) -> Rect {
    var room = self
    let end = 1e15
    if axes.contains(Axis.Set.horizontal) { room = Rect(x: -end, y: room.minY, width: 2 * end, height: room.height) }
    if axes.contains(Axis.Set.vertical) { room = Rect(x: room.minX, y: -end, width: room.width, height: 2 * end) }
    return room
  }
}
