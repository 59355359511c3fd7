import LayoutEngine

/// Where an element is, seen from the window of the scroll view around it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is about to come in at the beginning of the window.
  case topLeading
  /// It is in the window.
  case identity
  /// It is about to come in at the end of the window.
  case bottomTrailing

  /// Whether it is in the window.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the beginning, 0 in the window and 1 at the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// Observes the phase of an element.
struct ScrollPhaseModifier: _PrimitiveModifier {
  let action: (ScrollTransitionPhase) -> Void

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingScrolling(Self.self, content) {
      ScrollPhaseObserver(action)
    } meet: { observer, _ in
      observer.action = action
    }
  }
}

private final class ScrollPhaseObserver: ScrollObserver {
  var action: (ScrollTransitionPhase) -> Void
  private var last = ScrollTransitionPhase.identity

  init(_ action: @escaping (ScrollTransitionPhase) -> Void) { self.action = action }

  override func look(
    _ session: LayoutSession, _ group: NodeIndex, _ survey: inout GeometrySurvey
  ) -> (() -> Void)? {
    guard let part = session.visiblePart(of: group, outer, &survey) else { return nil }
    let phase: ScrollTransitionPhase =
      part.share >= 0.5 || part.side == 0 ? .identity : part.side < 0 ? .topLeading : .bottomTrailing
    guard phase != last else { return nil }
    last = phase
    return { [action] in action(phase) }
  }
}

/// Shows an element by its phase.
public struct _ScrollTransition<Result: Layout>: LayoutModifier {
  @State private var phase = ScrollTransitionPhase.identity
  let transition: (ModifierContent, ScrollTransitionPhase) -> Result

  init(_ transition: @escaping (ModifierContent, ScrollTransitionPhase) -> Result) { self.transition = transition }

  /// The element in its phase.
  public func body(content: Content) -> some Layout {
    // Around the element as it is laid out: effects do not change its box.
    _ModifiedLayout(
      transition(content, phase), ScrollPhaseModifier { new in withAnimation { phase = new } })
  }
}

extension Layout {
  /// Shows the element as `transition` makes it for its phase: whether at least half of it is in the window of the scroll
  /// view around it.
  ///
  /// A change of the phase is animated. Write effects that leave the layout as it is, such as `opacity`, `scaleEffect` and
  /// `offset`: what changes the element's size changes the scroll view's content.
  ///
  /// ```swift
  /// Text("Row").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
  /// ```
  public func scrollTransition<Result: Layout>(
    @LayoutBuilder _ transition: @escaping (_ content: ModifierContent, _ phase: ScrollTransitionPhase) -> Result
  ) -> _ModifiedLayout<Self, _CustomModifier<_ScrollTransition<Result>>> {
    modifier(_ScrollTransition(transition))
  }
}
