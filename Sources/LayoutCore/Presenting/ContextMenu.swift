import LayoutEngine

extension Layout {
  /// Gives the element a menu that a secondary click opens, on touch screens a long press, and the menu key while the
  /// keyboard is inside.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .contextMenu {
  ///     Button("Reply") { reply(to: message) }
  ///     Button("Delete", role: .destructive) { delete(message) }
  ///   }
  /// ```
  ///
  /// The innermost element with a menu counts. On the content of a row of a list it is the menu of the whole row. The content is that of a `Menu`; it is evaluated when the menu opens.
  public func contextMenu<Content: Layout>(
    @LayoutBuilder menuItems: @escaping () -> Content
  ) -> _ModifiedLayout<_ModifiedLayout<Self, _DecorationModifier>, _PresentationModifier> {
    let request = PresentationRequest(kind: .menu, content: { AnyLayout(menuItems()) }, dismiss: {})
    let box = handling(coversRow: true) { $0.opensMenu = true }
    return _ModifiedLayout(box, _PresentationModifier(request: request, isOnRequest: true))
  }
}

extension LayoutRoot {
  /// Whether any element has a menu of its own.
  package var hasContextMenus: Bool { session.contents.presenting?.hasMenus == true }

  /// Whether the front-most element at a point, or one around it, has a menu of its own.
  ///
  /// - Complexity: O(elements) where any element has one.
  public func hasContextMenu(at point: Point) -> Bool { contextPresenter(at: point) != nil }

  /// The view of the element whose menu opens at a point; `nil` where there is none.
  ///
  /// - Complexity: O(elements) where any element has one.
  package func contextMenuView(at point: Point) -> ViewID? {
    guard hasContextMenus, let hit = PointerHitWalk(session, point).hit else { return nil }
    return hit.boxes.last { contextPresenter(of: $0) != nil }.flatMap { view(ofBox: $0) }
  }

  /// Opens the menu of the front-most element at a point, or of the nearest element around it that has one.
  ///
  /// It is in `presentations` after the turn that follows, which a host gets. Where the element is hidden by then, it
  /// does not open. One that is open moves to the point.
  ///
  /// - Parameter point: in points from the corner of the layout.
  /// - Returns: whether there is such a menu.
  /// - Complexity: O(elements) where any element has one.
  @discardableResult
  public func openContextMenu(at point: Point) -> Bool {
    guard let presenter = contextPresenter(at: point) else { return false }
    return open(presenter, at: point)
  }

  /// Opens the menu of the element that a view shows, or of the nearest element around it that has one.
  ///
  /// - Returns: whether there is such a menu.
  @discardableResult
  public func openContextMenu(of view: ViewID) -> Bool {
    guard let node = node(of: view), let presenter = contextPresenter(around: node) else { return false }
    return open(presenter, at: nil)
  }

  private func open(_ presenter: Presenter, at point: Point?) -> Bool {
    presenter.isOpen = true
    presenter.point = point
    session.contents.presenting?.note(presenter)
    presentationChanged()
    return true
  }

  private func contextPresenter(at point: Point) -> Presenter? {
    guard hasContextMenus, let hit = PointerHitWalk(session, point).hit else { return nil }
    return hit.boxes.reversed().lazy.compactMap { self.contextPresenter(of: $0) }.first
  }

  /// The presenter that a box belongs to; `nil` where the box opens no menu. Of several that share the box the
  /// innermost counts.
  private func contextPresenter(of box: PointerHit.Box) -> Presenter? {
    let (tree, decorations) = (session.tree, session.contents.decorations)
    guard let store = session.contents.presenting, decorations[box.slot].handlers.opensMenu else { return nil }
    let layers = tree.modifierCount(of: box.node)
    /// The place of the decoration at a layer, from the outermost; `nil` where it opens no menu.
    func slot(_ layer: Int) -> UInt32? {
      guard layer >= 0, layer < layers else { return nil }
      let record = tree.modifier(layers - 1 - layer, of: box.node)
      return record.kind == .decoration && decorations[record.side].handlers.opensMenu ? record.side : nil
    }
    for at in tree.way(upFrom: box.node) {
      guard at == box.node || tree.isGroup(at) else { return nil }
      guard let presenter = store.presenters[at], presenter.isOnRequest, presenter.request != nil else { continue }
      // Its decoration is inside of it, or became a part of the one outside of it.
      if slot(presenter.outer) ?? slot(presenter.outer - 1) == box.slot { return presenter }
    }
    return nil
  }

  private func contextPresenter(around node: NodeIndex) -> Presenter? {
    guard let store = session.contents.presenting, store.hasMenus else { return nil }
    for (at, modifiers) in session.tree.nodes(around: node) {
      guard let presenter = store.presenters[at], modifiers >= presenter.outer else { continue }
      if presenter.isOnRequest, presenter.request != nil { return presenter }
    }
    return nil
  }
}
