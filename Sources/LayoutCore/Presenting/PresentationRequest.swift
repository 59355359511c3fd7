import LayoutEngine

/// What an element presents, by its last evaluation.
struct PresentationRequest {
  var kind: PresentationKind
  var title = ""
  /// Another identity is another presentation.
  var identity: Identity?
  /// A message below the title; `nil` for none.
  var message: (() -> AnyLayout)?
  var content: () -> AnyLayout
  /// Sets the binding: called where a person, or the content, closes the presentation.
  var dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// Called with the chosen files, or with what failed.
  var chosen: ((FileChoice) -> Void)?
  /// Writes what is exported to a path, and calls what observes that it is there.
  var export: (write: (String) throws(FileDialogError) -> Void, done: (String) -> Void)?
}

/// Presents something beside an element.
public struct _PresentationModifier: _PrimitiveModifier {
  /// `nil` while nothing is presented.
  let request: PresentationRequest?
  /// Whether the host requests it, as a menu at the pointer.
  var isOnRequest = false

  /// Whether the modifier goes around the whole row of a list whose content it is written on: a menu at the pointer does.
  public var _coversRow: Bool { isOnRequest }

  /// Puts `content` into the tree, under a group that stores the request.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      // In a layout of one shot nothing is presented.
      guard lowering.inbox != nil else { return }
      // A disabled element opens no menu.
      let isRefused = isOnRequest && !lowering.environment.isEnabled
      lowering.contents.meetPresenter(
        node, outer, isRefused ? nil : request, isOnRequest, lowering.environments.surroundings)
    }
  }
}

extension Layout {
  func presenting(_ request: PresentationRequest?) -> _ModifiedLayout<Self, _PresentationModifier> {
    _ModifiedLayout(self, _PresentationModifier(request: request))
  }
}
