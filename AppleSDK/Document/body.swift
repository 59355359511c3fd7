// For elements: a body.

import LayoutReference

struct Page: Layout {
  var body: some Layout {
    // BLOCK
  }
}
