import LayoutEngine

/// Runs an action when the program is to open an address.
public struct _OpenURLModifier: _PrimitiveModifier {
  let action: (String) -> Void

  /// Puts `content` into the tree, under a group that stores the action.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingLife(Self.self, content) {
      OpenURLObserver(action)
    } meet: { observer in
      observer.action = action
      return false
    }
  }
}

private final class OpenURLObserver: LifeObserver {
  var action: (String) -> Void

  init(_ action: @escaping (String) -> Void) { self.action = action }
}

extension Layout {
  /// Runs `action` when the program is to open an address: of a scheme that it has registered, or of a file.
  ///
  /// A program of GTK's gets the addresses of its command line and those that the desktop passes. In UIKit and AppKit a
  /// delegate of the program gets them, and passes them on by `LayoutRoot.receive(url:)`. A screen that shows several such
  /// elements runs the action of each, in document order.
  ///
  /// ```swift
  /// Inbox().onOpenURL { address in open(address) }
  /// ```
  public func onOpenURL(perform action: @escaping (_ address: String) -> Void) -> _ModifiedLayout<
    Self, _OpenURLModifier
  > {
    _ModifiedLayout(self, _OpenURLModifier(action: action))
  }

  /// Runs `action` with each value of a sequence, as long as the element lives.
  ///
  /// The values are those from the beginning of the element's life on; another sequence counts from the next life on.
  /// The action runs where that of `task(priority:_:)` does.
  ///
  /// ```swift
  /// Clock(time: now)
  ///   .onReceive(ticks) { now = $0 }
  /// ```
  public func onReceive<Values: AsyncSequence & Sendable>(
    _ values: Values, perform action: @escaping (Values.Element) -> Void
  ) -> _ModifiedLayout<Self, _TaskModifier<_NoTaskID>> where Values.Element: Sendable {
    task {
      do {
        for try await value in values { action(value) }
      } catch {
        // The sequence ends.
      }
    }
  }
}

extension LayoutRoot {
  /// Runs the actions of all visible elements that open addresses; hosts and programs call it.
  ///
  /// - Returns: whether there was one.
  /// - Complexity: O(elements with such actions, and what is around them), and O(nodes) to order several.
  @discardableResult
  public func receive(url address: String) -> Bool {
    let actions = session.openURLActions
    for (node, action) in actions { ElementAction.run(session.lowering, at: node) { action(address) } }
    return !actions.isEmpty
  }
}

extension LayoutSession {
  fileprivate var openURLActions: [(NodeIndex, (String) -> Void)] {
    var survey = GeometrySurvey(self)
    let nodes = contents.life.observers.compactMap { node, observer in
      observer is OpenURLObserver && survey.isShown(node) ? node : nil
    }
    return tree.inDocumentOrder(nodes).compactMap { node in
      (contents.life.observers[node] as? OpenURLObserver).map { (node, $0.action) }
    }
  }
}
