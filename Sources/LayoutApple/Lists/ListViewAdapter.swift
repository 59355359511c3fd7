#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  public import LayoutKitCompat

  /// The common part of the adapters of tables and collection views: the sections, and the size in which rows are
  /// measured.
  @MainActor
  open class ListViewAdapter: NSObject {
    private let driver: ListDriver
    private weak var view: PlatformView?

    /// - Parameters:
    ///   - view: the list; rows are measured for its size and its environment.
    ///   - list: receives the changes; not retained.
    ///   - queue: the queue on which rows are laid out.
    ///   - headersAreRows: whether `list` shows headers and footers as rows.
    package init(
      _ view: PlatformView, list: any ReloadableView, queue: any ReloadQueue, headersAreRows: Bool = false
    ) {
      driver = ListDriver(list, queue, headersAreRows: headersAreRows)
      self.view = view
      super.init()
    }

    /// The list's adapter, with the content, the durations and the diagnostics.
    public var listAdapter: ReloadableViewLayoutAdapter { driver.adapter }

    /// Shows sections, and cancels sections that are being laid out; their completion is not called.
    ///
    /// - Parameters:
    ///   - sections: the sections to show.
    ///   - animated: whether the list changes row by row; otherwise it is reloaded.
    ///   - synchronous: whether all is done when this method returns. A list without a size still waits for one.
    ///   - completion: called when all rows are shown.
    public func show(
      _ sections: [ListSection], animated: Bool = true, synchronous: Bool = false,
      completion: (@MainActor () -> Void)? = nil
    ) {
      updateLayout()
      driver.show(sections, isAnimated: animated, isSynchronous: synchronous, completion: completion)
    }

    /// Reads the list's size and the system's values for it, and measures rows again if they have changed.
    ///
    /// `LayoutTableView` and `LayoutCollectionView` call this method themselves. For other lists, call it where a
    /// controller is notified of layout.
    public func updateLayout() {
      guard let view else { return }
      driver.setSystem(SystemEnvironment(list: view, known: driver.system))
      let size = itemSize
      driver.setSize(ListDriver.RowSize(width: size.width, height: size.height))
    }

    /// The exact size of rows, in points; `nil` uses the row's own size. Headers and footers are measured with the same
    /// size.
    open var itemSize: (width: Double?, height: Double?) { (nil, nil) }

    /// Pixels per point of the list's display; 1 without a display.
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
    /// The system's values for a list.
    ///
    /// - Parameter known: the values before. A view without a window is on no display, and keeps the scale of its last
    ///   one.
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
