import LayoutEngine

/// What is remembered of preferences, by the groups that stand for their modifiers.
struct PreferenceStore {
  private(set) var markers: [NodeIndex: PreferenceMarker] = [:]
  /// Groups whose values follow from where their elements stand.
  private(set) var anchored: Set<NodeIndex> = []
  /// Whether values may be others than those that were put together last.
  var isStale = false
  /// The groups that met values the last time, inner ones first, otherwise in document order.
  var order: ContiguousArray<NodeIndex> = []
  /// What reached the root.
  var rootValues = PreferenceValues()

  mutating func add(_ marker: PreferenceMarker, _ group: NodeIndex, _ outer: Int) {
    marker.outer = outer
    markers[group] = marker
    if marker.dependsOnFrames { anchored.insert(group) }
    isStale = true
  }

  /// Forgets a group that is about to go.
  mutating func forget(_ group: NodeIndex, _ released: ReleasedValues) {
    guard !markers.isEmpty, let marker = markers.removeValue(forKey: group) else { return }
    released.keep(marker)
    marker.forget(group)
    anchored.remove(group)
    isStale = true
  }
}
