#if canImport(UIKit) && !os(watchOS)
  public import LayoutKitCompat

  /// Shows layouts in a collection view with a flow layout, as its data source and delegate.
  ///
  /// Rows are measured, shown and changed as `TableViewAdapter` describes. The notes on subclasses and ownership apply
  /// here too.
  @MainActor
  open class CollectionViewAdapter: ListViewAdapter, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private weak var collectionView: UICollectionView?

    private static let cell = "LayoutUIKit.LayoutCollectionCell"
    private static let header = "LayoutUIKit.LayoutCollectionHeader"

    /// Becomes the data source and the delegate of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - queue: the queue on which items are laid out.
    public init(_ collectionView: UICollectionView, queue: any ReloadQueue = TaskReloadQueue()) {
      self.collectionView = collectionView
      super.init(collectionView, list: collectionView, queue: queue)
      collectionView.register(LayoutCollectionCell.self, forCellWithReuseIdentifier: Self.cell)
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        collectionView.register(
          LayoutCollectionHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.header)
      }
      collectionView.dataSource = self
      collectionView.delegate = self
      updateLayout()
    }

    /// The exact size of items, in points; `nil` uses the item's own size.
    ///
    /// By default items are as wide as the view, and as high as their response. In a view that scrolls sideways the
    /// height is fixed and the width is the response's. Headers and footers are measured with the same size. Override
    /// it for several columns.
    open override var itemSize: (width: Double?, height: Double?) {
      guard let collectionView else { return (nil, nil) }
      let (size, insets) = (collectionView.bounds.size, collectionView.safeAreaInsets)
      if isSideways { return (nil, max(0, Double(size.height - insets.top - insets.bottom))) }
      return (max(0, Double(size.width - insets.left - insets.right)), nil)
    }

    private var isSideways: Bool {
      (collectionView?.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    }

    // MARK: Data source and delegate

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { listAdapter.numberOfSections }

    /// The number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      listAdapter.numberOfItems(in: section)
    }

    /// A cell that shows the item.
    open func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
      (cell as? LayoutCollectionCell)?.container.show(row: listAdapter.layout(ofItemAt: ListIndex(indexPath)))
      return cell
    }

    /// A view that shows a section's header or footer.
    open func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: Self.header, for: indexPath)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      (view as? LayoutCollectionHeader)?.container.show(
        row: isHeader
          ? listAdapter.layout(ofHeaderIn: indexPath.section) : listAdapter.layout(ofFooterIn: indexPath.section))
      return view
    }

    /// The size of an item, on whole pixels.
    open func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { onPixels(listAdapter.size(ofItemAt: ListIndex(indexPath))) }

    /// The size of a section's header; zero if it has none.
    open func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { onPixels(listAdapter.size(ofHeaderIn: section)) }

    /// The size of a section's footer; zero if it has none.
    open func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { onPixels(listAdapter.size(ofFooterIn: section)) }
  }

  /// A collection view with its own adapter, which follows the view's size and traits.
  @MainActor
  open class LayoutCollectionView: UICollectionView {
    /// Shows layouts in the view. Set a subclass of the adapter before anything is shown.
    public lazy var adapter = CollectionViewAdapter(self)

    /// Updates the items after a change of size, before the view lays them out.
    open override func layoutSubviews() {
      adapter.updateLayout()
      super.layoutSubviews()
    }
  }
#endif
