import LayoutEngine

extension CSSRule {
  /// Reports a grid with an item that would reach beyond the most tracks.
  func reportCut(_ inside: ContainerInside) {
    guard let box = boxes.box, box.style.display == .grid, box.isGridCut else { return }
    inside.report(
      .invalidNumber, of: inside.index,
      FaultText("the grid is cut at \(GridSpan.farthest) tracks; what would stand beyond them is in the last one"))
  }
}
