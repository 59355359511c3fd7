#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import LayoutKitCompat

  /// Shows layouts in a collection view with a flow layout: its data source and delegate. Rows are measured, shown and changed
  /// as `TableViewAdapter` has it; sections, headers and footers are the collection view's own.
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
    ///   - queue: where items are laid out.
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

    /// How large items are exactly, in points; `nil` leaves it to the item. By default items are as wide as what is seen of
    /// the view, and as high as they want to be; where it scrolls sideways it is the other way round. Headers and footers are
    /// measured in the same size. Overridden for several columns.
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

    // MARK: What the view asks

    /// How many sections there are.
    open func numberOfSections(in collectionView: NSCollectionView) -> Int { listAdapter.numberOfSections }

    /// How many items a section has.
    open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
      listAdapter.numberOfItems(in: section)
    }

    /// What shows the item.
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

    /// How large an item is, on whole pixels.
    open func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> NSSize { onPixels(listAdapter.size(ofItemAt: ListIndex(indexPath))) }

    /// How large a section's header is; zero where it has none.
    open func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> NSSize { onPixels(listAdapter.size(ofHeaderIn: section)) }

    /// How large a section's footer is; zero where it has none.
    open func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> NSSize { onPixels(listAdapter.size(ofFooterIn: section)) }
  }

  /// A collection view with an adapter of its own, which follows the view's size and what the system says of it. It has a flow
  /// layout, as long as it is given no other.
  @MainActor
  open class LayoutCollectionView: NSCollectionView {
    /// Shows layouts in the view. A subclass of the adapter is set before anything is shown.
    public lazy var adapter = CollectionViewAdapter(self)

    /// A view without items.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      collectionViewLayout = NSCollectionViewFlowLayout()
    }

    /// A view from an archive, with the layout that it has there.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A change of size or surroundings reaches the items before the view lays them out.
    open override func layout() {
      adapter.updateLayout()
      super.layout()
    }

    /// Another size asks for a pass, also in windows where AppKit does not ask by itself.
    open override func setFrameSize(_ newSize: NSSize) {
      let isOther = newSize != frame.size
      super.setFrameSize(newSize)
      if isOther { needsLayout = true }
    }

    /// Dark mode came or went.
    open override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      needsLayout = true
    }

    /// The window came to another display.
    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }

    /// A window has its own display and appearance.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      needsLayout = true
    }

    /// The direction of writing, in which items are laid out.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { needsLayout = true }
    }
  }

  /// A collection view as the adapter below sees it.
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
