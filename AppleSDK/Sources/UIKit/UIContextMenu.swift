public import Foundation

@MainActor
open class UIContextMenuConfiguration {
  /// For tests: what makes the menu.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.actionProvider = actionProvider
  }
}

@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

open class UIContextMenuInteraction: UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  /// For tests: how often the menu was closed.
  public private(set) var dismissals = 0
  open func dismissMenu() { dismissals += 1 }
}
