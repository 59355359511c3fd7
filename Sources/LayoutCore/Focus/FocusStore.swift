import LayoutEngine

/// What modifiers note about the keyboard, by their groups.
struct FocusStore {
  private(set) var markers: [NodeIndex: FocusMarker] = [:]
  /// The groups whose markers are new, or got another value, since the keyboard was settled last.
  fileprivate var due: Set<NodeIndex> = []
  /// The numbers of choices that belong together.
  private var choices: [NodeIndex: UInt32] = [:]
  private var lastChoices: UInt32 = 0

  /// The number of the choices in a group. No others have it later, since views of choices may be shown for a while after
  /// their nodes are gone.
  mutating func choices(of group: NodeIndex) -> UInt32 {
    if let known = choices[group] { return known }
    lastChoices += 1
    choices[group] = lastChoices
    return lastChoices
  }

  /// The marker of a group, made where there is none of that type.
  mutating func marker<Marker: FocusMarker>(of group: NodeIndex, _ make: () -> Marker) -> Marker {
    if let known = markers[group] as? Marker { return known }
    let marker = make()
    markers[group] = marker
    return marker
  }

  /// Notes that a marker may move the keyboard.
  mutating func note(_ group: NodeIndex) { due.insert(group) }

  var isDue: Bool { !due.isEmpty }

  /// The groups that may move the keyboard, which are then settled.
  mutating func takeDue() -> Set<NodeIndex> { exchange(&due, with: []) }

  /// Removes a group that is about to go.
  mutating func drop(_ group: NodeIndex, _ released: ReleasedValues) {
    if !choices.isEmpty { choices[group] = nil }
    guard !markers.isEmpty else { return }
    released.keep(markers.removeValue(forKey: group))
    if !due.isEmpty { due.remove(group) }
  }
}

/// What a modifier notes about the keyboard.
class FocusMarker {
  /// The number of modifiers outside of it.
  final var outer = 0

  /// Notes that the keyboard came into the element, or left it.
  func focusChanged(_ isFocused: Bool) {}
}

extension _Lowering {
  /// Lowers `content` under a group with a marker. A one-shot layout has none: no keyboard comes into it.
  func markingFocus<Marker: FocusMarker>(
    _ type: Any.Type, _ content: some Layout, _ make: () -> Marker, _ meet: (Marker) -> Void
  ) {
    marking(type, content) { node, outer in
      guard inbox != nil else { return }
      let marker = contents.focus.marker(of: node, make)
      marker.outer = outer
      meet(marker)
    }
  }
}

extension LayoutSession {
  /// The markers around an element, the innermost first.
  ///
  /// An overlay's or background's content is in those that are written outside of it.
  ///
  /// - Complexity: O(depth).
  func focusMarkers(around node: NodeIndex) -> [FocusMarker] {
    guard !contents.focus.markers.isEmpty else { return [] }
    var result: [FocusMarker] = []
    for (at, modifiers) in tree.nodes(around: node) {
      if let marker = contents.focus.markers[at], modifiers >= marker.outer { result.append(marker) }
    }
    return result
  }
}
