#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  public import LayoutKitCompat

  /// What the adapters of tables and collection views have in common: the sections that are shown, and the size in which
  /// their rows are measured.
  @MainActor
  open class ListViewAdapter: NSObject {
    private let driver: ListDriver
    private weak var view: PlatformView?

    /// - Parameters:
    ///   - view: the list, whose size and surroundings rows are measured for.
    ///   - list: what is told of changes; not kept.
    ///   - queue: where rows are laid out.
    ///   - headersAreRows: whether `list` shows headers and footers as rows.
    package init(
      _ view: PlatformView, list: any ReloadableView, queue: any ReloadQueue, headersAreRows: Bool = false
    ) {
      driver = ListDriver(list, queue, headersAreRows: headersAreRows)
      self.view = view
      super.init()
    }

    /// The adapter below: what is shown, how long it took, what is wrong with it.
    public var listAdapter: ReloadableViewLayoutAdapter { driver.adapter }

    /// Shows sections. Those that are under way are given up; their completion is not called.
    ///
    /// - Parameters:
    ///   - sections: the sections to show.
    ///   - animated: whether the list changes row by row, or is reloaded.
    ///   - synchronous: whether all of it is done when this returns. A list without a size waits for one all the same.
    ///   - completion: called when all rows are shown.
    public func show(
      _ sections: [ListSection], animated: Bool = true, synchronous: Bool = false,
      completion: (@MainActor () -> Void)? = nil
    ) {
      updateLayout()
      driver.show(sections, isAnimated: animated, isSynchronous: synchronous, completion: completion)
    }

    /// Takes the list's size and what the system says of it; where they are others, rows are measured anew.
    /// `LayoutTableView` and `LayoutCollectionView` call this by themselves; for other lists, call it where a controller
    /// hears that views were laid out.
    public func updateLayout() {
      guard let view else { return }
      driver.setSystem(SystemEnvironment(list: view, known: driver.system))
      let size = itemSize
      driver.setSize(ListDriver.RowSize(width: size.width, height: size.height))
    }

    /// How large rows are exactly, in points; `nil` leaves it to the row. Headers and footers are measured in the same size.
    open var itemSize: (width: Double?, height: Double?) { (nil, nil) }

    /// Pixels a point of the display that the list is on; 1 where it is on none.
    package var scale: CGFloat {
      #if canImport(UIKit)
        max(1, view?.traitCollection.displayScale ?? 1)
      #else
        max(1, view?.window?.backingScaleFactor ?? 1)
      #endif
    }

    /// A row's size, rounded up to whole pixels.
    package func onPixels(_ size: Size) -> CGSize {
      CGSize(width: CGFloat(size.width).onPixels(scale), height: CGFloat(size.height).onPixels(scale))
    }
  }

  extension SystemEnvironment {
    /// What the system says of a list.
    ///
    /// - Parameter known: what it said before. A view without a window is on no display, and keeps the scale of its last one.
    @MainActor
    fileprivate init(list: PlatformView, known: SystemEnvironment?) {
      #if canImport(UIKit)
        self.init(list.traitCollection)
        layoutDirection = list.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      #else
        self.init(list)
        if list.window == nil, let known { displayScale = known.displayScale }
      #endif
    }
  }
#endif
