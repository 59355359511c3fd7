import LayoutCore

/// Finds existing views for layouts that are applied again.
///
/// 1. The host's top views that layouts made before belong to the layout that is applied now.
/// 2. All views in the host are stored, by id and kind or without an id. The top views of another layout are left out
///    with everything in them.
/// 3. A request with an id returns the last view that was stored for it; the view is removed from the store, and its
///    transform is reset. A request without an id returns a new view or, with the option, a view of the same kind that
///    a layout made.
/// 4. At the end the views with an id that were not requested leave, and so do the views without an id that layouts
///    made.
@MainActor
struct ViewRecycler {
  private var named: [ViewKey: [any LayoutKitView]] = [:]
  private var unnamed: [any LayoutKitView] = []
  private var pools: [ViewRecipe.TypeKey: [any LayoutKitView]] = [:]
  private var claimed: Set<ObjectIdentifier> = []
  private let host: (any LayoutKitView)?

  /// Steps 1 and 2; without a host nothing is found. Complexity: O(views in the host).
  init(_ host: (any LayoutKitView)?, reusesByKind: Bool = false) {
    self.host = host
    guard let host else { return }
    for child in host.childViews where child.layoutRecord.role == .root { child.layoutRecord.role = .managed }
    var open: [any LayoutKitView] = host.childViews.reversed()
    while let view = open.popLast() {
      let record = view.layoutRecord
      guard record.role != .root else { continue }
      let type = record.typeKey ?? ViewRecipe.TypeKey(Swift.type(of: view))
      if let id = record.reuseId {
        named[ViewKey(type: type, id: id), default: []].append(view)
      } else {
        unnamed.append(view)
        if reusesByKind, record.role == .managed { pools[type, default: []].append(view) }
      }
      open.append(contentsOf: view.childViews.reversed())
    }
    // The first request gets the first view.
    for type in pools.keys { pools[type]?.reverse() }
  }

  /// Step 3. The result includes whether the view is new.
  mutating func view(
    id: String?, type: ViewRecipe.TypeKey, make: () -> any LayoutKitView
  ) -> (view: any LayoutKitView, isNew: Bool) {
    let found =
      if let id { named[ViewKey(type: type, id: id)]?.popLast() } else { pools[type]?.popLast() }
    let view = found ?? make()
    if found != nil {
      view.resetTransform()
      if view.layoutRecord.role == .leaving { view.present(.identity) }
    }
    claimed.insert(ObjectIdentifier(view))
    view.layoutRecord.role = .managed
    view.layoutRecord.reuseId = id
    view.layoutRecord.typeKey = type
    return (view, found == nil)
  }

  /// Step 4: the views that leave, without those inside other leaving views. Complexity: O(views in the host).
  func leftovers() -> [any LayoutKitView] {
    let left = (named.values.flatMap { $0 } + unnamed.filter { [.managed, .leaving].contains($0.layoutRecord.role) })
      .filter { !claimed.contains(ObjectIdentifier($0)) }
    let going = Set(left.map { ObjectIdentifier($0) })
    return left.filter { view in
      guard view.layoutRecord.role != .leaving else { return false }
      var around = view.parentView
      while let next = around, next !== host {
        if going.contains(ObjectIdentifier(next)) { return false }
        around = next.parentView
      }
      return true
    }
  }
}
