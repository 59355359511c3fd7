import LayoutEngine

/// Calling the host.
extension LayoutRoot {
  /// Passes to the host what differs from what it was given before.
  func commitToHost() {
    stage.reset(to: host)
    let isNewHost = commit.setHost(host)
    session.contents.shown = host == nil ? nil : commit.shown
    guard let host else { return }
    let scale = PixelGrid(scale: environment.displayScale).scale
    let now = PlacedFrames(origin: contentOrigin, scale: scale, roundsText: host.roundsTextFrames)
    if isNewHost { placed = nil }
    if placed != now || commit.isDue(session) {
      commit.debugger = debugger?.active.contains(.frame) == true ? debugger : nil
      let oldScale = placed?.scale ?? now.scale
      let apply = { [self] in
        commitStaged(scale: now.scale, oldScale: oldScale, isFirst: placed == nil, to: host) { receiver in
          commit.apply(
            session, origin: now.origin, scale: now.scale, oldScale: oldScale, roundsText: now.roundsText,
            comparesAll: placed != now, listsAll: receiver !== host, to: receiver)
        }
      }
      if commit.shown.isEmpty {
        session.relay.holding { HostInsertion.first(session.tree.sink, apply) }
      } else {
        apply()
      }
    }
    placed = now
    commitOffsets()
    restoreFrames(of: host)
  }

  /// The number of nodes that the last commit visited.
  package var commitVisits: Int { commit.visits }

  /// The node that a view shows.
  package func node(of view: ViewID) -> NodeIndex? { commit.shown.find(view.rawValue)?.node }

  /// The number of calls of the host since the beginning.
  public var hostCallCount: Int { commit.hostCalls + stage.balance }
}
