#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Callers' views, each of which can be in one place at a time.
  ///
  /// In a container the first place has the view; the other places have an empty view until it is free.
  extension PlatformHost {
    /// The superview for a view.
    func home(of view: HostView) -> PlatformView? { view.parent == nil ? top : view.parent?.box }

    /// Whether a view can be put into the container: it is not there yet, and the container is not inside it.
    func isFree(_ view: PlatformView) -> Bool {
      if let id = ids[ObjectIdentifier(view)], views[id] != nil { return false }
      var around = top
      while let next = around {
        if next === view { return false }
        around = next.superview
      }
      return true
    }

    /// Whether a view is in its place; other code may have moved it elsewhere.
    func isHere(_ native: NativeItem) -> Bool { native.isOwn && native.view.superview === home(of: native) }

    /// Replaces a caller's view by another one.
    func exchange(_ old: NativeItem, for view: PlatformLeaf) {
      drop(old)
      waiting.remove(old.id)
      let new = NativeItem(old.id, view, isOwn: old.view === view.view || isFree(view.view))
      new.parent = old.parent
      new.depth = old.depth
      keep(new)
      let presentation = old.presentation
      // The same view with another way of measuring stays where it is.
      if old.view !== new.view, let box = home(of: old) {
        if old.view.superview === box {
          box.put(new.view, above: old.view)
          old.view.removeFromSuperview()
        } else {
          box.addSubview(new.view)
        }
        if presentation != .identity { old.setPresentation(.identity) }
      }
      new.setFrame(old.frame)
      if presentation != .identity { new.setPresentation(presentation) }
    }

    /// Puts views into their places if they are free, because a turn removes and replaces views one after the other.
    ///
    /// - Returns: the places whose view is elsewhere. Complexity: O(callers' views).
    func settleNatives() -> [NativeItem] {
      guard !natives.isEmpty else { return [] }
      for id in waiting.sorted(by: { $0.rawValue < $1.rawValue }) {
        if let native = natives[id], isFree(native.hosted.view) { exchange(native, for: native.hosted) }
      }
      return natives.values.filter { $0.depth < Self.depthLimit && !isHere($0) }.sorted {
        $0.id.rawValue < $1.id.rawValue
      }
    }
  }
#endif
