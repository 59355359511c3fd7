#if canImport(UIKit) && !os(watchOS)

  /// A table's cell that shows a layout. Used again for another row, it tells its views only what differs.
  @MainActor
  open class LayoutTableCell: UITableViewCell {
    /// Shows the row.
    public let container = LayoutContainer(frame: .zero)

    /// A cell without a row.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(container)
    }

    /// A cell without a row.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(container)
    }

    /// In lists that ask cells for their size it is the layout's.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      container.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Gives the container the room beside what the table puts into the cell.
    open override func layoutSubviews() {
      super.layoutSubviews()
      container.fill(contentView)
    }
  }

  /// A table's header or footer that shows a layout.
  @MainActor
  open class LayoutTableHeader: UITableViewHeaderFooterView {
    /// Shows the header.
    public let container = LayoutContainer(frame: .zero)

    /// A header without a layout.
    public override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(container)
    }

    /// A header without a layout.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(container)
    }

    /// Gives the container all the room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      container.fill(contentView)
    }
  }

  /// A collection view's cell that shows a layout. Used again for another item, it tells its views only what differs.
  @MainActor
  open class LayoutCollectionCell: UICollectionViewCell {
    /// Shows the item.
    public let container = LayoutContainer(frame: .zero)

    /// A cell without an item.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(container)
    }

    /// A cell without an item.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(container)
    }

    /// In lists that ask cells for their size it is the layout's.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      container.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Gives the container all the room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      container.fill(contentView)
    }
  }

  /// A collection view's header or footer that shows a layout.
  @MainActor
  open class LayoutCollectionHeader: UICollectionReusableView {
    /// Shows the header.
    public let container = LayoutContainer(frame: .zero)

    /// A header without a layout.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(container)
    }

    /// A header without a layout.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(container)
    }

    /// Gives the container all the room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      container.fill(self)
    }
  }

  extension LayoutContainer {
    fileprivate func fill(_ view: UIView) {
      if frame != view.bounds { frame = view.bounds }
    }
  }
#endif
