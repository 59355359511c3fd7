import LayoutEngine

/// Animations run on the host's clock: `animations.frameClock` is called when ticks are needed, or no longer.
///
/// ```swift
/// root.animations.frameClock = { isNeeded in link.isPaused = !isNeeded }
/// link.onFrame = { time in root.advance(to: time) }
/// withAnimation(.spring) { model.isOpen.toggle() }
/// ```
extension LayoutRoot {
  /// What runs the animations of the layout, and others that are to follow the same clock.
  public var animations: LayoutAnimationEngine { stage.engine }

  /// Whether something moves, so that ticks are needed.
  public var hasRunningAnimations: Bool { stage.engine.hasRunningAnimations }

  /// A tick of the host's clock: `time` is now, in seconds. The host is called with frames, on the pixel grid, and
  /// presentations of the views that move; nothing is evaluated, measured or placed. Animations begin at the first tick
  /// after their turn, or, while others run, at the last one before it.
  ///
  /// - Complexity: O(moving views).
  ///
  /// - Returns: whether another tick is needed.
  @discardableResult
  public func advance(to time: Double) -> Bool { stage.engine.advance(to: time) }

  /// Ends all animations at once.
  public func finishAnimations() { stage.engine.finishAll() }

  /// The number of commits so far in which something could be animated, so that all views were visited.
  package var stagedCommits: Int { stage.passages }

  // MARK: Protection

  /// Leaves a view alone, at whatever depth, while other code moves it: the host gets no frame for it, and its layout
  /// continues, as does that of all others. A view that is not shown is ignored.
  ///
  /// - Complexity: O(nodes).
  public func startAnimating(_ view: ViewID) {
    guard host != nil, node(of: view) != nil else { return }
    stage.dropFrame(of: view)
    stage.protected.insert(view)
  }

  /// Ends the protection of a view; the host gets its present frame.
  ///
  /// - Complexity: O(nodes).
  public func stopAnimating(_ view: ViewID) {
    guard stage.protected.remove(view) != nil else { return }
    let scale = PixelGrid(scale: environment.displayScale).scale
    guard let host, let frame = commit.shown.frame(of: view.rawValue, scale) else { return }
    host.setFrame(view, frame)
    stage.balance += 1
  }

  /// Whether any view is protected.
  public var isAnimating: Bool { !stage.protected.isEmpty }

  /// Whether this view is protected.
  public func isAnimating(_ view: ViewID) -> Bool { stage.protected.contains(view) }

  /// Commits through the stage, if anything can move.
  func commitStaged(
    scale: Double, oldScale: Double, isFirst: Bool, to host: any LayoutHost, _ apply: (any LayoutHost) -> Void
  ) {
    guard stage.isNeeded(session.contents) else { return apply(host) }
    stage.passages += 1
    stage.grid = PixelGrid(scale: scale)
    stage.engine.isHeld = true
    stage.turn = StageTurn(session, commit.shown, scale: oldScale, isFirst: isFirst)
    apply(stage)
    stage.notifyRemovals()
    stage.turn = nil
    stage.engine.isHeld = false
  }
}
