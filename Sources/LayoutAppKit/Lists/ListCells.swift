#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A table's cell that shows a layout.
  ///
  /// When it is used again for another row, it sets only the properties that differ.
  @MainActor
  open class LayoutTableCell: NSTableCellView {
    /// Shows the row.
    public let container = LayoutContainer(frame: .zero)

    /// Makes a cell without a row.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      container.fill(self)
    }

    /// Makes a cell without a row.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      container.fill(self)
    }

    /// The background that the row view sets for the cell. On a selected row's colour, texts in the primary colour become
    /// white.
    open override var backgroundStyle: NSView.BackgroundStyle {
      didSet {
        if backgroundStyle == .emphasized, container.environment.foregroundColor == .primary {
          container.environment.foregroundColor = .white
          isWhitened = true
        } else if backgroundStyle != .emphasized, isWhitened {
          isWhitened = false
          container.environment.foregroundColor = .primary
        }
      }
    }

    private var isWhitened = false
  }

  /// A row of a table that shows a section's header or footer.
  @MainActor
  open class LayoutTableHeader: LayoutTableCell {}

  /// A collection view's item whose view shows a layout.
  ///
  /// When it is used again for another item, it sets only the properties that differ.
  @MainActor
  open class LayoutCollectionItem: NSCollectionViewItem {
    /// Shows the item.
    public let container = LayoutContainer(frame: .zero)

    /// Makes the view, which needs no nib.
    open override func loadView() {
      let view = NSView(frame: .zero)
      container.fill(view)
      self.view = view
    }
  }

  /// A collection view's header or footer that shows a layout.
  @MainActor
  open class LayoutCollectionHeader: NSView, NSCollectionViewElement {
    /// Shows the header.
    public let container = LayoutContainer(frame: .zero)

    /// Makes a header without a layout.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      container.fill(self)
    }

    /// Makes a header without a layout.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      container.fill(self)
    }
  }

  extension LayoutContainer {
    /// Fills the whole of a view, also after its size changes.
    fileprivate func fill(_ view: NSView) {
      frame = view.bounds
      autoresizingMask = [.width, .height]
      view.addSubview(self)
    }
  }
#endif
