import LayoutEngine

/// Runs actions when an element comes, and when it goes.
public struct _AppearanceModifier: _PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  /// Puts `content` into the tree, under a group that stores the actions.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingLife(Self.self, content) {
      AppearanceObserver(appear, disappear)
    } meet: { observer in
      observer.appear = appear
      observer.disappear = disappear
      return false
    }
  }
}

/// Observes whether an element is shown.
final class AppearanceObserver: LifeObserver {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private var isShown = false

  init(_ appear: (() -> Void)?, _ disappear: (() -> Void)?) {
    (self.appear, self.disappear) = (appear, disappear)
  }

  override var what: String { "its appearance" }

  override func settle(isShown: Bool, turn: Int) -> (() -> Void)? {
    guard isShown != self.isShown else { return nil }
    self.isShown = isShown
    return isShown ? appear : disappear
  }
}

extension Layout {
  /// Runs `action` when the element comes: once in each of its lives.
  ///
  /// A life begins with the first turn in which the element is in the layout and shown, and ends when it is removed, has
  /// another identity, scrolls out of the rows that a lazy list makes, or gives way to another alternative of
  /// `ViewThatFits`. A group of several elements has one life. An element without a size lives as well. Nothing lives in
  /// a layout of one shot, such as `calculateLayout(in:)`, since it is not shown.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .onAppear { message.isSeen = true }
  /// ```
  ///
  /// 1. The actions run when the turn's frames are known, before a host gets them.
  /// 2. What went comes first, inner elements before those around them. Then comes what is new or changed, in document
  ///    order, and then the tasks begin.
  /// 3. Their changes come with another turn, which follows at once. After four turns in a row the last frames stay, and
  ///    a diagnostic names the element.
  ///
  /// - Complexity: O(1) in a turn in which no element with such an action comes or goes, and no alternative is hidden or
  ///   shown; else O(elements with such actions and what is around them).
  public func onAppear(perform action: (() -> Void)? = nil) -> _ModifiedLayout<Self, _AppearanceModifier> {
    _ModifiedLayout(self, _AppearanceModifier(appear: action))
  }

  /// Runs `action` when the element goes: once in each of its lives, as described at `onAppear(perform:)`.
  ///
  /// It runs in the turn that removes the element, also where its view stays for a transition. It does not run when the
  /// whole root goes, since that has no further turn.
  public func onDisappear(perform action: (() -> Void)? = nil) -> _ModifiedLayout<Self, _AppearanceModifier> {
    _ModifiedLayout(self, _AppearanceModifier(disappear: action))
  }
}
