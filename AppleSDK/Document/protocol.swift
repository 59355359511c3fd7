// For the protocol of layouts: one of the library's gets it. Two of its members have other types here and are written out.

import LayoutReference

// BLOCK

struct Tile: LayoutCore.Layout {
  var body: some LayoutCore.Layout { EmptyLayout() }
}

extension Tile: Layout {
  func extractViews() -> [UIView] { [] }
  var intrinsicContentSize: CGSize { .zero }
}
