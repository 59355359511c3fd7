#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import LayoutKitCompat

  /// Shows layouts in a collection view with a flow layout, as its data source and delegate.
  ///
  /// Items are measured, shown and changed as `TableViewAdapter` describes. Sections, headers and footers are the
  /// collection view's own.
  @MainActor
  open class CollectionViewAdapter: ListViewAdapter, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
    private let list: CollectionList
    private weak var collectionView: NSCollectionView?

    private static let cell = NSUserInterfaceItemIdentifier("LayoutAppKit.LayoutCollectionItem")
    private static let header = NSUserInterfaceItemIdentifier("LayoutAppKit.LayoutCollectionHeader")

    /// Becomes the data source and the delegate of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - queue: the queue on which items are laid out.
    public init(_ collectionView: NSCollectionView, queue: any ReloadQueue = TaskReloadQueue()) {
      list = CollectionList(collectionView)
      self.collectionView = collectionView
      super.init(collectionView, list: list, queue: queue)
      collectionView.register(LayoutCollectionItem.self, forItemWithIdentifier: Self.cell)
      for kind in [NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter] {
        collectionView.register(
          LayoutCollectionHeader.self, forSupplementaryViewOfKind: kind, withIdentifier: Self.header)
      }
      collectionView.dataSource = self
      collectionView.delegate = self
      updateLayout()
    }

    /// The exact size of items, in points; `nil` uses the item's own size.
    ///
    /// By default items are as wide as the visible part of the view, and as high as their response. In a view that
    /// scrolls sideways the height is fixed and the width is the response's. Headers and footers are measured with the
    /// same size. Override it for several columns.
    open override var itemSize: (width: Double?, height: Double?) {
      guard let collectionView else { return (nil, nil) }
      let scroller = collectionView.enclosingScrollView
      let size = scroller?.contentSize ?? collectionView.bounds.size
      let insets = scroller?.contentInsets ?? NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      if isSideways { return (nil, max(0, Double(size.height - insets.top - insets.bottom))) }
      return (max(0, Double(size.width - insets.left - insets.right)), nil)
    }

    private var isSideways: Bool {
      (collectionView?.collectionViewLayout as? NSCollectionViewFlowLayout)?.scrollDirection == .horizontal
    }

    // MARK: Data source and delegate

    /// The number of sections.
    open func numberOfSections(in collectionView: NSCollectionView) -> Int { listAdapter.numberOfSections }

    /// The number of items in a section.
    open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
      listAdapter.numberOfItems(in: section)
    }

    /// The collection view item that shows the item.
    open func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: Self.cell, for: indexPath)
      (item as? LayoutCollectionItem)?.container.show(row: listAdapter.layout(ofItemAt: ListIndex(indexPath)))
      return item
    }

    /// A view that shows a section's header or footer.
    open func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSView {
      let view = collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: Self.header, for: indexPath)
      let isHeader = kind == NSCollectionView.elementKindSectionHeader
      (view as? LayoutCollectionHeader)?.container.show(
        row: isHeader
          ? listAdapter.layout(ofHeaderIn: indexPath.section) : listAdapter.layout(ofFooterIn: indexPath.section))
      return view
    }

    /// The size of an item, on whole pixels.
    open func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> NSSize { onPixels(listAdapter.size(ofItemAt: ListIndex(indexPath))) }

    /// The size of a section's header; zero if it has none.
    open func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> NSSize { onPixels(listAdapter.size(ofHeaderIn: section)) }

    /// The size of a section's footer; zero if it has none.
    open func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> NSSize { onPixels(listAdapter.size(ofFooterIn: section)) }
  }

  /// A collection view with its own adapter, which follows the view's size and the system's settings.
  ///
  /// It has a flow layout unless another one is set.
  @MainActor
  open class LayoutCollectionView: NSCollectionView {
    /// Shows layouts in the view. Set a subclass of the adapter before anything is shown.
    public lazy var adapter = CollectionViewAdapter(self)

    /// Makes a view without items.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      collectionViewLayout = NSCollectionViewFlowLayout()
    }

    /// Makes a view from an archive, with the archived layout.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Updates the items after a change of size or environment, before the view lays them out.
    open override func layout() {
      adapter.updateLayout()
      super.layout()
    }

    /// Requests a pass after a change of size, also in windows where AppKit requests none.
    open override func setFrameSize(_ newSize: NSSize) {
      let isOther = newSize != frame.size
      super.setFrameSize(newSize)
      if isOther { needsLayout = true }
    }

    /// Requests a pass after a change of the appearance, such as dark mode.
    open override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      needsLayout = true
    }

    /// Requests a pass after the window moves to another display.
    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }

    /// Requests a pass, because a window has its own display and appearance.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      needsLayout = true
    }

    /// The writing direction in which items are laid out.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { needsLayout = true }
    }
  }

  /// A collection view in the form that the list adapter uses.
  @MainActor
  final class CollectionList: ReloadableView {
    private weak var view: NSCollectionView?
    private let scrolling: LiveScrolling

    init(_ view: NSCollectionView) {
      self.view = view
      scrolling = LiveScrolling(view)
    }

    var isScrolling: Bool { scrolling.isLive }

    func reloadData() { view?.reloadData() }

    func performBatchUpdates(_ updates: BatchUpdates, change: @escaping () -> Void) {
      view?.performBatchUpdates(
        { [weak view] in
          change()
          guard let view else { return }
          view.deleteSections(IndexSet(updates.deleteSections))
          view.insertSections(IndexSet(updates.insertSections))
          view.reloadSections(IndexSet(updates.reloadSections))
          for move in updates.moveSections { view.moveSection(move.from, toSection: move.to) }
          view.deleteItems(at: Set(updates.deleteItems.map(\.path)))
          view.insertItems(at: Set(updates.insertItems.map(\.path)))
          view.reloadItems(at: Set(updates.reloadItems.map(\.path)))
          for move in updates.moveItems { view.moveItem(at: move.from.path, to: move.to.path) }
        }, completionHandler: nil)
    }
  }
#endif
