#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The container's work besides its own layout.
  extension LayoutContainer {
    /// Measures inner containers again if their size may have changed.
    ///
    /// An inner container that waits for its turn does not notify again, so it is checked again the next time.
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

    /// Puts callers' views into their places if they are free, and reports views that cannot be shown.
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
      onSettled?()
    }

    private func report(_ code: Diagnostic.Code, _ view: ViewID, _ message: String) {
      let tree = root.session.tree
      tree.sink.report(
        Diagnostic(code: code, message: message, path: root.node(of: view).map { tree.path(of: $0) } ?? "-"))
    }
  }
#endif
