import LayoutEngine

/// Restores the state of elements, and of a caller's modifiers, and sets the places of their properties.
///
/// 1. The properties of a type of element are found out once, from one of its values; types of plain data have none.
/// 2. At its first evaluation the places that the element's own value made for its state become those of its node.
/// 3. A later value of the element refers to these places before its body is evaluated.
/// 4. Actions read the environment of the node. A one-shot layout has no actions.
extension _Lowering {
  @inlinable @inline(__always)
  func restoreState<Element>(_ element: Element, at node: NodeIndex) {
    if _isPOD(Element.self) || hasNoProperties(Element.self) { return }  // 1.
    meetProperties(element, Element.self, at: node)
  }

  /// Whether a type of element is known to have no such properties.
  @usableFromInline
  func hasNoProperties(_ type: Any.Type) -> Bool { plainTypes.holds(type) }

  @usableFromInline
  func meetProperties(_ element: Any, _ type: Any.Type, at node: NodeIndex) {
    let type = ObjectIdentifier(type)
    let known = propertySorts[type]
    if let known {
      if known.isEmpty { return plainTypes.note(type) }
      if known == .environment, inbox == nil { return }  // 4.
    }
    var (states, links): ([any StateBoxing], ContiguousArray<EnvironmentBox>) = ([], [])
    let owner = (element as? any PropertyOwning)?.owner ?? element
    for child in Mirror(reflecting: owner).children {
      switch (child.value as? any ElementProperty)?.part {
      case .state(let box): states.append(box)
      case .environment(let box): links.append(box)
      case nil: continue
      }
    }
    if known == nil {
      propertySorts[type] = PropertySorts(hasState: !states.isEmpty, hasEnvironment: !links.isEmpty)
    }
    if !states.isEmpty { restore(states, at: node) }
    if !links.isEmpty, inbox != nil {  // 4.
      let scope = environments.scope
      let place = contents.places[node] ?? ElementPlace(node, scope, self)
      contents.places[node] = place
      place.scope = scope
      place.hold(links)
    }
  }

  private func restore(_ boxes: [any StateBoxing], at node: NodeIndex) {
    guard let known = contents.states[node], known.count == boxes.count else {
      contents.states[node] = boxes.map(\.anyLocation)  // 2.
      return
    }
    for (box, location) in zip(boxes, known) { box.move(to: location) }  // 3.
  }
}

/// A property of an element that depends on the element's place.
protocol ElementProperty {
  var part: ElementPropertyPart { get }
}

/// The parts of such a property.
enum ElementPropertyPart {
  case state(any StateBoxing)
  case environment(EnvironmentBox)
}

/// The sorts of such properties in a type of element.
struct PropertySorts: OptionSet {
  let rawValue: UInt8
  static let state = PropertySorts(rawValue: 1)
  static let environment = PropertySorts(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(hasState: Bool, hasEnvironment: Bool) {
    self = (hasState ? [.state] : [] as PropertySorts).union(hasEnvironment ? .environment : [])
  }
}

/// An element whose properties are those of another value, which makes its body: an application.
private protocol PropertyOwning {
  var owner: Any { get }
}

/// The content of an owner that is no element itself; the owner's properties (`@State`, `@Environment`) have the place
/// of this element.
package struct OwnedLayout<Owner, Content: Layout>: _PrimitiveLayout, PropertyOwning {
  private let value: Owner
  private let content: Content

  /// The content of `owner`.
  package init(_ owner: Owner, content: Content) {
    (value, self.content) = (owner, content)
  }

  fileprivate var owner: Any { value }

  /// Puts the content into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Owner.self, branch: 0) else { return }
    lowering.restoreState(self, at: node)
    lowering.nest(node) { content._lower(lowering) }
  }
}
