/// How a text gives way to another one at its place.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, opacity, up, down
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The new text is there at once.
  public static let identity = ContentTransition(.identity)
  /// The new text appears while the old one fades.
  public static let opacity = ContentTransition(.opacity)
  /// As `opacity`.
  public static let interpolate = ContentTransition(.opacity)

  /// The new text comes from below while the old one fades, or from above where the number counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(countsDown ? .down : .up)
  }

  fileprivate var transition: TransitionConfig? {
    switch kind {
    case .identity: nil
    case .opacity: TransitionConfig(.opacity)
    case .up: TransitionConfig(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity)
    case .down: TransitionConfig(insertion: .move(edge: .top).combined(with: .opacity), removal: .opacity)
    }
  }
}

/// Lets the words of an element come and go by a transition.
public struct _ContentTransitionModifier: _PrimitiveModifier {
  let transition: ContentTransition

  /// What distinguishes the text at a place from the next one.
  private struct Words: Hashable {
    let words: String
  }

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let words = ElementText.words(of: content)
    guard let transition = transition.transition, !words.isEmpty else { return content._lower(lowering) }
    content.id(Words(words: words)).transition(transition)._lower(lowering)
  }
}

extension Layout {
  /// Sets how the text of the element gives way to another one, by a motion, as elements with
  /// `transition(_:)` come and go.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText())
  /// ```
  ///
  /// It is for a `Text`, and for elements around one: the words of all texts inside count together, and what is inside
  /// begins anew with other words. An element without a text stays as it is.
  public func contentTransition(_ transition: ContentTransition) -> _ModifiedLayout<Self, _ContentTransitionModifier> {
    _ModifiedLayout(self, _ContentTransitionModifier(transition: transition))
  }
}
