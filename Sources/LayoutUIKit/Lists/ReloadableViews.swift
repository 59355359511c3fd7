#if canImport(UIKit) && !os(watchOS)
  public import LayoutKitCompat

  extension UITableView: ReloadableView {
    /// Whether the user drags the table, or it still decelerates after that.
    public var isScrolling: Bool { isDragging || isDecelerating }

    /// Changes rows, with the table's animations.
    public func performBatchUpdates(_ updates: BatchUpdates, change: @escaping () -> Void) {
      performBatchUpdates(
        { [self] in
          change()
          deleteSections(IndexSet(updates.deleteSections), with: .automatic)
          insertSections(IndexSet(updates.insertSections), with: .automatic)
          reloadSections(IndexSet(updates.reloadSections), with: .automatic)
          for move in updates.moveSections { moveSection(move.from, toSection: move.to) }
          deleteRows(at: updates.deleteItems.map(\.path), with: .automatic)
          insertRows(at: updates.insertItems.map(\.path), with: .automatic)
          reloadRows(at: updates.reloadItems.map(\.path), with: .automatic)
          for move in updates.moveItems { moveRow(at: move.from.path, to: move.to.path) }
        }, completion: nil)
    }
  }

  extension UICollectionView: ReloadableView {
    /// Whether the user drags the view, or it still decelerates after that.
    public var isScrolling: Bool { isDragging || isDecelerating }

    /// Changes items, with the view's animations.
    public func performBatchUpdates(_ updates: BatchUpdates, change: @escaping () -> Void) {
      performBatchUpdates(
        { [self] in
          change()
          deleteSections(IndexSet(updates.deleteSections))
          insertSections(IndexSet(updates.insertSections))
          reloadSections(IndexSet(updates.reloadSections))
          for move in updates.moveSections { moveSection(move.from, toSection: move.to) }
          deleteItems(at: updates.deleteItems.map(\.path))
          insertItems(at: updates.insertItems.map(\.path))
          reloadItems(at: updates.reloadItems.map(\.path))
          for move in updates.moveItems { moveItem(at: move.from.path, to: move.to.path) }
        }, completion: nil)
    }
  }
#endif
