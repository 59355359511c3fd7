public import LayoutEngine

/// An element as a screen reader meets it, with the elements inside.
///
/// It is made from the layout, without a toolkit: for tests, and for hosts that have no tree of their own.
public struct AccessibilityElement: Hashable, Sendable {
  /// Its name; `nil` where it has none.
  public var label: String?
  /// Its properties. The label is its name, also where that follows from its content.
  public var properties: AccessibilityProperties
  /// Its frame with all modifiers, in points, from the corner of the root.
  public var frame: Rect
  /// What can be done with it.
  public var actions: [AccessibilityActionKind]
  /// The elements inside, in the order in which they are read.
  public var children: [AccessibilityElement]
  /// The control that it is; `nil` where it is none.
  public var control: ControlContent?
  /// The view that shows it; `nil` without a host.
  public var view: ViewID?
  /// The views of the boxes around a control whose properties are the control's, the innermost first.
  var boxes: [ViewID] = []

  /// The role; `nil` for a text, and for a group without one.
  public var role: AccessibilityRole? { properties.shownRole }
  /// The traits, and that of the role.
  public var traits: AccessibilityTraits { properties.allTraits }

  /// Whether something can be done with it, or with an element inside.
  var isUsable: Bool { control != nil || !actions.isEmpty || children.contains(where: \.isUsable) }

  /// Its name, or that of the elements inside.
  var words: String { label ?? children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ") }

  /// The element and all inside, in the order in which they are read.
  public var flattened: [AccessibilityElement] {
    var all: [AccessibilityElement] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      all.append(next)
      waiting += next.children.reversed()
    }
    return all
  }
}

extension LayoutRoot {
  /// The elements as a screen reader meets them.
  ///
  /// 1. Texts and controls are elements, and what can be tapped or has properties of its own. Stacks and other boxes
  ///    are none: their content takes their place.
  /// 2. Properties around a single element are that element's. Around several, they make a group, or the element that
  ///    `accessibilityElement(children:)` sets.
  /// 3. The name of an element without a label is made of the texts inside.
  /// 4. Elements beside each other are sorted by `accessibilitySortPriority(_:)`. Where one has the trait `isModal`, the
  ///    others beside it are left out.
  ///
  /// - Complexity: O(elements).
  public func accessibilityElements() -> [AccessibilityElement] {
    inspecting("accessibilityElements()") { SpokenElements(session, commit.shown, hasHost: host != nil).all() } ?? []
  }

  /// The lists of elements that a screen reader can go through: the headings, if there are any, and those of
  /// `accessibilityRotor(_:entries:)`. Entries without a visible element are left out.
  ///
  /// - Complexity: O(elements), for each entry.
  public func accessibilityRotors() -> [(name: String, entries: [(label: String, frame: Rect)])] {
    rotors(withHeadings: true).map { rotor in
      (name: rotor.name, entries: rotor.entries.map { (label: $0.label, frame: $0.frame) })
    }
  }

  /// The lists with the views of their elements, for hosts; the outermost view of an element comes first.
  ///
  /// - Complexity: O(elements), for each entry.
  package func accessibilityRotorViews(
    withHeadings: Bool
  ) -> [(name: String, entries: [(label: String, views: [ViewID])])] {
    rotors(withHeadings: withHeadings).map { rotor in
      (name: rotor.name, entries: rotor.entries.map { (label: $0.label, views: $0.views) })
    }
  }

  private typealias RotorEntry = (label: String, frame: Rect, views: [ViewID])

  private func rotors(withHeadings: Bool) -> [(name: String, entries: [RotorEntry])] {
    let all = accessibilityElements().flatMap(\.flattened)
    let headings: [RotorEntry] =
      !withHeadings
      ? []
      : all.filter { $0.traits.contains(.isHeader) }.map {
        (label: $0.words, frame: $0.frame, views: $0.boxes.reversed() + [$0.view].compactMap { $0 })
      }
    var rotors = headings.isEmpty ? [] : [(name: "Headings", entries: headings)]
    for rotor in all.flatMap(\.properties.rotors) {
      let entries: [RotorEntry] = rotor.entries.compactMap { entry in
        namedElements(entry.identity.value).first.map {
          (label: entry.label, frame: $0.frame, views: $0.parts.compactMap(\.view))
        }
      }
      rotors.append((name: rotor.name, entries: entries))
    }
    return rotors
  }

  /// Does with an element what a screen reader does.
  ///
  /// The default action of a control is to press it, or to switch it; greater and smaller move a slider by a step, or by
  /// a tenth of its way.
  ///
  /// - Returns: whether the element has the action. Without a host it has none.
  /// - Complexity: O(nodes).
  @discardableResult
  public func perform(_ kind: AccessibilityActionKind, on element: AccessibilityElement) -> Bool {
    guard let view = element.view else { return false }
    for box in element.boxes + [view] where perform(kind, on: box) { return true }
    guard let control = element.control?.control, let event = control.event(kind) else { return false }
    return send(event, to: view)
  }
}

/// Makes the elements of a screen reader.
private struct SpokenElements {
  /// A node inside of another one, with its elements.
  private typealias Inner = (node: NodeIndex, elements: [AccessibilityElement])

  let session: LayoutSession
  let shown: ShownViews
  let hasHost: Bool

  init(_ session: LayoutSession, _ shown: ShownViews, hasHost: Bool) {
    (self.session, self.shown, self.hasHost) = (session, shown, hasHost)
  }

  /// The elements, from the innermost boxes outwards.
  func all() -> [AccessibilityElement] {
    var walk = InspectionWalk(session)
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
    return sorted(top)
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
    for at in 0..<tree.modifierCount(of: node) {
      let modifier = tree.modifier(at, of: node)
      switch modifier.kind {
      case .background: elements = sorted((attached[NodeIndex(rawValue: modifier.side)] ?? []) + elements)
      case .overlay: elements = sorted(elements + (attached[NodeIndex(rawValue: modifier.side)] ?? []))
      case .decoration:
        let decoration = session.contents.decorations[modifier.side]
        elements = wrap(elements, decoration, view(node, .decoration(modifier.side)), box.frame)
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

  private func view(_ node: NodeIndex, _ key: ViewKey) -> ViewID? {
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
