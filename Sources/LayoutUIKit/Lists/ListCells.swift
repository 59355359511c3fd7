#if canImport(UIKit) && !os(watchOS)

  /// A table's cell that shows a layout.
  ///
  /// When it is used again for another row, it sets only the properties that differ.
  @MainActor
  open class LayoutTableCell: UITableViewCell {
    /// Shows the row.
    public let container = LayoutContainer(frame: .zero)

    /// Makes a cell without a row.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(container)
    }

    /// Makes a cell without a row.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(container)
    }

    /// The layout's size, for lists that size cells by their content.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      container.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Gives the container the space that the table's own views leave in the cell.
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

    /// Makes a header without a layout.
    public override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(container)
    }

    /// Makes a header without a layout.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(container)
    }

    /// Gives the container the whole space.
    open override func layoutSubviews() {
      super.layoutSubviews()
      container.fill(contentView)
    }
  }

  /// A collection view's cell that shows a layout.
  ///
  /// When it is used again for another item, it sets only the properties that differ.
  @MainActor
  open class LayoutCollectionCell: UICollectionViewCell {
    /// Shows the item.
    public let container = LayoutContainer(frame: .zero)

    /// Makes a cell without an item.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(container)
    }

    /// Makes a cell without an item.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(container)
    }

    /// The layout's size, for lists that size cells by their content.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      container.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Gives the container the whole space.
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

    /// Makes a header without a layout.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(container)
    }

    /// Makes a header without a layout.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(container)
    }

    /// Gives the container the whole space.
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
