// For a property and, after it, an element of the body that shows it.

import LayoutReference

struct Counter: Layout {
  // BLOCK 1-2

  var body: some Layout {
    // BLOCK 3-7
  }
}
