public import LayoutEngine

extension DirtyRegionTracker {
  /// The smallest rectangle that contains the visible parts of a view and of everything in it, in the root's
  /// coordinates and in points.
  ///
  /// It is `nil` where nothing is visible: before its first frame, outside of a clip around it, at an opacity of 0.
  ///
  /// 1. From the innermost views outwards, the visible parts of a view are united in its parent's coordinates.
  /// 2. On the way up to the root they are moved, clipped and presented as the views around it are.
  ///
  /// - Complexity: O(views in it + depth).
  public func region(of view: ViewID) -> Rect? {
    var inner: [ViewID: Rect] = [:]
    var region: Rect?
    for id in everything(in: view).reversed() {  // 1.
      guard let record = views[id] else { continue }
      region = record.shown(holding: inner[id], own: drawnBox(of: record))
      guard id != view, let parent = record.parent, let region else { continue }
      inner[parent] = inner[parent]?.union(region) ?? region
    }
    var around = views[view]?.parent
    while let id = around, let part = region, let record = views[id] {  // 2.
      region = record.shown(holding: part, own: nil)
      around = record.parent
    }
    return region
  }

  /// A view and all views in it, outer ones first.
  private func everything(in view: ViewID) -> [ViewID] {
    var all = [view]
    var at = 0
    while at < all.count {
      if let record = views[all[at]] { all += record.children }
      at += 1
    }
    // A view was made after the one around it.
    return all.sorted { $0.rawValue < $1.rawValue }
  }

  /// The area that a view itself draws in, in its parent's coordinates.
  private func drawnBox(of view: View) -> Rect? {
    guard let frame = view.frame else { return nil }
    switch view.content {
    case .scroll: return nil
    case .decorated(let decoration) where decoration.background == nil && decoration.border == nil: return nil
    default: break
    }
    let box = frame.outset(by: max(0, reach(view.content)) + view.content.paintReach).finite
    return box.width > 0 && box.height > 0 ? box : nil
  }
}

extension DirtyRegionTracker.View {
  /// The visible area of a view that draws itself in `own`, in its parent's coordinates, and its content in `inner`, in
  /// its own coordinates.
  ///
  /// 1. The content is moved to the view's place, and clipped where the view clips.
  /// 2. A shadow is around its box where that has a background, else around everything.
  /// 3. An effect moves all of that, or makes it reach further.
  /// 4. The ring of the keyboard is around the frame.
  /// 5. The whole is scaled around the frame's middle and moved, or is invisible.
  func shown(holding inner: Rect?, own: Rect?) -> Rect? {
    guard let frame else { return nil }
    // 1.
    var inside = inner?.moved(by: frame.origin - offset).finite
    if clips { inside = inside?.overlap(with: frame) }
    var all = inside.map { own?.union($0) ?? $0 } ?? own
    // 2.
    if case .decorated(let decoration) = content {
      guard decoration.opacity > 0 else { return nil }
      if let shadow = decoration.shadow, let box = decoration.background == nil ? all : own {
        let area = box.outset(by: BoxEffect.reach(ofBlur: shadow.radius))
        all = all?.union(area.moved(by: Point(x: shadow.x, y: shadow.y)).finite)
      }
      // 3.
      if let effect = decoration.effect { all = all.flatMap { effect.area(of: $0, in: frame).finite } }
    }
    // 4.
    if isFocused {
      let ring = frame.outset(by: FocusRing.reach).finite
      all = all?.union(ring) ?? ring
    }
    // 5.
    guard presentation != .identity, let whole = all else { return all }
    guard presentation.opacity > 0, presentation.scale > 0 else { return nil }
    let (scale, moved) = (presentation.scale, presentation.offset)
    return Rect(
      x: frame.midX + (whole.minX - frame.midX) * scale + moved.x,
      y: frame.midY + (whole.minY - frame.midY) * scale + moved.y, width: whole.width * scale,
      height: whole.height * scale
    ).finite
  }

  private var clips: Bool {
    switch content {
    case .scroll: true
    case .decorated(let decoration): decoration.clips || decoration.cornerRadius > 0
    default: false
    }
  }
}

extension ViewContent {
  /// Whether what is behind the view shows in it out of focus.
  var hasMaterial: Bool {
    switch self {
    case .shape(_, let style): style.fill?.isMaterial == true || style.stroke?.paint.isMaterial == true
    case .text(_, let style, _): style.paint?.isMaterial == true
    case .decorated(let decoration):
      decoration.background?.isMaterial == true || decoration.border?.paint.isMaterial == true
    default: false
    }
  }

  /// How far its paints reach out of its box, in points.
  fileprivate var paintReach: Double {
    switch self {
    case .shape(_, let style): style.paintReach
    case .text(_, let style, _): style.paint?.reach ?? 0
    case .decorated(let decoration): max(decoration.background?.reach ?? 0, decoration.border?.paint.reach ?? 0)
    default: 0
    }
  }
}

extension Paint {
  fileprivate var isMaterial: Bool {
    switch self {
    case .material: true
    case .shadowed(let shadowed): shadowed.paint.isMaterial
    default: false
    }
  }
}
