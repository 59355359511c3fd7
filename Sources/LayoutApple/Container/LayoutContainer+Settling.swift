#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// What the container has to see to besides its own layout.
  extension LayoutContainer {
    /// Containers in the layout that may have another size by now are measured anew. One that still waits for its turn says
    /// no more that it is due, so it is looked at again next time.
    func noteInnerChanges() {
      guard hasDueInner else { return }
      hasDueInner = false
      for (id, native) in host.natives {
        guard let inner = native.view as? LayoutContainer, inner !== self else { continue }
        inner.noteInnerChanges()
        inner.root.noteContentChanges()
        if inner.root.needsLayout || inner.hasDueInner { hasDueInner = true }
        guard inner.root.contentChanges != inner.changesSeenByOuter else { continue }
        inner.changesSeenByOuter = inner.root.contentChanges
        root.markViewDirty(id)
      }
    }

    /// Puts callers' views where they are free to be by now, and reports what cannot be shown.
    func settle() {
      host.describeBoxes()
      let late = host.late
      host.late = []
      for (view, event) in late { root.send(event, to: view) }
      for native in host.settleNatives() {
        report(
          .viewShownTwice, native.id,
          "this \(native.hosted.name) is somewhere else, or around the container, and is not shown here. A view can be in "
            + "one place: make another one, or take it out of the other place first")
      }
      for id in host.tooDeep {
        report(
          .nestingTooDeep, id,
          "more than \(PlatformHost.depthLimit) views lie in each other here, which \(Self.toolkit) cannot follow; those "
            + "inside are not shown. Decorate fewer elements around each other")
      }
      host.tooDeep = []
    }

    private func report(_ code: Diagnostic.Code, _ view: ViewID, _ message: String) {
      let tree = root.session.tree
      tree.sink.report(
        Diagnostic(code: code, message: message, path: root.node(of: view).map { tree.path(of: $0) } ?? "-"))
    }
  }
#endif
