// For elements: a body.

import Layout

struct Page: Layout {
  var body: some Layout {
    // BLOCK
  }
}
