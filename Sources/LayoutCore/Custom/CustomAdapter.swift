import LayoutEngine

/// A container that may draw its last subview above the others and have it read before them.
protocol ReadingLastFirst {
  var readsLastFirst: Bool { get }
}

/// Adapts a caller's container to the engine, and stores its cache.
final class CustomAdapter<Algorithm: CustomLayout>: ContainerAlgorithm {
  private var layout: Algorithm
  private unowned let contents: ContentStore
  private var cache: Algorithm.Cache?
  private var isStale = false

  init(_ layout: Algorithm, contents: ContentStore) {
    self.layout = layout
    self.contents = contents
  }

  /// Stores the layout's new value.
  ///
  /// - Returns: whether it may differ from the one before: `false` where it has no stored properties or is equal.
  func update(_ layout: Algorithm) -> Bool {
    if MemoryLayout<Algorithm>.size == 0 { return false }
    if let new = layout as? any Equatable, new.isEqual(to: self.layout) { return false }
    self.layout = layout
    isStale = true
    return true
  }

  func childrenChanged() { isStale = true }

  func copied() -> any ContainerAlgorithm {
    let copy = CustomAdapter(layout, contents: contents)
    copy.cache = cache
    copy.isStale = isStale
    return copy
  }

  var name: String { "\(Algorithm.self)" }
  var readsLastFirst: Bool { (layout as? any ReadingLastFirst)?.readsLastFirst == true }

  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size {
    withCache(children) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    withCache(children) { subviews, cache in
      layout.placeSubviews(
        in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func explicitGuide(_ guide: GuideKey, size: Size, proposal: Proposal, children: ContainerChildren) -> OwnGuide {
    let bounds = Rect(origin: .zero, size: size)
    let value: Double? = withCache(children) { subviews, cache in
      if let vertical = contents.verticalGuide(guide) {
        return layout.explicitAlignment(
          of: vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      guard let horizontal = contents.horizontalGuide(guide) else { return nil }
      return layout.explicitAlignment(
        of: horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return value.map { .given($0) } ?? .merged
  }

  func spacing(children: ContainerChildren) -> SpacingPreference? {
    withCache(children) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache).preference(children.isRightToLeft)
    }
  }

  private func withCache<Result>(
    _ children: ContainerChildren, _ body: (LayoutSubviews, inout Algorithm.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(children: children, contents: contents, thread: .current)
    // The cache is taken out while it is used: the container may be measured again from inside.
    var own: Algorithm.Cache
    if var kept = cache {
      cache = nil
      if isStale { layout.updateCache(&kept, subviews: subviews) }
      own = kept
    } else {
      own = layout.makeCache(subviews: subviews)
    }
    isStale = false
    let result = body(subviews, &own)
    cache = own
    return result
  }
}

extension ContentStore {
  func horizontalGuide(_ key: GuideKey) -> HorizontalAlignment? {
    if key.rawValue <= 2 { return HorizontalAlignment(key) }
    return guideID(key, .horizontal).map { HorizontalAlignment($0) }
  }

  func verticalGuide(_ key: GuideKey) -> VerticalAlignment? {
    if (3...7).contains(key.rawValue) { return VerticalAlignment(key) }
    return guideID(key, .vertical).map { VerticalAlignment($0) }
  }
}
