import LayoutEngine

/// Calls an action with the time of each tick of the root's clock, as long as its element is shown.
struct TickModifier: _PrimitiveModifier {
  let isPaused: Bool
  let action: (Double) -> Void

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingLife(Self.self, content) {
      TickObserver(lowering.contents.animations, isPaused, action)
    } meet: { observer in
      observer.meet(isPaused, action)
    }
  }
}

/// Observes whether an element that follows the clock is shown: otherwise the clock need not run for it.
private final class TickObserver: LifeObserver {
  private weak var engine: LayoutAnimationEngine?
  private var isPaused: Bool
  private var action: (Double) -> Void
  private var ticker: LayoutAnimationEngine.Ticker?

  init(_ engine: LayoutAnimationEngine?, _ isPaused: Bool, _ action: @escaping (Double) -> Void) {
    (self.engine, self.isPaused, self.action) = (engine, isPaused, action)
  }

  deinit { ticker?.end() }

  func meet(_ isPaused: Bool, _ action: @escaping (Double) -> Void) -> Bool {
    self.action = action
    guard isPaused != self.isPaused else { return false }
    self.isPaused = isPaused
    return true
  }

  override var beginsLast: Bool { true }
  override var what: String { "its clock" }

  override func settle(isShown: Bool, turn: Int) -> (() -> Void)? {
    // The clock is no action of the caller's, and changes nothing in this turn.
    if isShown, !isPaused {
      if ticker == nil { ticker = engine?.startTicking { [weak self] in self?.action($0) } }
    } else {
      ticker?.end()
      ticker = nil
    }
    return nil
  }
}

extension Layout {
  /// Calls `action` with the time of each tick, in seconds of the root's clock, as long as the element is shown.
  func ticking(isPaused: Bool = false, _ action: @escaping (Double) -> Void) -> _ModifiedLayout<Self, TickModifier> {
    _ModifiedLayout(self, TickModifier(isPaused: isPaused, action: action))
  }
}
