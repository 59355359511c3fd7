@testable import LayoutCSS

/// Trees of grids for the tests of this folder.
enum GridTrees {
  /// A container with the display `grid`.
  static func grid(_ children: [CSSBox] = [], _ edit: (inout CSSStyle) -> Void = { _ in }) -> CSSBox {
    var style = CSSStyle()
    style.display = .grid
    edit(&style)
    return CSSBox(style, children: children)
  }

  /// A block with an optional size, or without content.
  static func item(
    _ width: Double? = nil, _ height: Double? = nil, leaf: (any CSSLeaf)? = nil,
    _ edit: (inout CSSStyle) -> Void = { _ in }
  ) -> CSSBox {
    var style = CSSStyle()
    style.display = .block
    if let width { style.width = .points(width) }
    if let height { style.height = .points(height) }
    edit(&style)
    return CSSBox(style, leaf: leaf)
  }

  /// The frames of the children, as `x y width height`, after a layout of the root.
  static func frames(
    _ root: CSSBox, width: Double = .infinity, height: Double = .infinity, isRightToLeft: Bool = false
  ) -> [[Double]] {
    CSSLayout.layoutRoot(root, width: width, height: height, isRightToLeft: isRightToLeft)
    return root.children.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  static func tracks(_ tracks: CSSTrack...) -> [CSSTrackPart] { tracks.map { .track($0) } }
}

extension CSSTrack {
  static func points(_ points: Double) -> CSSTrack { CSSTrack(.length(.points(points))) }
  static func percent(_ percent: Double) -> CSSTrack { CSSTrack(.length(.percent(percent))) }
  static func fr(_ share: Double) -> CSSTrack { CSSTrack(.fraction(share)) }
  static func minmax(_ min: CSSTrackBreadth, _ max: CSSTrackBreadth) -> CSSTrack { CSSTrack(min: min, max: max) }
  static func fit(_ points: Double) -> CSSTrack { CSSTrack(fitContent: .points(points)) }
  static let minContent = CSSTrack(.minContent)
  static let maxContent = CSSTrack(.maxContent)
}

/// A content of words of equal width in lines 10 high, with baselines at 8. It counts its measurements.
final class GridWords: CSSLeaf {
  let words: Int
  let length: Double
  private(set) var widthCalls = 0
  private(set) var sizeCalls = 0

  init(_ words: Int, of length: Double) {
    self.words = words
    self.length = length
  }

  func widths(of box: CSSBox, height: Double) -> CSSWidths {
    widthCalls += 1
    return CSSWidths(min: length, max: length * Double(words))
  }

  func size(of box: CSSBox, width: Double, height: Double) -> CSSResult {
    sizeCalls += 1
    let inLine = max(1, Int(width / length))
    let lines = (words + inLine - 1) / inLine
    return CSSResult(
      width: Double(min(inLine, words)) * length, height: Double(lines) * 10, firstBaseline: 8,
      lastBaseline: Double(lines) * 10 - 2)
  }
}
