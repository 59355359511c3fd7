#if canImport(UIKit) && !os(watchOS)
  import Foundation

  #if os(tvOS)
    extension PlatformHost {
      /// tvOS opens no menus of elements.
      func prepareMenus(_ uses: GestureSet) {}
    }
  #else
    extension PlatformHost {
      /// Lets fingers and the mouse open the menus of elements, from the first element with one.
      func prepareMenus(_ uses: GestureSet) {
        guard uses.contains(.secondary), contextMenus == nil, let container = top as? LayoutContainer else { return }
        contextMenus = ContextMenus(container)
      }
    }

    /// Opens the menus of elements by UIKit's interaction: a long press, or the second button of a mouse.
    ///
    /// 1. The layout opens the menu, and UIKit shows its items. `PresentationKeeper` shows it not again.
    /// 2. UIKit calls an item's action before the menu is gone, so the layout closes it after that.
    @MainActor
    final class ContextMenus: NSObject, UIContextMenuInteractionDelegate {
      private weak var container: LayoutContainer?
      private var interaction: UIContextMenuInteraction?
      /// The menu that UIKit shows.
      private(set) var shown: Presentation?
      /// The view of the element, which stays in sight.
      private var anchor: ViewID?

      init(_ container: LayoutContainer) {
        self.container = container
        super.init()
        let interaction = UIContextMenuInteraction(delegate: self)
        container.addInteraction(interaction)
        self.interaction = interaction
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard let container else { return nil }
        let place = Point(location)
        anchor = container.root.contextMenuView(at: place)
        guard container.root.openContextMenu(at: place) else { return nil }
        container.layoutIfNeeded()
        shown = container.root.presentations.last { $0.kind == .menu && $0.point != nil }
        guard let shown else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: shown.menuItems.elements(of: shown))
        }
      }

      /// The usual preview is the whole container.
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        guard let view = anchor.flatMap({ container?.host.views[$0]?.view }), view.window != nil else { return nil }
        return UITargetedPreview(view: view)
      }

      /// Step 2.
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        let ended = shown
        shown = nil
        guard let animator else {
          ended?.dismiss()
          return
        }
        animator.addCompletion { ended?.dismiss() }
      }

      /// The layout closed the menu.
      fileprivate func close(_ presentation: Presentation) {
        guard shown === presentation else { return }
        shown = nil
        interaction?.dismissMenu()
      }
    }

    /// A menu that UIKit's interaction shows.
    @MainActor
    final class HeldMenu: ShownPresentation {
      override func close() { owner?.host.contextMenus?.close(presentation) }
    }

    extension [MenuItem] {
      /// The items as UIKit's; those between two lines are a group.
      @MainActor
      fileprivate func elements(of menu: Presentation) -> [UIMenuElement] {
        let groups = split { $0.kind == .divider }.map { $0.map { $0.element(of: menu) } }
        if groups.count == 1 { return groups[0] }
        return groups.map { UIMenu(options: .displayInline, children: $0) }
      }
    }

    extension MenuItem {
      @MainActor
      fileprivate func element(of menu: Presentation) -> UIMenuElement {
        var attributes: UIMenuElement.Attributes = []
        var state = UIMenuElement.State.off
        switch kind {
        case .menu(let items): return UIMenu(title: title, children: items.elements(of: menu))
        case .button(.destructive?): attributes = .destructive
        case .toggle(let isOn), .choice(let isOn): state = isOn ? .on : .off
        default: break
        }
        if !isCommand { attributes.insert(.disabled) }
        return UIAction(title: title, attributes: attributes, state: state) { _ in menu.choose(self) }
      }
    }
  #endif
#endif
