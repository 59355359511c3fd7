public import LayoutCore

/// The views inside a view as its host has received them.
struct HostedViewRecord {
  struct View {
    let id: ViewID
    let parent: ViewID?
    var content: ViewContent
    var frame: Rect
    var presentation = ViewPresentation.identity
  }

  weak var host: (any LayoutHost)?
  var views: [ObjectIdentifier: View] = [:]
  /// The received views, in drawing order.
  var order: [ObjectIdentifier] = []
  var children: [ViewID?: [ViewID]] = [:]
  var nextID: UInt64 = 1
}

extension HostedView {
  /// Sends the differences of the views inside this view since the last call to `host`.
  ///
  /// The host's own view stands for this view; it must show no other layout.
  ///
  /// 1. A view with another parent, or another kind of content, is a new view for the host.
  /// 2. Views that no longer exist are removed, inner ones first.
  /// 3. In drawing order views are inserted or moved, and get contents, frames and presentations that differ.
  ///
  /// - Parameters:
  ///   - host: receives the differences. If it is another host than before, the previous host removes its views.
  ///   - scale: pixels per point; the edges of frames are rounded to whole pixels.
  /// - Complexity: O(views), and O(its siblings) for each view that is inserted between or moved past others.
  public func commit(to host: any LayoutHost, scale: Double = 1) {
    var record = notified ?? HostedViewRecord()
    if record.host !== host {
      record.removeAll()
      record.host = host
    }
    record.commit(self, to: host, PixelGrid(scale: scale))
    notified = record
  }
}

extension HostedViewRecord {
  mutating func removeAll() {
    if let host { for view in order.reversed() { views[view].map { host.remove($0.id) } } }
    views = [:]
    order = []
    children = [:]
  }

  @MainActor
  mutating func commit(_ root: HostedView, to host: any LayoutHost, _ grid: PixelGrid) {
    // 1.
    let wanted = HostedWalk(root, grid, roundsTexts: host.roundsTextFrames).views
    var ids: [ObjectIdentifier: ViewID] = [:]
    for want in wanted {
      let parent = want.parent.flatMap { ids[$0] }
      if let old = views[want.view], old.parent == parent, old.content.sortName == want.content.sortName {
        ids[want.view] = old.id
      } else {
        ids[want.view] = ViewID(rawValue: nextID)
        nextID += 1
      }
    }
    // 2.
    var gone: Set<ViewID> = []
    var parents: Set<ViewID?> = []
    for view in order.reversed() {
      guard let old = views[view], ids[view] != old.id else { continue }
      host.remove(old.id)
      gone.insert(old.id)
      parents.insert(old.parent)
      children[old.id] = nil
      views[view] = nil
    }
    for parent in parents { children[parent]?.removeAll(where: gone.contains) }
    // 3.
    order = wanted.map(\.view)
    var counts: [ViewID?: Int] = [:]
    for want in wanted {
      guard let id = ids[want.view] else { continue }
      let parent = want.parent.flatMap { ids[$0] }
      let index = counts[parent, default: 0]
      counts[parent] = index + 1
      notify(want, id, parent, index, host)
    }
  }

  private mutating func notify(
    _ want: HostedWalk.View, _ id: ViewID, _ parent: ViewID?, _ index: Int, _ host: any LayoutHost
  ) {
    // Taken out of the dictionary, so that adding to them does not copy them.
    var siblings = children.removeValue(forKey: parent) ?? []
    let sibling = index > 0 ? siblings[index - 1] : nil
    var view = views[want.view] ?? View(id: id, parent: parent, content: want.content, frame: want.frame)
    if views[want.view] == nil {
      host.insert(id, want.content, frame: want.frame, into: parent, after: sibling)
      siblings.insert(id, at: index)
    } else if siblings[index] != id {
      host.move(id, after: sibling)
      siblings.removeAll { $0 == id }
      siblings.insert(id, at: index)
    }
    if view.content != want.content { host.setContent(id, want.content) }
    if view.frame != want.frame { host.setFrame(id, want.frame) }
    if view.presentation != want.presentation { host.setPresentation(id, want.presentation) }
    view.content = want.content
    view.frame = want.frame
    view.presentation = want.presentation
    views[want.view] = view
    children[parent] = siblings
  }
}

/// The views inside a view, in drawing order, with their frames on the pixel grid.
@MainActor
struct HostedWalk {
  struct View {
    let view: ObjectIdentifier
    let parent: ObjectIdentifier?
    let content: ViewContent
    let frame: Rect
    let presentation: ViewPresentation
  }

  private(set) var views: [View] = []

  init(_ root: HostedView, _ grid: PixelGrid, roundsTexts: Bool) {
    // Each with the origin of the view around it, exact and on the grid.
    var open = root.children.reversed().map {
      (view: $0, parent: ObjectIdentifier?.none, exact: Point.zero, corner: Point.zero)
    }
    while let (view, parent, exact, corner) = open.popLast() {
      let place = Rect(origin: exact + view.frame.origin, size: view.frame.size)
      var isText = false
      if case .text = view.content { isText = true }
      let isExact = isText && !roundsTexts
      let whole = isExact ? place : grid.round(place, keeping: isText ? place.size : nil)
      let frame = isExact ? Rect(origin: place.origin - corner, size: place.size) : grid.round(whole, from: corner)
      views.append(
        View(
          view: ObjectIdentifier(view), parent: parent, content: view.content, frame: frame,
          presentation: view.presentation))
      for child in view.children.reversed() {
        open.append((child, ObjectIdentifier(view), place.origin, whole.origin))
      }
    }
  }
}
