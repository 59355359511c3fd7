// For a body of one's own: a screen.

import LayoutReference

final class Screen: BaseViewController, Layout {
  // BLOCK
}
