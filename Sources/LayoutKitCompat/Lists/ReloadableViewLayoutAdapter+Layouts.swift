/// For hosts whose cells lay rows out themselves.
extension ReloadableViewLayoutAdapter {
  /// The layout of a row; `nil` for one that does not exist.
  public func layout(ofItemAt index: ListIndex) -> (any MeasurableLayout)? {
    guard currentArrangement.indices.contains(index.section) else { return nil }
    let rows = currentArrangement[index.section].rows
    return rows.indices.contains(index.item) ? rows[index.item].arrangement.layout : nil
  }

  /// The layout of a section's header; `nil` where it has none.
  public func layout(ofHeaderIn section: Int) -> (any MeasurableLayout)? {
    currentArrangement.indices.contains(section) ? currentArrangement[section].header?.layout : nil
  }

  /// The layout of a section's footer; `nil` where it has none.
  public func layout(ofFooterIn section: Int) -> (any MeasurableLayout)? {
    currentArrangement.indices.contains(section) ? currentArrangement[section].footer?.layout : nil
  }

  /// Forgets what rows came to, in all sizes: something that all of them depend on changed, such as the size of texts. What
  /// the list shows stays until the next reload.
  public func forgetResults() { results.removeAll() }
}
