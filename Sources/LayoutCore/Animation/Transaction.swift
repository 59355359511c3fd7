import LayoutEngine

/// How the changes of a turn are shown.
public struct Transaction: Hashable, Sendable {
  /// The animation; `nil` is none.
  public var animation: LayoutAnimation?
  /// Whether there is none, whatever `animation` is.
  public var disablesAnimations = false

  /// A transaction with an animation.
  public init(animation: LayoutAnimation? = nil) { self.animation = animation }
}

/// Changes how changes inside are shown.
public struct _TransactionModifier: _PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  /// Puts `content` into the tree under a group that stores the change.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      guard lowering.inbox != nil else { return }
      let old = lowering.contents.transactions.updateValue(transform, forKey: node)
      lowering.contents.released.keep(old)
    }
  }
}

extension Layout {
  /// Changes the animation of layout changes inside: `transform` gets that of the change, and sets another one.
  ///
  /// Frames, looks and what comes follow it; what goes follows the change itself.
  ///
  /// ```swift
  /// Chart().transaction { $0.animation = nil }
  /// ```
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> _ModifiedLayout<Self, _TransactionModifier> {
    _ModifiedLayout(self, _TransactionModifier(transform: transform))
  }
}
