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
