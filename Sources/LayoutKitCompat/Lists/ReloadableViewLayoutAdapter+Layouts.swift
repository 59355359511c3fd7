/// Layouts for hosts whose cells lay out rows themselves.
extension ReloadableViewLayoutAdapter {
  /// The layout of a row; `nil` if there is no such row.
  public func layout(ofItemAt index: ListIndex) -> (any MeasurableLayout)? {
    guard currentArrangement.indices.contains(index.section) else { return nil }
    let rows = currentArrangement[index.section].rows
    return rows.indices.contains(index.item) ? rows[index.item].arrangement.layout : nil
  }

  /// The layout of a section's header; `nil` if it has none.
  public func layout(ofHeaderIn section: Int) -> (any MeasurableLayout)? {
    currentArrangement.indices.contains(section) ? currentArrangement[section].header?.layout : nil
  }

  /// The layout of a section's footer; `nil` if it has none.
  public func layout(ofFooterIn section: Int) -> (any MeasurableLayout)? {
    currentArrangement.indices.contains(section) ? currentArrangement[section].footer?.layout : nil
  }

  /// Removes the results of rows in all sizes, after a change of a value that all of them depend on, such as the text
  /// size.
  ///
  /// The list keeps its content until the next reload.
  public func forgetResults() { results.removeAll() }
}
