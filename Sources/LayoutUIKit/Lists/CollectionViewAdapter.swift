#if canImport(UIKit) && !os(watchOS)
  public import LayoutKitCompat

  /// Shows layouts in a collection view with a flow layout: its data source and delegate. Everything that is said of
  /// `TableViewAdapter` holds here too.
  @MainActor
  open class CollectionViewAdapter: ListViewAdapter, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private weak var collectionView: UICollectionView?

    private static let cell = "LayoutUIKit.LayoutCollectionCell"
    private static let header = "LayoutUIKit.LayoutCollectionHeader"

    /// Becomes the data source and the delegate of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - queue: where items are laid out.
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

    /// How large items are exactly, in points; `nil` leaves it to the item. By default items are as wide as the view, and
    /// as high as they want to be; where it scrolls sideways it is the other way round. Headers and footers are measured in
    /// the same size. Overridden for several columns.
    open override var itemSize: (width: Double?, height: Double?) {
      guard let collectionView else { return (nil, nil) }
      let (size, insets) = (collectionView.bounds.size, collectionView.safeAreaInsets)
      if isSideways { return (nil, max(0, Double(size.height - insets.top - insets.bottom))) }
      return (max(0, Double(size.width - insets.left - insets.right)), nil)
    }

    private var isSideways: Bool {
      (collectionView?.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    }

    // MARK: What the view asks

    /// How many sections there are.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { listAdapter.numberOfSections }

    /// How many items a section has.
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

    /// How large an item is, on whole pixels.
    open func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { onPixels(listAdapter.size(ofItemAt: ListIndex(indexPath))) }

    /// How large a section's header is; zero where it has none.
    open func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { onPixels(listAdapter.size(ofHeaderIn: section)) }

    /// How large a section's footer is; zero where it has none.
    open func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { onPixels(listAdapter.size(ofFooterIn: section)) }
  }

  /// A collection view with an adapter of its own, which follows the view's size and traits.
  @MainActor
  open class LayoutCollectionView: UICollectionView {
    /// Shows layouts in the view. A subclass of the adapter is set before anything is shown.
    public lazy var adapter = CollectionViewAdapter(self)

    /// A change of size reaches the items before the view lays them out.
    open override func layoutSubviews() {
      adapter.updateLayout()
      super.layoutSubviews()
    }
  }
#endif
