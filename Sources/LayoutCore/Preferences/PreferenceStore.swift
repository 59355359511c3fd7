import LayoutEngine

/// The markers of preferences, by the groups of their modifiers.
struct PreferenceStore {
  private(set) var markers: [NodeIndex: PreferenceMarker] = [:]
  /// Groups whose values depend on the places of their elements.
  private(set) var anchored: Set<NodeIndex> = []
  /// Whether values may differ from those of the last combination.
  var isStale = false
  /// The groups that met values the last time, inner ones first, otherwise in document order.
  var order: ContiguousArray<NodeIndex> = []
  /// The values that reached the root.
  var rootValues = PreferenceValues()

  mutating func add(_ marker: PreferenceMarker, _ group: NodeIndex, _ outer: Int) {
    marker.outer = outer
    markers[group] = marker
    if marker.dependsOnFrames { anchored.insert(group) }
    isStale = true
  }

  /// Removes a group that is about to go.
  mutating func drop(_ group: NodeIndex, _ released: ReleasedValues) {
    guard !markers.isEmpty, let marker = markers.removeValue(forKey: group) else { return }
    released.keep(marker)
    marker.drop(group)
    anchored.remove(group)
    isStale = true
  }
}
