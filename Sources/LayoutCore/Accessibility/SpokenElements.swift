import LayoutEngine

/// Makes the elements of a screen reader.
struct SpokenElements {
  /// A node inside of another one, with its elements.
  private typealias Inner = (node: NodeIndex, elements: [AccessibilityElement])

  let session: LayoutSession
  let shown: ShownViews
  let hasHost: Bool
  /// The state whose words are read, by its decoration: what is attached to the node outside of it is no part of it.
  private var state: (node: NodeIndex, place: UInt32)?

  init(_ session: LayoutSession, _ shown: ShownViews, hasHost: Bool) {
    (self.session, self.shown, self.hasHost) = (session, shown, hasHost)
  }

  /// The elements in the order in which they are read.
  func all() -> [AccessibilityElement] { elements(InspectionWalk(session)).elements }

  /// The words of a state, as they are spoken at once, and the number of nodes visited.
  func words(ofStatus place: UInt32, of node: NodeIndex) -> (words: String, visits: Int) {
    var spoken = self
    spoken.state = (node, place)
    let (elements, visits) = spoken.elements(InspectionWalk(session, from: node))
    return (elements.map(\.announcement).filter { !$0.isEmpty }.joined(separator: " "), visits)
  }

  /// The elements of the nodes of a walk, from the innermost boxes outwards, and the number of those nodes.
  private func elements(_ nodes: InspectionWalk) -> (elements: [AccessibilityElement], visits: Int) {
    var walk = nodes
    walk.run()
    var inside: [Int: [Inner]] = [:]
    var top: [AccessibilityElement] = []
    // A background is visited before the element around it.
    let order = walk.boxes.indices.sorted { (-walk.boxes[$0].depth, $0) < (-walk.boxes[$1].depth, $1) }
    for at in order {
      let node = walk.elements[at]
      let elements = elements(of: node, walk.boxes[at], inside.removeValue(forKey: at) ?? [])
      if let parent = walk.boxes[at].parent {
        inside[parent, default: []].append((node, elements))
      } else {
        top += elements
      }
    }
    return (sorted(top), walk.boxes.count)
  }

  private func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    if let modal = elements.last(where: { $0.traits.contains(.isModal) }) { return [modal] }
    guard elements.contains(where: { $0.properties.sortPriority != 0 }) else { return elements }
    let order = elements.indices.sorted {
      (-elements[$0].properties.sortPriority, $0) < (-elements[$1].properties.sortPriority, $1)
    }
    return order.map { elements[$0] }
  }

  /// The elements of a node, from its own content outwards: what is attached to it is inside of the modifiers around.
  private func elements(of node: NodeIndex, _ box: InspectionBox, _ inside: [Inner]) -> [AccessibilityElement] {
    let tree = session.tree
    var attached: [NodeIndex: [AccessibilityElement]] = [:]
    for at in 0..<tree.modifierCount(of: node) {
      let modifier = tree.modifier(at, of: node)
      if modifier.kind == .overlay || modifier.kind == .background {
        attached[NodeIndex(rawValue: modifier.side)] = []
      }
    }
    var elements = leaf(node, box).map { [$0] } ?? []
    var inside = inside
    if inside.count > 1, tree.readsLastFirst(node), let last = inside.lastIndex(where: { attached[$0.node] == nil }) {
      inside.insert(inside.remove(at: last), at: 0)
    }
    for inner in inside {
      if attached[inner.node] != nil { attached[inner.node] = inner.elements } else { elements += inner.elements }
    }
    elements = sorted(elements)
    var isOutside = false
    for at in 0..<tree.modifierCount(of: node) {
      let modifier = tree.modifier(at, of: node)
      switch modifier.kind {
      case .background where isOutside, .overlay where isOutside: break
      case .background: elements = sorted((attached[NodeIndex(rawValue: modifier.side)] ?? []) + elements)
      case .overlay: elements = sorted(elements + (attached[NodeIndex(rawValue: modifier.side)] ?? []))
      case .decoration:
        let decoration = session.contents.decorations[modifier.side]
        elements = wrap(elements, decoration, view(node, .decoration(modifier.side)), box.frame)
        if let state, state == (node, modifier.side) { isOutside = true }
      default: break
      }
    }
    return elements
  }

  private func leaf(_ node: NodeIndex, _ box: InspectionBox) -> AccessibilityElement? {
    guard let content = session.contents.content(of: node, in: session.tree) else { return nil }
    var element = AccessibilityElement(
      label: nil, properties: AccessibilityProperties(), frame: box.frame, actions: [], children: [],
      view: session.tree.token(of: node).flatMap { view(node, .leaf($0)) })
    switch content {
    case .text(let text, _, _):
      guard !text.isEmpty else { return nil }
      element.label = text
    case .control(let content):
      element.control = content
      element.label = content.control.spokenName.isEmpty ? nil : content.control.spokenName
      element.actions = content.isEnabled ? content.control.spokenActions : []
      element.properties.role = content.control.spokenRole
      element.properties.value = content.control.spokenValue
    default: return nil
    }
    element.properties.label = element.label
    return element
  }

  /// The elements of a box with a decoration.
  private func wrap(
    _ inside: [AccessibilityElement], _ decoration: Decoration, _ view: ViewID?, _ frame: Rect
  ) -> [AccessibilityElement] {
    let isTapped = decoration.gestures.contains(.tap)
    guard let properties = decoration.accessibility ?? (isTapped ? AccessibilityProperties() : nil) else {
      return inside
    }
    if properties.isHidden { return [] }
    var actions = properties.actions
    if isTapped, !actions.contains(.default) { actions.insert(.default, at: 0) }
    if inside.count == 1, properties.children != .ignore, properties.children != .contain,
      !isTapped || !inside[0].isUsable
    {
      var only = inside[0]
      only.properties.take(properties)
      if isTapped, !properties.removedTraits.contains(.isButton) { only.properties.traits.insert(.isButton) }
      only.label = only.properties.label
      only.properties.value = only.properties.spokenValue
      only.actions += actions
      only.frame = frame
      if only.control == nil { only.view = view } else if let view { only.boxes.append(view) }
      return [only]
    }
    var element = AccessibilityElement(
      label: properties.label, properties: properties, frame: frame, actions: actions, children: inside, view: view)
    if isTapped, !properties.removedTraits.contains(.isButton) { element.properties.traits.insert(.isButton) }
    let isOne = isTapped || properties.label != nil || !actions.isEmpty || properties.children == .combine
    switch properties.children {
    case .ignore: element.children = []
    case .contain: break
    case .combine, nil:
      if isOne {
        let words = inside.filter { !$0.isUsable }.map(\.words).joined(separator: " ")
        if element.label == nil { element.label = words.isEmpty ? nil : words }
        element.children = inside.filter(\.isUsable)
      }
    }
    element.properties.label = element.label
    element.properties.value = element.properties.spokenValue
    return [element]
  }

  /// The view that shows a part of a node; `nil` without a host.
  func view(_ node: NodeIndex, _ key: ViewKey) -> ViewID? {
    guard hasHost, case let slot = shown.slot(of: node, showing: key), slot != .none else { return nil }
    return ViewID(rawValue: shown.id(of: slot))
  }
}

extension AccessibilityProperties {
  /// Takes the properties of a box around the element, which count before its own.
  fileprivate mutating func take(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    isExpanded = outer.isExpanded ?? isExpanded
    role = outer.role ?? role
    identifier = outer.identifier ?? identifier
    traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    removedTraits.formUnion(outer.removedTraits)
    if outer.headingLevel != .unspecified { headingLevel = outer.headingLevel }
    if outer.sortPriority != 0 { sortPriority = outer.sortPriority }
    children = outer.children ?? children
    actions = outer.actions + actions
    rotors += outer.rotors
    isFocused = outer.isFocused || isFocused
  }
}
